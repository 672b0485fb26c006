import { didYouMean } from '../../../base/text/nearest';
import { type Context, checkIdentifier, identifierIds, isIdentifierId } from '../../identifiers';
import type { Contract, ServiceField } from '../types';
import { type Finding, finder } from './finding';

/** Every validator that a field names exists, takes the field's example and notices its bad example. */
export const checkIdentifiers = ({ services }: Contract): Finding[] =>
  services.flatMap((method) =>
    Object.entries(method.variants).flatMap(([key, variant]) =>
      variant.fields.flatMap((field, index) =>
        checkField(field, contextOf(variant.fields)).map(([name, message]) =>
          finder(`_services/${method.id}.yaml`)(['variants', key, 'fields', index, name], message),
        ),
      ),
    ),
  );

type Fault = readonly [key: 'validator' | 'example' | 'badExample', message: string];

function checkField(
  { name, validator, example, badExample }: ServiceField,
  context: Context,
): Fault[] {
  if (validator === undefined) return [];
  if (!isIdentifierId(validator)) {
    return [
      [
        'validator',
        `${name}: there is no validator "${validator}"${didYouMean(validator, identifierIds, 'write one in lib/gateway/identifiers, or correct the name')}`,
      ],
    ];
  }
  const verdict = checkIdentifier(validator, String(example), context);
  const bad =
    badExample === undefined ? undefined : checkIdentifier(validator, badExample, context);
  return [
    ...(verdict.ok ? [] : [['example', `${name}: ${verdict.message}`] as const]),
    ...(bad?.ok && !bad.warning
      ? [['badExample', `${name}: ${validator} finds nothing wrong with "${badExample}"`] as const]
      : []),
  ];
}

/** The bank of the same example account. */
const contextOf = (fields: readonly ServiceField[]): Context => {
  const bank = fields.find(({ name }) => name.endsWith('.bank_code'))?.example;
  return { bankCode: bank === undefined ? undefined : String(bank) };
};
