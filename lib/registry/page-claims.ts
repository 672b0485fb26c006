import type { Problem } from '../base/source/problems';
import type { Page } from '../docs/content/types';
import { serviceOf } from '../gateway/contract/services';
import type { Contract, Json, ServiceVariant } from '../gateway/contract/types';

type ClaimingPage = Pick<Page, 'file' | 'frontmatter' | 'calls' | 'prose'>;

/** What a page of a service may name, because its own tables and examples show it. */
interface Shown {
  readonly failures: ReadonlySet<number>;
  readonly states: ReadonlySet<string>;
  /** Code spans of the test data: `failed:102`. */
  readonly outcomes: ReadonlySet<string>;
  /** Keys of the examples, names and values of the fields; undefined on a page without example. */
  readonly fields: ReadonlySet<string> | undefined;
}

/** Fields of a transaction that are not of the page's own example, and why a page may name them all the same. */
const OPTIONAL: ReadonlySet<string> = new Set([
  // The merchant may send it with every create, and the response repeats it.
  'external_order_id',
  // Also the list of inputs in the response of another operation, `service_service_id`.
  'fields',
  // Null until a card is stored; the page that stores cards shows it.
  'token',
]);

/**
 * Failures, states, outcomes of the sandbox and returned fields that the prose of a service page names although
 * the tables and examples of the same page do not have them.
 */
export function checkPageClaims(pages: readonly ClaimingPage[], contract: Contract): Problem[] {
  const names = namesOf(contract);
  return pages.flatMap((page) => {
    const key = page.frontmatter.service;
    const service = key === undefined ? undefined : serviceOf(contract, key);
    if (!service) return [];
    const shown = shownBy(service.variant);
    return claimsIn(page).flatMap(({ claim, line, column }): Problem[] => {
      const fault = faultOf(claim, names, shown);
      const message = `${claim} ${fault} — correct the name, or add it to the data of the service`;
      return fault === undefined ? [] : [{ file: page.file, line, column, message }];
    });
  });
}

interface Names {
  readonly failures: ReadonlyMap<string, number>;
  readonly states: ReadonlySet<string>;
  readonly fields: ReadonlySet<string>;
}

function namesOf({ failures, states, lifecycle, openapi }: Contract): Names {
  const transaction = openapi?.components?.schemas?.Transaction?.properties ?? {};
  const statuses = new Set(lifecycle?.statuses.map(({ slug }) => slug));

  return {
    failures: new Map(
      failures?.codes.flatMap(({ slug, code }) => [
        [slug, code],
        [`${code}`, code],
      ]),
    ),
    // `created` is a status as well; every page may name a status.
    states: new Set(states?.codes.map(({ slug }) => slug).filter((slug) => !statuses.has(slug))),
    fields: new Set([
      ...Object.keys(transaction),
      ...Object.keys(transaction.next_action?.properties ?? {}),
    ]),
  };
}

/** Why a claim does not agree with what the page shows; undefined when it does, or when it is no such name. */
function faultOf(claim: Claim['claim'], names: Names, shown: Shown): string | undefined {
  const failure = names.failures.get(claim);
  if (failure !== undefined && shown.failures.has(failure)) return undefined;
  if (names.states.has(claim))
    return shown.states.has(claim) ? undefined : 'is not a state in the table of statuses';
  if (failure !== undefined) return 'is not in the table of failures';
  if (/^(failed|error):\d+$/.test(claim))
    return shown.outcomes.has(claim) ? undefined : 'is not in the test data';
  const field = claim.replace(/^next_action\./, '');
  if (!shown.fields || !names.fields.has(field) || OPTIONAL.has(field)) return undefined;
  return shown.fields.has(field) ? undefined : 'is in no example of the page';
}

interface Claim {
  readonly claim: string;
  readonly line: number;
  readonly column: number;
}

/** Codes of `<FailureRef>` and names in code font, each with its place. */
const claimsIn = ({ calls, prose }: ClaimingPage): Claim[] => [
  ...calls
    .filter(({ name }) => name === 'FailureRef')
    .map(({ attributes, line, column }) => ({ claim: attributes.code ?? '', line, column })),
  ...prose.code
    .filter(({ text }) => /^[a-z]/.test(text))
    .map(({ text, line, column }) => ({ claim: text, line, column })),
];

function shownBy(variant: ServiceVariant): Shown {
  const { failures, tests, statuses, fields, returns = [], otherActions = [] } = variant;
  const { example, dryRun, otherRequests = [] } = variant;
  const examples = [example, dryRun, ...otherRequests, ...otherActions].flatMap(keysOf);
  const values = fields.flatMap((field) => (field.enum ?? []).map(({ value }) => value));
  // The rule of a field may say where its value comes from: a field of another service.
  const sources = fields.flatMap(({ rule }) => codesIn(rule));
  const named = [...returns, ...fields].flatMap(({ name }) => name.split('.'));
  return {
    failures: new Set([
      ...failures.map(({ code }) => code),
      ...tests.flatMap(({ failure }) => failure ?? []),
    ]),
    states: new Set(statuses.flatMap(({ state }) => state ?? [])),
    outcomes: new Set(tests.flatMap(({ input }) => codesIn(input))),
    fields: example || dryRun ? new Set([...examples, ...values, ...sources, ...named]) : undefined,
  };
}

const codesIn = (text = ''): string[] =>
  [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

/** Every key of a value, at any depth. */
function keysOf(value: Json | object | undefined): string[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)]);
}
