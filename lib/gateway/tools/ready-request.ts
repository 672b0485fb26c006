import type { Call } from '../contract/examples/languages/call';
import { PROGRAMS } from '../contract/examples/languages/programs';
import type { Json } from '../contract/types';
import type { SigningInput } from '../signing/mistakes';
import { queryPairs } from '../signing/query';
import type { SignedRequest } from '../signing/request';
import { curlText, httpText, type Message } from './message';
import type { ReadyLanguage } from './ready-languages';

interface Ready {
  /** `https://api.sandbox.gateway.example`. */
  readonly host: string;
  readonly input: SigningInput;
  readonly signed: SignedRequest;
}

/** A request in one form, and a sentence on what it needs. */
export function readyRequest(
  language: ReadyLanguage,
  ready: Ready,
): { readonly code: string; readonly note: string } {
  if (language === 'curl') return { code: curlText(messageOf(ready)), note: SIGNED };
  if (language === 'http') return { code: httpText(messageOf(ready)), note: SIGNED };
  const call = callOf(ready);
  if (!call)
    return { code: '', note: 'The body is not JSON, so no client program can send it. Use cURL.' };
  return {
    code: PROGRAMS[language](call, language === 'java' ? 'Request' : 'request'),
    note: 'This program uses the client of this page. It takes your key from the environment and signs the request itself.',
  };
}

const SIGNED =
  'This request is signed with the values above. The gateway accepts it once, and only while its time is current.';

const messageOf = ({ host, input, signed }: Ready): Message => ({
  host,
  method: input.method,
  target: `${input.path}${signed.canonicalQuery === '' ? '' : `?${signed.canonicalQuery}`}`,
  headers: Object.entries(signed.headers),
  body: input.body,
});

/** The request as the printers of programs take it; undefined when its body is no JSON. */
function callOf({ host, input }: Ready): Call | undefined {
  let body: Json | undefined;
  try {
    body = input.body === '' ? undefined : (JSON.parse(input.body) as Json);
  } catch {
    return undefined;
  }
  const { method, path } = input;
  const query = queryPairs(input.query);
  const rest = { idempotencyKey: undefined, auth: 'gw1', headers: [], hasData: true } as const;
  return { host, method, path, query, body, ...rest };
}
