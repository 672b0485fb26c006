import type { Contract } from '../contract/types';
import { checkIdentifier, isIdentifierId } from '../identifiers';
import type { Pressable, ScreenBlock } from './screen-block-schema';
import { spelled } from './screen-cells';
import { blocksOf, buttonsOf, panelsOf } from './screen-panels';
import type { ScreenFile } from './screen-schema';
import { statusFaults } from './screen-statuses';
import { sumFaults } from './screen-sums';

type Facts = Pick<
  Contract,
  'lifecycle' | 'states' | 'services' | 'tariffs' | 'permissions' | 'operations'
>;

/**
 * What a drawing shows although the cabinet cannot: an active button in a state that forbids it, or a wrong sum. Also
 * unknown statuses, fees that are not those of the tariffs, and forms without a required field.
 */
export const screenFaults = (screen: ScreenFile, contract: Facts): string[] => [
  ...panelsOf(screen).flatMap((panel) => buttonFaults(panel, screen)),
  ...statusFaults(screen, contract),
  ...sumFaults(screen, contract),
  ...formFaults(screen, contract),
  ...readoutFaults(screen, contract),
];

function buttonFaults(panel: readonly ScreenBlock[], screen: ScreenFile): string[] {
  const hasFaults = panel.some(showsFault);
  return panel.flatMap(buttonsOf).flatMap((button): string[] => {
    if (button.needs === undefined) {
      return hasFaults && button.primary && !button.disabled
        ? [
            `"${button.label}" is active next to a fault — disable it, or say with needs why it is not`,
          ]
        : [];
    }
    const isPossible = meets(button.needs, screen, hasFaults);
    if (isPossible !== (button.disabled ?? false)) return [];
    return [
      isPossible
        ? `"${button.label}" is disabled, and what it needs is there`
        : `"${button.label}" is active, and what it needs is not there — disable it or correct the data`,
    ];
  });
}

/** A row of faults, or a dial that says that something failed. */
const showsFault = (block: ScreenBlock): boolean =>
  block.kind === 'table'
    ? (block.faults ?? false) && block.rows.length > 0
    : (block.kind === 'notice' && block.dial === 'cross') ||
      (block.kind === 'facts' && block.items.some(({ value }) => spelled(value).dial === 'cross'));

function meets(
  needs: NonNullable<Pressable['needs']>,
  { figures = {}, subject }: ScreenFile,
  hasFaults: boolean,
): boolean {
  const amount = (name: string) => Number(figures[name] ?? Number.NaN);
  const { faults, covers, zero, statuses, states } = needs;
  return (
    (faults === undefined || (faults === 'some') === hasFaults) &&
    (covers === undefined || amount(covers[0]) <= amount(covers[1])) &&
    (zero === undefined || amount(zero) === 0) &&
    (statuses === undefined || statuses.includes(subject?.status ?? '')) &&
    (states === undefined || states.includes(subject?.state ?? Number.NaN))
  );
}

/** The form that is drawn has every field that its service requires, with a value that passes its rules. */
function formFaults(screen: ScreenFile, { services }: Facts): string[] {
  const { form } = screen;
  if (form === undefined) return [];
  const variant = services
    .flatMap(({ variants }) => Object.values(variants))
    .find(({ serviceId }) => serviceId === form);
  if (!variant) return [`form: no service has the number ${form}`];
  const drawn = new Map(
    blocksOf(screen)
      .flatMap((block) => (block.kind === 'fields' ? block.items : []))
      .map(({ field, value }) => [field, value]),
  );
  const bank = variant.fields.find(({ name }) => name.endsWith('.bank_code'));
  return variant.fields
    .filter(({ need }) => need === 'required')
    .flatMap(({ name, pattern, validator }): string[] => {
      const value = drawn.get(name);
      if (value === undefined) return [`the form of service ${form} does not have ${name}`];
      const fits = pattern === undefined || new RegExp(pattern).test(value);
      const verdict =
        validator !== undefined && isIdentifierId(validator)
          ? checkIdentifier(validator, value, { bankCode: bank && drawn.get(bank.name) })
          : undefined;
      return fits && (verdict === undefined || verdict.ok)
        ? []
        : [`${name}: "${value}" is refused`];
    });
}

/** What the readout names exists. */
function readoutFaults({ readout, window }: ScreenFile, { operations }: Facts): string[] {
  const calls = new Set(operations.map(({ id }) => id));
  return [
    ...readout.api.filter((id) => !calls.has(id)).map((id) => `readout: no operation "${id}"`),
    ...(window === undefined && readout.where === undefined
      ? ['readout: a screen without a window says where it is']
      : []),
  ];
}
