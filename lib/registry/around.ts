import type { Frontmatter } from '../docs/content/types';
import type { Attribute, Definition, Given } from '../docs/markdown/definition';
import { operationById } from '../gateway/contract/openapi/operations';
import { type Service, serviceOf } from '../gateway/contract/services';
import type { Contract, Operation } from '../gateway/contract/types';

/** Drawings that pages may name, by the names of their files. */
export interface Drawings {
  readonly screens: readonly string[];
  readonly diagrams: readonly string[];
}

/** What the components of the gateway look into. */
export interface Around {
  readonly contract: Contract;
  readonly drawings: Drawings;
  /** Of the head of the page: what it names, and what the contract has under that name. */
  readonly head: { readonly operation?: string | undefined; readonly service?: string | undefined };
  readonly operation: Operation | undefined;
  readonly service: Service | undefined;
}

export function aroundOf(contract: Contract, drawings: Drawings, head: Frontmatter): Around {
  const { operation, service } = head;
  return {
    contract,
    drawings,
    head: { operation, service },
    // Asked for when a component needs them: the file may be one that cannot be read.
    get operation() {
      return operation === undefined ? undefined : operationById(contract, operation);
    },
    get service() {
      return service === undefined ? undefined : serviceOf(contract, service);
    },
  };
}

/**
 * The operation that a call is about: the one that it names, or that of its page.
 * @returns `scope` is what the ids of another operation than the page's have after their prefix: `-page_update`
 */
export function operationAt(
  { contract, operation: own }: Around,
  { operation, id = operation }: Given,
): { readonly operation: Operation; readonly scope: string } | undefined {
  const named = id === undefined ? undefined : operationById(contract, id);
  if (named && named.id !== own?.id) return { operation: named, scope: `-${named.id}` };
  return own && { operation: own, scope: '' };
}

/** The file of each part of the contract; folders hold several. */
const FILES = {
  openapi: '_contract/openapi.yaml',
  errors: '_contract/errors.yaml',
  failures: '_contract/failure_reasons.yaml',
  states: '_contract/state_codes.yaml',
  lifecycle: '_contract/lifecycle.yaml',
  limits: '_contract/limits.yaml',
  permissions: '_contract/permissions.yaml',
  signing: '_contract/signing.yaml',
  environments: '_contract/environments.yaml',
  callbacks: '_contract/callbacks.yaml',
  reports: '_contract/reports.yaml',
  sandbox: '_contract/sandbox.yaml',
  versions: '_contract/versions.yaml',
  currencyOverlay: '_reference/currency_overlay.yaml',
  testCards: '_reference/test_cards.yaml',
  countryOverlay: '_reference/country_overlay.yaml',
  languageOverlay: '_reference/language_overlay.yaml',
  cryptoCodes: '_reference/crypto_codes.yaml',
} as const satisfies Partial<Record<keyof Contract, string>>;

type Part = keyof typeof FILES;

interface Parts
  extends Partial<Pick<Definition<Around>, 'attributes' | 'rows' | 'text' | 'forms'>> {
  /** What it prints of the contract: without the file it would show nothing, and its page would have a gap. */
  readonly prints?: readonly Part[] | ((around: Around) => readonly Part[]);
  /** It is about the operation or the service of its page; a call may name another operation. */
  readonly of?: 'operation' | 'service';
}

/** A component of the gateway. */
export function define({
  attributes = {},
  prints = [],
  of,
  ...rest
}: Parts = {}): Definition<Around> {
  return {
    attributes,
    ...rest,
    faults: (around, given) => [
      ...(typeof prints === 'function' ? prints(around) : prints)
        .filter((part) => around.contract[part] === undefined)
        .map(
          (part) =>
            `prints ${FILES[part]}, which does not exist — restore the file or remove the tag`,
        ),
      ...(of === undefined ? [] : subjectFaults(of, around, given)),
    ],
  };
}

function subjectFaults(of: 'operation' | 'service', { head }: Around, given: Given): string[] {
  if (of === 'service')
    return head.service === undefined
      ? ['needs to know the service — add "service:" to the head of the page']
      : [];
  const name = given.operation ?? given.id ?? head.operation;
  return name === undefined
    ? ['needs to know the method — add "operation:" to the head of the page']
    : [];
}

export const optional = (
  known: NonNullable<Attribute<Around>['known']>,
  where: string,
): Attribute<Around> => ({ known, where });

export const required = (
  known: NonNullable<Attribute<Around>['known']>,
  where: string,
): Attribute<Around> => ({ known, where, isRequired: true });

export const unique = (names: readonly string[]): string[] => [...new Set(names)];
