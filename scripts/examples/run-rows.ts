import { locate } from '../../lib/gateway/contract/checks/locate';
import type { Contract } from '../../lib/gateway/contract/types';
import {
  rowFaults,
  type SandboxRow,
  sandboxRows,
} from '../../lib/gateway/simulator/testing/sandbox-rows';
import type { Fault, Outcome } from './types';

/** Sends every row of every sandbox table to a gateway of its own; it must end as the row prints. */
export async function runRows(contract: Contract): Promise<Outcome> {
  const rows = sandboxRows(contract);
  const faults: Fault[] = [];
  for (const row of rows) {
    const found = await faultsOf(row);
    if (found.length > 0) faults.push(placed(row, found.join('; ')));
  }
  return { passed: rows.length - faults.length, faults };
}

/** A row that no program understands is a fault of the row. */
async function faultsOf(row: SandboxRow): Promise<string[]> {
  try {
    return await rowFaults(row);
  } catch (error) {
    return [String(error)];
  }
}

function placed({ method, variant, index, test }: SandboxRow, message: string): Fault {
  const path = ['variants', variant, 'tests', index];
  const file = `_services/${method}.yaml`;
  const [at] = locate([{ file, path, message }]);
  return {
    source: at?.file ?? file,
    line: at?.line ?? 1,
    message: `${variant}, row "${test.input}": ${message}`,
  };
}
