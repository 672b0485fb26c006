import { statusRowsOf } from '../../contract/services';
import type { Contract, ServiceTest, ServiceVariant } from '../../contract/types';
import { at, isObject, text } from '../wire/json';
import { type Bench, bench } from './bench';
import { type Driven, play, type Reached } from './registry-driver';
import { specialPlayer, validatedWith } from './special-rows';

/** A row of the sandbox table of a page. */
export interface SandboxRow {
  /** Name of the data file without suffix, the variant in it, and the place in its table. */
  readonly method: string;
  readonly variant: string;
  readonly index: number;
  readonly test: ServiceTest;
  readonly driven: Driven;
  /** The table of statuses of the page. */
  readonly statuses: ServiceVariant['statuses'];
  /** Whether the page is about a check: nothing is created. */
  readonly isCheck: boolean;
}

/** Every row of every page of a method, in the order of the data. */
export const sandboxRows = (
  contract: Pick<Contract, 'services' | 'failures' | 'states'>,
): SandboxRow[] =>
  contract.services.flatMap(({ id, variants }) =>
    Object.entries(variants).flatMap(([name, variant]) =>
      variant.tests.map((test, index) => ({
        method: id,
        variant: name,
        index,
        test,
        driven: {
          key: `${id}/${name}`,
          variant,
          request: (variant.example ?? variant.dryRun)?.request ?? {},
        },
        statuses: statusRowsOf(variant, contract),
        isCheck: variant.dryRun !== undefined,
      })),
    ),
  );

/** Sends what a row says to a new gateway, and says where the result is not the one that the row prints. */
export async function rowFaults(row: SandboxRow): Promise<string[]> {
  const gateway = bench();
  const { test } = row;
  const end = await playRow(gateway, row);
  const error = /^Error (\d+)/.exec(test.outcome)?.[1];
  if (error !== undefined) {
    return [
      ...differs('error', Number(error), end.error),
      ...differs('number of callbacks', 0, deliveries(gateway).length),
    ];
  }
  return [
    ...differs('error', undefined, end.error),
    ...checkFaults(row, end),
    ...differs('status', test.status, end.status),
    ...differs('failure', test.failure, end.failure),
    ...differs('another card', test.outcome.includes('another card'), end.offeredAnother ?? false),
    ...stateFaults(gateway, row, end),
    ...eventFaults(gateway, row),
    ...(await warningFaults(gateway, row)),
  ];
}

function playRow(gateway: Bench, { test, driven, isCheck }: SandboxRow): Promise<Reached> {
  const special = specialPlayer(test.input);
  if (special) return special(gateway, driven, test.input);
  const [path = '', value = ''] = codesIn(test.input);
  return isCheck ? validatedWith(gateway, driven, path, value) : play(gateway, driven, test);
}

const codesIn = (words: string): string[] =>
  [...words.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

const differs = (what: string, printed: unknown, got: unknown): string[] =>
  printed === got ? [] : [`${what} is ${String(got)}, the row says ${String(printed)}`];

/** `valid` and the failed check, where the row prints them. */
function checkFaults({ test, isCheck }: SandboxRow, { validated: data }: Reached): string[] {
  if (!isCheck) return [];
  const [, valid] = /`valid` is `(true|false)`/.exec(test.outcome) ?? [];
  const [, name, code] = /check `(\w+)` failed with (\d+)/.exec(test.outcome) ?? [];
  const checks = Array.isArray(data?.checks) ? data.checks.filter(isObject) : [];
  const failed = checks.find(({ result }) => result === 'failed');
  return [
    ...differs('valid', valid, String(data?.valid)),
    ...differs('failed check', name, text(failed, 'name')),
    ...differs('code of the check', code, failed && String(failed.code)),
  ];
}

/** States of the beginning and of the way to the provider, which every payment can pass; State codes explains them. */
const USUAL_STATES: ReadonlySet<string> = new Set(['created', 'page_opened', 'sent_to_provider']);

/** The end, and every state before it that is not usual, is in the table of statuses of the page. */
function stateFaults(
  gateway: Bench,
  { test, statuses, driven }: SandboxRow,
  { status, state }: Reached,
): string[] {
  if (test.status === undefined) return [];
  const payments = [...gateway.simulator.world.state.transactions.values()];
  const passed = payments
    .filter(({ service }) => service.id === driven.variant.serviceId)
    .flatMap(({ history }) => history.filter((entry) => !USUAL_STATES.has(entry.state)));
  const unlisted = [...passed, { status, state }].filter(
    (step) => !statuses.some((row) => row.status === step.status && row.state === step.state),
  );
  const names = unlisted.map((step) => `${step.status} with the state ${step.state}`);
  return [...new Set(names)].map((name) => `${name} is not in the statuses of the page`);
}

/** The last callback of the payment is that of its status, with its failure; events that the row names have come. */
function eventFaults(gateway: Bench, { test }: SandboxRow): string[] {
  const sent = deliveries(gateway);
  const last = sent.filter(({ type }) => type.startsWith('transaction.')).at(-1);
  const expected = test.status === undefined ? undefined : `transaction.${test.status}`;
  const failure = at(last?.body, 'data.failure.code');
  const named = codesIn(test.outcome).filter((name) => /^[a-z_]+\.[a-z_]+$/.test(name));
  return [
    ...differs('last callback', expected, last?.type),
    ...(last === undefined ? [] : differs('failure of the callback', test.failure, failure)),
    ...named.flatMap((name) =>
      sent.some(({ type }) => type === name) ? [] : [`no callback ${name} was sent`],
    ),
  ];
}

const deliveries = ({ simulator }: Bench) => simulator.world.state.deliveries;

/** Validate warns about the body where the row says so. */
async function warningFaults(gateway: Bench, { test, driven }: SandboxRow): Promise<string[]> {
  if (!test.outcome.includes('validate gives a warning')) return [];
  const [path = '', value = ''] = codesIn(test.input);
  const { validated: data } = await validatedWith(gateway, driven, path, value);
  const checks = Array.isArray(data?.checks) ? data.checks.filter(isObject) : [];
  return checks.some(({ result }) => result === 'warning') ? [] : ['validate gives no warning'];
}
