import { enumOf, propertyAt } from '@/lib/gateway/contract/openapi/schema-text';
import { DataTable } from '../../base/tables/data-table';
import type { FromContract } from '../text/from-contract';
import { Inline } from '../text/inline';

interface EnumValuesProps extends FromContract<'openapi'> {
  /** Name of a schema of the contract. */
  readonly schema: string;
  /** One of its fields. */
  readonly field: string;
}

/** `<EnumValues schema="Report" field="status" />`: the values of a field, each with its meaning. */
export function EnumValues({ schema, field, contract: { openapi } }: EnumValuesProps) {
  const schemas = openapi?.components?.schemas;
  if (!schemas) return null;
  const found = schemas[schema]?.properties?.[field];
  const values = found && enumOf(found);
  if (!values) {
    throw new Error(
      `<EnumValues schema="${schema}" field="${field}" />: openapi.yaml has no such list of values`,
    );
  }
  return (
    <DataTable
      label={`Values of ${field}`}
      columns={[{ label: 'Value', role: 'head', code: true }, { label: 'Meaning' }]}
      rows={values.map(({ value, description, isDefault }) => ({
        key: value,
        cells: [
          value,
          <span key="meaning">
            <Inline text={description ?? ''} />
            {isDefault && ' The default.'}
          </span>,
        ],
      }))}
    />
  );
}

/** `<UnknownValue schema="Transaction" field="next_action.type" />`: what to do with a value that is not in the list yet. */
export function UnknownValue({ schema, field, contract: { openapi } }: EnumValuesProps) {
  const schemas = openapi?.components?.schemas;
  if (!schemas) return null;
  const advice = schemas[schema] && propertyAt(schemas[schema], field)?.['x-unknown'];
  if (advice === undefined) {
    throw new Error(
      `<UnknownValue schema="${schema}" field="${field}" />: openapi.yaml has no x-unknown there`,
    );
  }
  return (
    <p>
      <Inline text={advice} />
    </p>
  );
}
