import type { Definitions } from '../docs/markdown/definition';
import { ANCHOR } from '../gateway/contract/anchors';
import { loadClients } from '../gateway/contract/examples/clients';
import { plainText } from '../gateway/contract/inline';
import { flattenFields, requestFields, responseFields } from '../gateway/contract/openapi/fields';
import { VERBS } from '../gateway/contract/openapi/operations';
import { enumOf, propertyAt } from '../gateway/contract/openapi/schema-text';
import type { Field, Limit } from '../gateway/contract/types';
import { type Around, define, operationAt, optional, required, unique } from './around';
import { fieldForm, operationForm } from './forms';
import { errorRows, eventRows, limitRows } from './rows';

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
      // The page's own is among its ids.
      return found && found.scope !== '' ? `${found.operation.id} ${found.operation.path}` : '';
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
      return found
        ? flattenFields(requestFields(found.operation)).map((field) => ({
            kind: 'field',
            anchor: ANCHOR.field(`p${found.scope}`, field.path),
            name: field.path,
            ids: field.path.includes('.') ? [field.name] : [],
            text: fieldText(field),
          }))
        : [];
    },
  }),
  ResponseFields: define({
    forms: { params: fieldForm },
    of: 'operation',
    prints: ['openapi'],
    attributes: { operation, like: operation },
    // As one text: the same names are in many responses.
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
  Environments: define({ prints: ['environments'] }),
  /** On the page of an operation the permissions it needs; anywhere else all of them. */
  Permissions: define({ prints: ['permissions'] }),
  RoleMatrix: define({
    prints: ['permissions'],
    attributes: {
      area: optional(
        ({ contract: { permissions } }) =>
          permissions && unique(permissions.permissions.flatMap(({ areas }) => areas)),
        'permissions.yaml',
      ),
    },
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
  SigningHeaders: define({
    prints: ['signing'],
    text: ({ contract }) => (contract.signing?.headers ?? []).map(({ name }) => name).join(', '),
  }),
  SigningParts: define({ prints: ['signing'] }),
  SigningChecks: define({ prints: ['signing'] }),
  SigningVector: define({
    prints: ['signing'],
    attributes: {
      id: required(({ contract }) => contract.signing?.vectors.map(({ id }) => id), 'signing.yaml'),
    },
  }),
  ReturnParameters: define({ prints: ['signing'] }),
  FormFields: define({ prints: ['signing', 'environments'] }),
  FormErrors: define({ prints: ['signing', 'errors'] }),
  ClientCode: define({
    attributes: {
      language: required(() => loadClients().map(({ language }) => language), '_contract/clients'),
    },
  }),
  CallbackAddresses: define({ prints: ['callbacks', 'environments'] }),
  CallbackDelivery: define({ prints: ['callbacks'] }),
  CallbackEnvelope: define({ prints: ['callbacks'] }),
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
    text: ({ contract }) =>
      (contract.callbacks?.headers ?? [])
        .map(({ name, meaning }) => `${name}: ${plainText(meaning)}`)
        .join(' '),
  }),
  CallbackParameters: define({ prints: ['openapi'] }),
  CallbackRetries: define({ prints: ['callbacks'] }),
  ReportColumns: define({ prints: ['reports'] }),
  ReportOperations: define({ prints: ['reports'] }),
} as const satisfies Definitions<Around>;

const fieldText = ({ description, when, enum: values }: Field): string =>
  [
    plainText(description),
    when === undefined ? '' : plainText(when),
    (values ?? []).map(({ value }) => value).join(', '),
  ]
    .filter(Boolean)
    .join(' ');

/** The values of a limit as texts name them: `refund_window`, or `giftcode_resend.sends` where it has several. */
function quantityNames({ id, values = {} }: Limit): string[] {
  const names = Object.keys(values);
  return [...(names.length === 1 ? [id] : []), ...names.map((name) => `${id}.${name}`)];
}
