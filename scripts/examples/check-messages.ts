import { schemaOfBlock } from '../../lib/gateway/contract/examples/block-schema';
import { validate } from '../../lib/gateway/contract/openapi/validate';
import type { Contract, Json } from '../../lib/gateway/contract/types';
import { queryPairs, signRequest } from '../../lib/gateway/signing';
import type { Generated } from './generated';
import type { Fault, Fence, Outcome } from './types';

/** Holds JSON against the schema it belongs to, and HTTP messages against their length and signature. */
export async function checkMessages(
  contract: Contract,
  fences: readonly Fence[],
  examples: readonly Generated[],
): Promise<Outcome> {
  const faults: Fault[] = [];
  let checked = 0;
  const check = async (
    language: string,
    code: string,
    fence: Omit<Fence, 'language' | 'code' | 'line'> & Pick<Fault, 'line'>,
  ) => {
    if (language !== 'json' && language !== 'http') return;
    checked += 1;
    const found =
      language === 'json' ? jsonFaults(contract, fence, code) : await httpFaults(contract, code);
    faults.push(...found.map((message) => ({ source: fence.source, line: fence.line, message })));
  };
  for (const fence of fences) await check(fence.language, fence.code, fence);
  for (const { snippets, source, line, call } of examples) {
    const operation = contract.operations.find(
      ({ verb, path }) => verb === call.method && path === call.path,
    );
    for (const { language, code } of snippets) {
      const title = language === 'json' && operation ? 'request body' : undefined;
      await check(language, code, { source, line, title, operation: operation?.id });
    }
  }
  return { passed: checked - faults.length, faults };
}

function jsonFaults(
  contract: Contract,
  fence: Pick<Fence, 'title' | 'operation'>,
  code: string,
): string[] {
  let value: Json;
  try {
    value = JSON.parse(code);
  } catch (error) {
    return [`no JSON: ${String(error)}`];
  }
  const { openapi } = contract;
  const found = openapi && schemaOfBlock(contract, openapi, fence, value);
  if (!openapi || !found) return [];
  return validate(openapi, found.schema, value, { partial: found.isPartial }).map(
    ({ path, message }) => `${found.name}: ${path.join('.') || 'the value'} ${message}`,
  );
}

/** A request to the gateway: the operation exists, the length is right, the signature fits where the key is known. */
async function httpFaults(contract: Contract, message: string): Promise<string[]> {
  const [head = '', ...rest] = message.split('\n\n');
  const body = rest.join('\n\n').trimEnd();
  const [, method = '', url = ''] = /^([A-Z]+) (\S+) HTTP\/1\.1$/m.exec(head) ?? [];
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1];
  const length = header('Content-Length');
  const size = Buffer.byteLength(body);
  const faults =
    length !== undefined && Number(length) !== size
      ? [`Content-Length is ${length}, the body has ${size} bytes`]
      : [];
  const keyId = header('Gateway-Key');
  const vector = contract.signing?.vectors.find(({ kind }) => kind === 'request');
  if (keyId === undefined || vector?.kind !== 'request' || keyId !== vector.keyId) return faults;
  const [path = '', search = ''] = url.split('?');
  const { headers } = await signRequest({ method, path, query: queryPairs(search), body }, vector, {
    timestamp: header('Gateway-Timestamp') ?? '',
    nonce: header('Gateway-Nonce') ?? '',
  });
  return headers['Gateway-Signature'] === header('Gateway-Signature')
    ? faults
    : [...faults, `the signature should be ${headers['Gateway-Signature']}`];
}
