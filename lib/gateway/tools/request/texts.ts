import { canonicalQuery } from '../../contract/examples/canonical-query';
import {
  bodyText,
  type Call,
  EXAMPLE_TOKEN,
  fixedHeaders,
  pascalCase,
} from '../../contract/examples/languages/call';
import type { Operation } from '../../contract/types';
import { signRequest } from '../../signing';
import { curlText, httpText, type Message } from '../message';
import { READY_LANGUAGES } from '../ready-languages';
import type { RequestExample, SentRequest } from './page';

/** The forms of a request that its page offers, by the name that a reader chooses. */
const LANGUAGES = [['json', 'JSON'], ...READY_LANGUAGES] as const;

export type RequestLanguage = (typeof LANGUAGES)[number][0];

/** A partner's call is only a message, and a request without a body has no JSON. */
export const languagesOf = ({ auth, source }: Operation) =>
  LANGUAGES.filter(
    ([name]) =>
      (auth !== 'partner' || name === 'json' || name === 'curl' || name === 'http') &&
      (source.requestBody !== undefined || name !== 'json'),
  );

/** The request as the printers of programs take it. */
export function callOfRequest(
  host: string,
  operation: Operation,
  { path, query, headers, body }: SentRequest,
  { hasData }: Pick<RequestExample, 'hasData'>,
): Call {
  const own = operation.idempotency.key ?? 'Idempotency-Key';
  const isKeyed = operation.idempotency.kind === 'header-required';
  return {
    host,
    method: operation.verb,
    path: Object.entries(path).reduce(
      (text, [name, value]) => text.replace(`{${name}}`, () => encoded(value)),
      operation.path,
    ),
    query: Object.entries(query),
    body,
    idempotencyKey: isKeyed ? headers[own] : undefined,
    auth: operation.auth,
    headers: Object.entries(headers).filter(([name]) => !isKeyed || name !== own),
    hasData,
  };
}

/** A part of a path; half of a surrogate pair has no encoding. */
const encoded = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));

/**
 * The request in one language. Programs sign it themselves; messages are signed here, for this moment.
 * @param name of the program
 */
export async function requestText(
  language: RequestLanguage,
  call: Call,
  name: string,
  identity: { readonly keyId: string; readonly secret: string },
): Promise<string> {
  if (language === 'json') return bodyText(call);
  if (language !== 'curl' && language !== 'http') {
    // The printers of programs are fetched when one is asked for.
    const { PROGRAMS } = await import('../../contract/examples/languages/programs');
    return PROGRAMS[language](call, language === 'java' ? pascalCase(name) : name);
  }
  const message: Message = {
    host: call.host,
    method: call.method,
    target: `${call.path}${call.query.length > 0 ? `?${canonicalQuery(call.query)}` : ''}`,
    headers: [...(await proofOf(call, identity)), ...fixedHeaders(call)],
    body: bodyText(call),
  };
  return language === 'curl' ? curlText(message) : httpText(message);
}

/** How a message shows who sends it. */
async function proofOf(
  call: Call,
  identity: { readonly keyId: string; readonly secret: string },
): Promise<readonly (readonly [string, string])[]> {
  if (call.auth === 'partner') return [];
  if (call.auth === 'bearer') return [['Authorization', `Bearer ${EXAMPLE_TOKEN}`]];
  const { method, path, query } = call;
  const { headers } = await signRequest({ method, path, query, body: bodyText(call) }, identity);
  return Object.entries(headers);
}
