import { readFileSync } from 'node:fs';
import { knownCodes } from '../../lib/gateway/contract/reference/known-codes';
import type { Contract } from '../../lib/gateway/contract/types';
import { judgeEndpoint, type Replied } from '../../lib/gateway/tools/gateway/judge';
import { readScenario } from '../../lib/gateway/tools/gateway/share';
import { CommandError } from './run-command';

/** Milliseconds until a response is given up. */
const PATIENCE_MS = 15_000;

/**
 * Play a scenario of a page against an endpoint for callbacks, and print what the endpoint gets wrong.
 * @returns whether everything is right
 * @throws CommandError for a file that holds no scenario
 */
export async function playScenario(
  contract: Contract,
  file: string,
  endpoint: string,
  print: (line: string) => void,
): Promise<boolean> {
  const read = readScenario(readFileSync(file, 'utf8'));
  if ('fault' in read) throw new CommandError(`${file}: ${read.fault}`);
  const { scenario } = read;
  if (!contract.operations.some(({ id }) => id === scenario.operation))
    throw new CommandError(`${file}: there is no operation "${scenario.operation}".`);
  const findings = await judgeEndpoint(
    { contract, codes: knownCodes(contract) },
    scenario,
    (headers, body) => post(endpoint, headers, body),
    () => Math.floor(Date.now() / 1000),
  );
  for (const { isRight, what, remedy } of findings) {
    print(`${isRight ? 'right' : 'WRONG'}  ${what}`);
    if (remedy !== undefined) print(`       ${remedy}`);
  }
  return findings.every(({ isRight }) => isRight);
}

async function post(
  endpoint: string,
  headers: Readonly<Record<string, string>>,
  body: string,
): Promise<Replied> {
  const started = performance.now();
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const { status } = await fetch(endpoint, {
      method: 'POST',
      headers,
      body,
      signal,
      redirect: 'manual',
    });
    return { status, ms: performance.now() - started };
  } catch {
    // No connection, or no response in time: for the gateway both are a failed attempt.
    return { status: null, ms: performance.now() - started };
  }
}
