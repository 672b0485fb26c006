import { objectsIn, type ShownExample, type ShownObject, shownExamples } from '../examples/shown';
import type { Contract } from '../types';
import type { Finding } from './finding';
import { idFaults } from './shown-ids';
import { moneyFaults } from './shown-money';
import { timeFaults } from './shown-times';
import { valueFaults } from './shown-values';

/** A contradiction, placed by an object of an example and one of its fields. */
export interface ShownFault {
  readonly shown: ShownObject;
  readonly field: string;
  readonly message: string;
}

/**
 * The examples of the site agree with each other and with the tables: ids, times, money, identifiers, hosts.
 * @param further examples from elsewhere, such as the blocks of code of the pages
 */
export function checkShown(contract: Contract, further: readonly ShownExample[] = []): Finding[] {
  const objects = objectsIn([...shownExamples(contract), ...further]);
  return [
    ...idFaults(objects),
    ...timeFaults(objects),
    ...moneyFaults(contract, objects),
    ...valueFaults(contract, objects),
  ].map(({ shown: { example, path }, field, message }) => ({
    file: example.file,
    path: [...example.path, ...path, field],
    message: `${example.name}: ${message}`,
    ...(example.line !== undefined && { line: example.line }),
  }));
}
