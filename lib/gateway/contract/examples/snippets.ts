import { createHash } from 'node:crypto';
import {
  fileExtension,
  languageEntry,
  PROGRAM_LANGUAGES,
  type ProgramLanguage,
} from '../../../base/code/languages';
import type {
  Contract,
  Json,
  Operation,
  OperationExample,
  Service,
  ServiceVariant,
} from '../types';
import { type FieldLines, linesOfCall } from './field-lines';
import { bodyText, type Call, pascalCase } from './languages/call';
import { type HttpIdentity, httpSnippet } from './languages/http';
import { PROGRAMS } from './languages/programs';

/** Programs, and the two forms in which the request itself is shown. */
type SnippetLanguage = ProgramLanguage | 'http' | 'json';

/** A whole program (or message) that runs without changes. */
export interface Snippet {
  readonly language: SnippetLanguage;
  /** Tab label: "Bash", "JavaScript". */
  readonly label: string;
  /** File name to save it under; absent for `http` and `json`. */
  readonly file?: string | undefined;
  readonly code: string;
  /** The fields on its lines. */
  readonly lines: FieldLines;
}

/**
 * One scenario as programs and messages. A program is the call alone. Saved next to the client of its language
 * (`/clients/…`), it runs unchanged once `GATEWAY_KEY_ID` and `GATEWAY_SECRET` are set; `GATEWAY_ACCESS_TOKEN` too where
 * a token is sent. What only a partner sends is a message.
 */
export function snippetsOf(
  contract: Contract,
  operation: Operation,
  example: OperationExample,
): Snippet[] {
  const call = callOf(contract, operation, example);
  return snippetsOfCall(contract, call, `${operation.id}_${example.key}`, operation.path);
}

/** The example of a payment method: its `request`, sent to the operation that creates transactions or validates them. */
export function serviceSnippets(contract: Contract, service: Service): Snippet[] {
  const call = serviceCall(contract, service);
  return call ? snippetsOfCall(contract, call, service.key.replace('/', '_'), call.path) : [];
}

/** What the example of a payment method sends; `undefined` if it has none. */
export function serviceCall(contract: Contract, { key, variant }: Service): Call | undefined {
  const example = variant.example ?? variant.dryRun;
  const id = variant.example ? 'transaction_create' : 'transaction_validate';
  const operation = contract.operations.find((candidate) => candidate.id === id);
  if (!operation || !example) return undefined;
  return callOf(contract, operation, {
    key,
    path: operation.path,
    query: [],
    headers: [],
    body: example.request,
    responses: [{ status: answerStatus(variant), body: example.response }],
  });
}

/** HTTP status of the response that the page of a method shows: something was created, or only checked. */
export const answerStatus = ({ example }: Pick<ServiceVariant, 'example'>): number =>
  example ? 201 : 200;

/** @param template path of the operation, with its parameters in braces */
function snippetsOfCall(contract: Contract, call: Call, name: string, template: string): Snippet[] {
  const identity = identityOf(contract);
  const messageOf = (language: 'http' | 'json', print: (call: Call) => string): Snippet => ({
    language,
    label: languageEntry(language).label,
    code: print(call),
    lines: linesOfCall(print, call, template),
  });
  return [
    ...(call.auth === 'partner' ? [] : programsOf(call, name, template)),
    ...(identity ? [messageOf('http', (sent) => httpSnippet(sent, identity))] : []),
    ...(bodyText(call) === '' ? [] : [messageOf('json', bodyText)]),
  ];
}

/** The same call in every language that has a client. */
const programsOf = (call: Call, name: string, template: string): Snippet[] =>
  PROGRAM_LANGUAGES.map((language) => {
    // A Java file is named after its class.
    const base = language === 'java' ? pascalCase(name) : name;
    return {
      language,
      label: languageEntry(language).label,
      file: `${base}.${fileExtension(language)}`,
      code: PROGRAMS[language](call, base),
      lines: linesOfCall((sent) => PROGRAMS[language](sent, base), call, template),
    };
  });

/** What a call needs of a scenario; of the responses only the usual one counts. */
type Scenario = Pick<OperationExample, 'key' | 'path' | 'query' | 'headers' | 'body'> & {
  readonly responses: readonly { readonly status: number; readonly body: Json }[];
};

/** The request of a scenario, addressed to the sandbox. */
export function callOf(
  { environments }: Contract,
  operation: Operation,
  { key, path, query, headers, body, responses }: Scenario,
): Call {
  const sandbox = environments?.environments.find((environment) => environment.id === 'sandbox');
  return {
    host: sandbox?.apiHost ?? operation.document.servers[0]?.url ?? '',
    method: operation.verb,
    path,
    query,
    body,
    idempotencyKey:
      operation.idempotency.kind === 'header-required'
        ? idempotencyKey(`${operation.id} ${key}`)
        : undefined,
    auth: operation.auth,
    headers,
    hasData: responses
      .slice(0, 1)
      .some(({ status, body: answer }) => status < 300 && hasData(answer)),
  };
}

/** 16 hex digits that stay the same from build to build. */
const idempotencyKey = (name: string): string =>
  createHash('sha256').update(name).digest('hex').slice(0, 16);

const hasData = (answer: Json): boolean =>
  answer !== null && typeof answer === 'object' && 'data' in answer;

/** The key of the first request vector: a published example, never a live one. */
function identityOf({ signing }: Contract): HttpIdentity | undefined {
  const vector = signing?.vectors.find((candidate) => candidate.kind === 'request');
  return vector?.kind === 'request' ? vector : undefined;
}
