import type { Definitions } from '../docs/markdown/definition';
import { ANCHOR } from '../gateway/contract/anchors';
import { loadClients } from '../gateway/contract/examples/clients';
import {
  flattenFields,
  requestFields,
  responseFields,
  splitShared,
} from '../gateway/contract/openapi/fields';
import { VERBS } from '../gateway/contract/openapi/operations';
import { responseHeadersOf } from '../gateway/contract/openapi/response-headers';
import { enumOf, propertyAt } from '../gateway/contract/openapi/schema-text';
import type { Contract, Field, Limit } from '../gateway/contract/types';
import { type Around, define, operationAt, optional, required, unique } from './around';
import { fieldForm, operationForm } from './forms';
import { columnRows, errorRows, eventRows, headerRows, limitRows, permissionRows } from './rows';
import {
  addressesText,
  deliveryText,
  envelopeText,
  environmentsText,
  lines,
  parametersText,
  reportOperationsText,
  rolesText,
} from './texts';

const operation = optional(
  ({ contract }) => contract.operations.map(({ id }) => id),
  'openapi.yaml',
);
const schema = required(({ contract }) => {
  const schemas = contract.openapi?.components?.schemas;
  return schemas && Object.keys(schemas);
}, 'openapi.yaml');

/** Components about the API: its operations, signatures, callbacks, limits and errors. */
export const OPERATION_COMPONENTS = {
  Operation: define({
    forms: { operation: operationForm },
    of: 'operation',
    prints: ['openapi'],
    attributes: { id: operation },
    text: (around, given) => {
      const found = operationAt(around, given);
      if (!found) return '';
      const { id, path, permissions } = found.operation;
      // The page's own is among its ids.
      const permission = permissions.length > 0 ? `Permission: ${permissions.join(' or ')}.` : '';
      return lines([...(found.scope === '' ? [] : [id, path]), permission]);
    },
  }),
  /** `like` names an operation whose page explains the fields that both have; this page then only lists them. */
  RequestFields: define({
    forms: { params: fieldForm },
    of: 'operation',
    prints: ['openapi'],
    attributes: { operation, like: operation },
    rows: (around, given) => {
      const found = operationAt(around, given);
      const home = around.contract.operations.find(({ id }) => id === given.like);
      return found
        ? flattenFields(
            // What the page only lists is found on the page that explains it.
            splitShared(requestFields(found.operation), home ? requestFields(home) : []).own,
          ).map((field) => ({
            kind: 'field',
            anchor: ANCHOR.field(`p${found.scope}`, field.path),
            name: field.path,
            ids: field.path.includes('.') ? [field.name] : [],
            text: fieldText(field),
            // Headers have a table of their own.
            isDefining:
              field.in !== 'header' &&
              definesField(around.contract, 'request', field.path, found.operation.id),
          }))
        : [];
    },
  }),
  ResponseFields: define({
    forms: { params: fieldForm },
    of: 'operation',
    prints: ['openapi'],
    attributes: { operation, like: operation },
    // Rows in the operation that owns the field: other responses contain the same fields, and have them as one text.
    rows: (around, given) => {
      const found = operationAt(around, given);
      return found
        ? flattenFields(responseFields(found.operation))
            .filter(
              ({ path }) => firstWith(around.contract, 'response', path)?.id === found.operation.id,
            )
            .map((field) => ({
              kind: 'field',
              anchor: ANCHOR.field(`r${found.scope}`, field.path),
              name: field.path,
              ids: field.path.includes('.') ? [field.name] : [],
              text: fieldText(field),
              isDefining: definesField(around.contract, 'response', field.path, found.operation.id),
            }))
        : [];
    },
    text: (around, given) => {
      const found = operationAt(around, given);
      return found
        ? flattenFields(responseFields(found.operation))
            .map(({ path }) => path)
            .join(', ')
        : '';
    },
  }),
  OperationExamples: define({ of: 'operation', prints: ['openapi'], attributes: { operation } }),
  OperationIndex: define({
    prints: ['openapi'],
    attributes: {
      area: optional(
        ({ contract }) => unique(contract.operations.flatMap(({ tag }) => tag ?? [])),
        'openapi.yaml',
      ),
    },
  }),
  /** The errors of an operation; on a page of no operation the whole table. */
  Errors: define({
    prints: ['errors'],
    attributes: { operation },
    rows: (around, given) => (operationAt(around, given) ? [] : errorRows(around.contract)),
  }),
  ErrorRef: define({
    prints: ['errors'],
    attributes: {
      code: required(
        ({ contract }) => contract.errors?.codes.map(({ code }) => `${code}`),
        'errors.yaml',
      ),
    },
  }),
  EnumValues: define({
    prints: ['openapi'],
    attributes: {
      schema,
      field: required(({ contract }, { schema: name = '' }) => {
        const fields = contract.openapi?.components?.schemas?.[name]?.properties;
        return fields && Object.keys(fields).filter((key) => fields[key] && enumOf(fields[key]));
      }, 'openapi.yaml'),
    },
  }),
  UnknownValue: define({
    attributes: {
      schema,
      field: required(({ contract }, { schema: name = '', field = '' }) => {
        const parent = contract.openapi?.components?.schemas?.[name];
        const found = parent && propertyAt(parent, field);
        return found?.['x-unknown'] === undefined ? [] : [field];
      }, 'openapi.yaml, as x-unknown'),
    },
  }),
  Verb: define({
    attributes: {
      name: required(() => VERBS.flatMap((verb) => [verb, verb.toLowerCase()]), 'openapi.yaml'),
    },
  }),
  Environments: define({
    prints: ['environments'],
    text: ({ contract }) => environmentsText(contract),
  }),
  /** On the page of an operation the permissions it needs; anywhere else all of them. */
  Permissions: define({
    prints: ['permissions'],
    rows: ({ contract, operation }) => (operation ? [] : permissionRows(contract)),
  }),
  RoleMatrix: define({
    prints: ['permissions'],
    attributes: {
      area: optional(
        ({ contract: { permissions } }) =>
          permissions && unique(permissions.permissions.flatMap(({ areas }) => areas)),
        'permissions.yaml',
      ),
    },
    text: ({ contract }, { area }) => rolesText(contract, area),
  }),
  Limits: define({
    prints: ['limits'],
    attributes: {
      group: optional(({ contract }) => contract.limits?.groups.map(({ id }) => id), 'limits.yaml'),
    },
    rows: ({ contract }, { group }) => limitRows(contract, group),
  }),
  /** One limit in a sentence. */
  Limit: define({
    prints: ['limits'],
    attributes: {
      name: required(
        ({ contract }) =>
          contract.limits?.groups.flatMap(({ limits }) => limits.flatMap(quantityNames)),
        'limits.yaml',
      ),
    },
  }),
  ApiVersions: define({ prints: ['versions'] }),
  ResponseHeaders: define({
    prints: ['openapi'],
    rows: ({ contract }) => headerRows(responseHeadersOf(contract.openapi)),
  }),
  ClientCode: define({
    attributes: {
      language: required(() => loadClients().map(({ language }) => language), '_contract/clients'),
    },
  }),
  CallbackAddresses: define({
    prints: ['callbacks', 'environments'],
    text: ({ contract }) => addressesText(contract),
  }),
  CallbackDelivery: define({
    prints: ['callbacks'],
    text: ({ contract }) => deliveryText(contract),
  }),
  CallbackEnvelope: define({
    prints: ['callbacks'],
    text: ({ contract }) => envelopeText(contract),
  }),
  CallbackEvents: define({
    prints: ['callbacks'],
    attributes: {
      area: optional(
        ({ contract: { callbacks } }) =>
          callbacks && unique(callbacks.events.map(({ area }) => area)),
        'callbacks.yaml',
      ),
    },
    rows: ({ contract }, { area }) => eventRows(contract, area),
  }),
  CallbackExample: define({
    prints: ['openapi'],
    attributes: {
      type: required(
        ({ contract }) => contract.callbacks?.events.map(({ type }) => type),
        'callbacks.yaml',
      ),
    },
  }),
  CallbackHeaders: define({
    prints: ['callbacks'],
    rows: ({ contract }) => headerRows(contract.callbacks?.headers ?? []),
  }),
  CallbackParameters: define({
    prints: ['openapi'],
    text: ({ contract }) => parametersText(contract),
  }),
  CallbackRetries: define({ prints: ['callbacks'] }),
  ReportColumns: define({ prints: ['reports'], rows: ({ contract }) => columnRows(contract) }),
  ReportOperations: define({
    prints: ['reports'],
    text: ({ contract }) => reportOperationsText(contract),
  }),
} as const satisfies Definitions<Around>;

const fieldText = ({ description, when, enum: values }: Field): string =>
  lines([description, when, (values ?? []).map(({ value }) => value).join(', ')]);

const SIDES = ['request', 'response'] as const;
type Side = (typeof SIDES)[number];
/** The operation that owns a field: of those that have it the one with most others. And its place in that order. */
interface First {
  readonly id: string;
  readonly place: number;
}

/** By contract: the operation that owns the field of each path, in its request and in its response. */
const firsts = new WeakMap<Contract, Firsts>();
type Firsts = Readonly<Record<Side, ReadonlyMap<string, First>>>;

function firstWith(contract: Contract, side: Side, path: string): First | undefined {
  const known = firsts.get(contract) ?? firstOperations(contract);
  firsts.set(contract, known);
  return known[side].get(path);
}

function firstOperations({ operations }: Contract): Firsts {
  const sized = operations.map((operation) => {
    const request = flattenFields(requestFields(operation));
    const response = flattenFields(responseFields(operation));
    return { id: operation.id, request, response, size: request.length + response.length };
  });
  const found = { request: new Map<string, First>(), response: new Map<string, First>() };
  for (const [place, { id, ...sides }] of sized.sort((a, b) => b.size - a.size).entries())
    for (const side of SIDES)
      for (const { path } of sides[side])
        if (!found[side].has(path)) found[side].set(path, { id, place });
  return found;
}

/** A field is defined by the operation that owns it; in one operation its request comes first. */
function definesField(contract: Contract, side: Side, path: string, operation: string): boolean {
  const asked = firstWith(contract, 'request', path);
  const returned = firstWith(contract, 'response', path);
  const isAsked = asked !== undefined && (!returned || asked.place <= returned.place);
  return (isAsked ? asked : returned)?.id === operation && isAsked === (side === 'request');
}

/** The values of a limit as texts name them: `refund_window`, or `giftcode_resend.sends` where it has several. */
function quantityNames({ id, values = {} }: Limit): string[] {
  const names = Object.keys(values);
  return [...(names.length === 1 ? [id] : []), ...names.map((name) => `${id}.${name}`)];
}
