import { contractFiles } from '../../lib/gateway/contract/downloads';
import { limitById } from '../../lib/gateway/contract/limits';
import { currencyRows } from '../../lib/gateway/contract/reference/currencies';
import type { Contract } from '../../lib/gateway/contract/types';
import { signRequest } from '../../lib/gateway/signing';
import { createSimulator } from '../../lib/gateway/simulator';
import { emptyState } from '../../lib/gateway/simulator/state/state';
import { listen } from '../../lib/gateway/simulator/wire/http';
import { accessTokenOf, requestVector } from './backend';
import { type FaultServer, serveFaults } from './fault-server';
import { environment } from './run-examples';

/** A simulated gateway for the hand-written programs of a language, and the data that these programs need. */
export interface Point {
  readonly contract: Contract;
  readonly env: Record<string, string>;
  /** The same gateway behind a server that makes calls fail. */
  readonly faults: FaultServer;
  /** Seconds before each repeat of a call: `retries` of limits.yaml. */
  readonly pauses: readonly number[];
  /** Forget everything that was done, but for access tokens. */
  reset(): void;
  close(): Promise<void>;
}

/** Starts a gateway on a port of its own. */
export async function openPoint(contract: Contract): Promise<Point> {
  const simulator = createSimulator({ contract });
  const running = await listen(simulator, 0, '127.0.0.1');
  const url = `http://127.0.0.1:${running.port}`;
  // Files of reports are fetched from here, and the port is known only now.
  Object.assign(simulator.world.options, { pageBase: url });
  const vector = requestVector(contract);
  const token = await accessTokenOf(contract, async ({ method, url: path, headers, body }) => {
    const signed = await signRequest({ method, path, query: [], body }, vector);
    const all = { ...headers, ...signed.headers } as Record<string, string>;
    const answer = await fetch(`${url}${path}`, { method, headers: all, body: body.toString() });
    return { status: answer.status, headers: {}, body: await answer.text() };
  });
  const faults = await serveFaults(contract, url);
  const { world } = simulator;
  const pauses = pausesOf(contract);
  return {
    contract,
    env: {
      ...environment(contract, url),
      ...vectorsOf(contract),
      GATEWAY_ACCESS_TOKEN: token,
      RETRY_PAUSES: pauses.join(','),
    },
    faults,
    pauses,
    reset: () => {
      world.state = { ...emptyState(), bearers: world.state.bearers };
    },
    close: async () => {
      await faults.close();
      await running.close();
    },
  };
}

/** @throws Error if the limits have no `retries` with pauses. */
function pausesOf(contract: Contract): readonly number[] {
  const pauses = limitById(contract, 'retries')?.pauses;
  if (!pauses) throw new Error('The limits have no pauses of retries.');
  return pauses;
}

/** The vectors of the texts that programs verify. */
function vectorsOf({ signing }: Contract): Record<string, string> {
  const returned = signing?.vectors.find(({ id }) => id === 'return-url');
  const callback = signing?.vectors.find(({ kind }) => kind === 'callback');
  if (returned?.kind !== 'text' || callback?.kind !== 'callback') {
    throw new Error('signing.yaml lacks a vector');
  }
  return {
    RETURN_SIGNATURE: returned.signature,
    CALLBACK_BODY: callback.body,
    CALLBACK_HEADERS: [callback.webhookId, callback.timestamp, callback.signature].join('|'),
  };
}

/** The lists that pages ask the reader to download: `bank_codes.json`. */
export const downloadsOf = (contract: Contract): Record<string, string> => {
  const docs = contract.environments?.docsHost ?? '';
  const files = contractFiles(contract, currencyRows(contract), (address) => docs + address);
  return Object.fromEntries(files.map(({ name, json }) => [`${name}.json`, json]));
};
