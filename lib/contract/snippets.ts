import { bashSnippet } from './languages/bash';
import { bodyText, type Call } from './languages/call';
import { type HttpIdentity, httpSnippet } from './languages/http';
import { javaSnippet } from './languages/java';
import { javascriptSnippet } from './languages/javascript';
import { kotlinSnippet } from './languages/kotlin';
import { phpSnippet } from './languages/php';
import { pythonSnippet } from './languages/python';
import type { Contract, Operation, OperationExample, Snippet } from './types';

/**
 * One scenario as programs and messages. Each program holds the signing function and the call, and runs as it is
 * once `GATEWAY_KEY_ID` and `GATEWAY_SECRET` are set.
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
    { language: 'bash', label: 'cURL', file: `${name}.sh`, code: bashSnippet(call) },
    {
      language: 'javascript',
      label: 'JavaScript',
      file: `${name}.mjs`,
      code: javascriptSnippet(call),
    },
    { language: 'python', label: 'Python', file: `${name}.py`, code: pythonSnippet(call) },
    { language: 'php', label: 'PHP', file: `${name}.php`, code: phpSnippet(call) },
    { language: 'java', label: 'Java', file: 'Call.java', code: javaSnippet(call) },
    { language: 'kotlin', label: 'Kotlin', file: `${name}.kt`, code: kotlinSnippet(call) },
    ...(identity
      ? ([{ language: 'http', label: 'HTTP', code: httpSnippet(call, identity) }] as const)
      : []),
    ...(body === '' ? [] : ([{ language: 'json', label: 'JSON', code: body }] as const)),
  ];
}

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
    path: operation.path,
    query: example.query,
    body: example.body,
    needsKey: operation.idempotency.kind === 'header-required',
  };
}

/** The key of the first request vector: a published example, never a live one. */
function identityOf({ signing }: Contract): HttpIdentity | undefined {
  const vector = signing?.vectors.find((candidate) => candidate.kind === 'request');
  return vector?.kind === 'request' ? vector : undefined;
}
