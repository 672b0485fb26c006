import { bashSnippet } from './languages/bash';
import {
  bashBearer,
  javaBearer,
  javascriptBearer,
  kotlinBearer,
  phpBearer,
  pythonBearer,
} from './languages/bearer';
import { bodyText, type Call } from './languages/call';
import { type HttpIdentity, httpSnippet } from './languages/http';
import { javaSnippet } from './languages/java';
import { javascriptSnippet } from './languages/javascript';
import { kotlinSnippet } from './languages/kotlin';
import { phpSnippet } from './languages/php';
import { pythonSnippet } from './languages/python';
import type { Contract, Operation, OperationExample, Snippet } from './types';

/**
 * One scenario as programs and messages. A program holds all it needs and runs as it is once `GATEWAY_KEY_ID` and
 * `GATEWAY_SECRET` are set (`GATEWAY_ACCESS_TOKEN` where a token is sent). What only a partner sends is a message.
 */
export function snippetsOf(
  contract: Contract,
  operation: Operation,
  example: OperationExample,
): Snippet[] {
  const call = callOf(contract, operation, example);
  const name = `${operation.id}_${example.key}`;
  const identity = identityOf(contract);
  const body = bodyText(call);
  return [
    ...PROGRAMS.flatMap(({ language, label, file, signed, bearer }): Snippet[] => {
      if (call.auth === 'partner') return [];
      const write = call.auth === 'bearer' ? bearer : signed;
      return [{ language, label, file: file(name), code: write(call) }];
    }),
    ...(identity
      ? ([{ language: 'http', label: 'HTTP', code: httpSnippet(call, identity) }] as const)
      : []),
    ...(body === '' ? [] : ([{ language: 'json', label: 'JSON', code: body }] as const)),
  ];
}

interface Program extends Pick<Snippet, 'language' | 'label'> {
  readonly file: (name: string) => string;
  readonly signed: (call: Call) => string;
  readonly bearer: (call: Call) => string;
}

const PROGRAMS: readonly Program[] = [
  {
    language: 'bash',
    label: 'cURL',
    file: (name) => `${name}.sh`,
    signed: bashSnippet,
    bearer: bashBearer,
  },
  {
    language: 'javascript',
    label: 'JavaScript',
    file: (name) => `${name}.mjs`,
    signed: javascriptSnippet,
    bearer: javascriptBearer,
  },
  {
    language: 'python',
    label: 'Python',
    file: (name) => `${name}.py`,
    signed: pythonSnippet,
    bearer: pythonBearer,
  },
  {
    language: 'php',
    label: 'PHP',
    file: (name) => `${name}.php`,
    signed: phpSnippet,
    bearer: phpBearer,
  },
  {
    language: 'java',
    label: 'Java',
    file: () => 'Call.java',
    signed: javaSnippet,
    bearer: javaBearer,
  },
  {
    language: 'kotlin',
    label: 'Kotlin',
    file: (name) => `${name}.kt`,
    signed: kotlinSnippet,
    bearer: kotlinBearer,
  },
];

/** The request of a scenario, addressed to the sandbox. */
export function callOf(
  { environments }: Contract,
  operation: Operation,
  example: OperationExample,
): Call {
  const sandbox = environments?.environments.find((environment) => environment.id === 'sandbox');
  return {
    host: sandbox?.apiHost ?? operation.document.servers[0]?.url ?? '',
    method: operation.verb,
    path: example.path,
    query: example.query,
    body: example.body,
    needsKey: operation.idempotency.kind === 'header-required',
    auth: authOf(operation),
    headers: example.headers,
  };
}

/** By the security of the operation: none of ours, a token, or the signature of the whole document. */
function authOf({ source, document }: Operation): Call['auth'] {
  const [scheme] = source.security ?? document.security ?? [{ gw1: [] }];
  if (!scheme) return 'partner';
  return 'gw1' in scheme ? 'gw1' : 'bearer';
}

/** The key of the first request vector: a published example, never a live one. */
function identityOf({ signing }: Contract): HttpIdentity | undefined {
  const vector = signing?.vectors.find((candidate) => candidate.kind === 'request');
  return vector?.kind === 'request' ? vector : undefined;
}
