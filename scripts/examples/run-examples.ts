import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { ProgramLanguage } from '../../lib/base/code/languages';
import type { Client } from '../../lib/gateway/contract/examples/clients';
import type { Contract } from '../../lib/gateway/contract/types';
import { accessTokenOf, requestVector, simulatorBackend } from './backend';
import { createGate } from './gate';
import { type Generated, programsOf } from './generated';
import { runPrograms } from './run-programs';
import { serveGate } from './server';
import type { Fault, Outcome } from './types';
import { vectorPrograms } from './vectors';

/** What the programs are run with. */
interface Material {
  readonly contract: Contract;
  readonly examples: readonly Generated[];
  readonly clients: readonly Client[];
  /** Whether half of the generated programs are enough. */
  readonly isSample: boolean;
}

/**
 * Runs every generated program of one language, and the vectors, against a gate of its own. A program holds if it ends
 * well and if its request arrived once, as the page shows it.
 */
export async function runLanguage(
  language: ProgramLanguage,
  { contract, examples, clients, isSample }: Material,
): Promise<Outcome> {
  const client = clients.find((candidate) => candidate.language === language);
  if (!client) throw new Error(`no client for ${language} in _contract/clients`);
  const folder = mkdtempSync(path.join(os.tmpdir(), `examples-${language}-`));
  const backend = simulatorBackend(contract);
  const gate = createGate(contract, examples, backend);
  const server = await serveGate(gate);
  try {
    const all = [...programsOf(examples, isSample), ...vectorPrograms(contract)];
    const programs = all.filter((program) => program.language === language);
    const outcome = await runPrograms(language, {
      folder,
      programs,
      client,
      env: {
        ...environment(contract, server.url),
        GATEWAY_ACCESS_TOKEN: await accessTokenOf(contract, backend),
      },
    });
    const lost = programs.flatMap(({ example, source, line, file }): Fault[] => {
      if (example === undefined) return [];
      // Two pages may show the same request: it has to arrive as often as it is shown.
      const isSame = (other: Generated | undefined) => isDeepStrictEqual(other?.call, example.call);
      const arrived = gate.accepted.filter(isSame).length;
      const shown = programs.filter((other) => isSame(other.example)).length;
      const hasFailed = outcome.faults.some((fault) => fault.message.startsWith(`${file}: `));
      if (arrived === shown || hasFailed) return [];
      return [
        { source, line, message: `${file}: its request arrived ${arrived} times, not ${shown}` },
      ];
    });
    return { passed: outcome.passed - lost.length, faults: [...outcome.faults, ...lost] };
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The published sandbox key, and the gate instead of the sandbox. */
export function environment(contract: Contract, url: string): Record<string, string> {
  const request = requestVector(contract);
  const callback = contract.signing?.vectors.find((vector) => vector.kind === 'callback');
  if (!callback) throw new Error('signing.yaml has no callback vector');
  return {
    GATEWAY_URL: url,
    GATEWAY_KEY_ID: request.keyId,
    GATEWAY_SECRET: request.secret,
    GATEWAY_CALLBACK_SECRET: callback.secret,
  };
}
