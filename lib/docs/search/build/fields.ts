import { ANCHOR } from '../../../gateway/contract/anchors';
import { plainText } from '../../../gateway/contract/inline';
import {
  flattenFields,
  requestFields,
  responseFields,
} from '../../../gateway/contract/openapi/fields';
import type { Field, Operation, Service } from '../../../gateway/contract/types';
import type { Row } from './rows';

/** A field that more methods than this have says nothing about one of them. */
const MAX_METHODS = 6;

/** A record per field that an operation takes. */
export const requestRows = (operation: Operation, scope = ''): Row[] =>
  flattenFields(requestFields(operation)).map((field) => ({
    kind: 'field',
    anchor: ANCHOR.field(`p${scope}`, field.path),
    name: field.path,
    ids: field.path.includes('.') ? [field.name] : [],
    text: fieldText(field),
  }));

const fieldText = ({ description, when, enum: values }: Field): string =>
  [
    plainText(description),
    when === undefined ? '' : plainText(when),
    (values ?? []).map(({ value }) => value).join(', '),
  ]
    .filter(Boolean)
    .join(' ');

/** What an answer brings, as one text: the same names stand in many answers. */
export const responseText = (operation: Operation): string =>
  flattenFields(responseFields(operation))
    .map(({ path }) => path)
    .join(', ');

/** Fields that a payment method adds; those that most methods have are left to its text. */
export function serviceRows(service: Service, methodsWith: (field: string) => number): Row[] {
  return service.variant.fields
    .filter(({ name }) => methodsWith(name) <= MAX_METHODS)
    .map(({ name, label, rule }) => ({
      kind: 'field',
      anchor: ANCHOR.serviceField(name),
      name,
      ids: [name.split('.').at(-1) ?? name],
      text: `${label}. ${plainText(rule)}`,
    }));
}

export const serviceFieldText = ({ variant }: Service): string =>
  [...variant.fields, ...(variant.returns ?? [])].map(({ name }) => name).join(', ');
