import type { ServiceField } from '@/lib/gateway/contract/types';
import { type IdentifierId, identifiers, isIdentifierId } from '@/lib/gateway/identifiers';

/** The bank that belongs to the account: the last digit of a NUBAN depends on it. */
interface BankInput {
  readonly label: string;
  readonly example: string;
}

/** One thing a reader can check: what it is called, which rule, and a value of each kind to try. */
export interface Target {
  readonly label: string;
  readonly validator: IdentifierId;
  readonly good: string;
  readonly bad: string;
  readonly bank?: BankInput | undefined;
}

/** A published example: account 0000014579 at bank 011. */
const NUBAN_BANK: BankInput = { label: 'Bank code', example: '011' };

/**
 * The fields of a service that have a validator, in the order of its table.
 * @throws Error when a field names a validator that `lib/gateway/identifiers` does not have
 */
export const targetsOfFields = (fields: readonly ServiceField[]): Target[] =>
  fields.flatMap(({ name, validator, example, badExample }) => {
    if (validator === undefined) return [];
    const id = idOrThrow(validator, `field ${name}`);
    const good = String(example);
    const bad = badExample ?? identifiers[id].invalid[0];
    const bank = id === 'nuban' ? bankOf(fields) : undefined;
    return [{ label: name, validator: id, good, bad, bank }];
  });

/**
 * Identifiers by name, for `<Checker validators="iban, clabe" />`.
 * @param list ids of `lib/gateway/identifiers`, separated by commas
 * @throws Error when an id is unknown
 */
export const targetsOfList = (list: string): Target[] =>
  list.split(',').map((each) => {
    const id = idOrThrow(each.trim(), '<Checker>');
    const { name, valid, invalid } = identifiers[id];
    const bank = id === 'nuban' ? NUBAN_BANK : undefined;
    return { label: name, validator: id, good: valid[0], bad: invalid[0], bank };
  });

function bankOf(fields: readonly ServiceField[]): BankInput | undefined {
  const field = fields.find(({ name }) => name.endsWith('.bank_code'));
  return field && { label: field.name, example: String(field.example) };
}

function idOrThrow(id: string, where: string): IdentifierId {
  if (isIdentifierId(id)) return id;
  throw new Error(`${where} names validator "${id}" — lib/gateway/identifiers has no such id`);
}
