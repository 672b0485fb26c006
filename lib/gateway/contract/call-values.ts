import { splitNames } from '../../base/text/names';
import { downloadOf, SITE_DOWNLOADS } from '../../docs/site/downloads';
import { identifierIds } from '../identifiers';
import { eventOf } from './callbacks';
import { loadClients } from './examples/clients';
import { VERBS } from './openapi/operations';
import { enumOf, propertyAt } from './openapi/schema-text';
import type { Contract } from './types';

type Attributes = Readonly<Record<string, string>>;

/** Drawings that pages may name, by the names of their files. */
export interface Drawings {
  readonly screens: readonly string[];
  readonly diagrams: readonly string[];
}

/** What one attribute of a component may say. */
export interface CallValue {
  /**
   * By the other attributes of the call, where they decide. Undefined: there is no such data, and the component then
   * shows nothing.
   */
  readonly known:
    | readonly string[]
    | undefined
    | ((given: Attributes) => readonly string[] | undefined);
  /** Where a missing one is added. */
  readonly where: string;
  /** The component does without it. */
  readonly isOptional?: boolean;
  /** Values of the attribute; one, unless it is a list. */
  readonly split?: (value: string) => string[];
}

/** What the attributes of components may say, by component and attribute: the same data the components look into. */
export function callValues(
  contract: Contract,
  drawings: Drawings,
): Readonly<Record<string, Readonly<Record<string, CallValue>>>> {
  const { callbacks, banks, signing, limits, permissions, errors, failures } = contract;
  const operation = {
    known: contract.operations.map(({ id }) => id),
    where: 'openapi.yaml',
    isOptional: true,
  };
  const screen = { known: drawings.screens, where: '_site/screens' };
  const schemas = contract.openapi?.components?.schemas;
  return {
    Operation: { id: operation },
    RequestFields: { operation },
    ResponseFields: { operation },
    Errors: { operation },
    OperationExamples: { operation },
    OperationIndex: {
      area: {
        known: unique(contract.operations.flatMap(({ tag }) => tag ?? [])),
        where: 'openapi.yaml',
        isOptional: true,
      },
    },
    CallbackEvents: {
      area: {
        known: callbacks && unique(callbacks.events.map(({ area }) => area)),
        where: 'callbacks.yaml',
        isOptional: true,
      },
    },
    CallbackExample: {
      type: { known: callbacks?.examples.map(eventOf), where: 'callbacks.yaml' },
    },
    BankTable: {
      country: {
        known: banks.map(({ country }) => country),
        where: '_reference/banks',
        isOptional: true,
      },
    },
    EnumValues: {
      schema: { known: schemas && Object.keys(schemas), where: 'openapi.yaml' },
      field: {
        known: ({ schema = '' }) => {
          const fields = schemas?.[schema]?.properties;
          return (
            fields && Object.keys(fields).filter((name) => fields[name] && enumOf(fields[name]))
          );
        },
        where: 'openapi.yaml',
      },
    },
    UnknownValue: {
      schema: { known: schemas && Object.keys(schemas), where: 'openapi.yaml' },
      field: {
        known: ({ schema = '', field = '' }) => {
          const found = schemas?.[schema] && propertyAt(schemas[schema], field);
          return found?.['x-unknown'] === undefined ? [] : [field];
        },
        where: 'openapi.yaml, as x-unknown',
      },
    },
    SigningVector: { id: { known: signing?.vectors.map(({ id }) => id), where: 'signing.yaml' } },
    Limits: {
      group: { known: limits?.groups.map(({ id }) => id), where: 'limits.yaml', isOptional: true },
    },
    RoleMatrix: {
      area: {
        known: permissions && unique(permissions.permissions.flatMap(({ areas }) => areas)),
        where: 'permissions.yaml',
        isOptional: true,
      },
    },
    ErrorRef: { code: { known: errors?.codes.map(({ code }) => `${code}`), where: 'errors.yaml' } },
    FailureRef: {
      code: { known: failures?.codes.map(({ code }) => `${code}`), where: 'failure_reasons.yaml' },
    },
    ClientCode: {
      language: {
        known: loadClients().map(({ language }) => language),
        where: '_contract/clients',
      },
    },
    Checker: {
      validators: { known: identifierIds, where: 'lib/gateway/identifiers', split: splitNames },
    },
    Downloads: {
      names: {
        // Lists of the reference are known by the form of their name.
        known: ({ names = '' }) => [
          ...Object.keys(SITE_DOWNLOADS),
          ...splitNames(names).filter(downloadOf),
        ],
        where: 'lib/docs/site/downloads.ts',
        split: splitNames,
      },
    },
    Status: {
      name: {
        known: contract.lifecycle?.statuses.map(({ slug }) => slug),
        where: 'lifecycle.yaml',
      },
    },
    Transition: {
      from: {
        known: contract.lifecycle?.statuses.map(({ slug }) => slug),
        where: 'lifecycle.yaml',
      },
      to: {
        known: ({ from = '' }) =>
          contract.lifecycle?.transitions
            .filter((edge) => edge.from.includes(from))
            .map(({ to }) => to),
        where: 'transitions of lifecycle.yaml',
      },
    },
    Verb: {
      name: { known: VERBS.flatMap((verb) => [verb, verb.toLowerCase()]), where: 'openapi.yaml' },
    },
    Screen: { name: screen },
    Formulas: { screen },
    Diagram: {
      name: { known: ['callback-retries', ...drawings.diagrams], where: '_site/diagrams' },
    },
  };
}

const unique = (names: readonly string[]): string[] => [...new Set(names)];
