import { Checker } from '@/components/checker/checker';
import { targetsOfFields } from '@/components/checker/targets';
import type { Json, Service, ServiceField } from '@/lib/contract/types';
import { DataTable } from './data-table';
import { NeedMark } from './field-list';
import { Inline } from './inline';

interface ServiceProps {
  readonly service: Service;
}

/** The fields this service adds to the common ones, then what comes back to show. */
export function ServiceFields({ service: { variant } }: ServiceProps) {
  return (
    <>
      {variant.fields.length > 0 && (
        <DataTable
          label="Fields of this service"
          columns={[
            { label: 'Field', role: 'head', code: true },
            { label: 'Type', code: true },
            { label: 'Need' },
            { label: 'Rule' },
            { label: 'Example', code: true },
          ]}
          rows={variant.fields.map((field) => ({
            key: field.name,
            id: `field-${field.name.replace(/[^\w-]+/g, '-')}`,
            cells: [
              field.name,
              field.type,
              <NeedMark key="need" need={field.need} />,
              <FieldRule key="rule" field={field} />,
              exampleText(field.example),
            ],
          }))}
        />
      )}
      <Checker targets={targetsOfFields(variant.fields)} />
      {variant.returns && variant.returns.length > 0 && (
        <DataTable
          label="What the answer gives you to show"
          columns={[
            { label: 'Returned', role: 'head', code: true },
            { label: 'Meaning' },
            { label: 'Example', code: true },
          ]}
          rows={variant.returns.map((item) => ({
            key: item.name,
            cells: [
              item.name,
              <Inline key="meaning" text={item.meaning} />,
              exampleText(item.example),
            ],
          }))}
        />
      )}
    </>
  );
}

function FieldRule({ field }: { readonly field: ServiceField }) {
  const values = field.enum?.map((value) => `\`${value.value}\` ${value.label}`).join(', ');
  return (
    <>
      <Inline text={field.rule} />
      {field.pattern && (
        <>
          {' '}
          <code>{field.pattern}</code>
        </>
      )}
      {values && (
        <>
          {' '}
          One of <Inline text={values} />.
        </>
      )}
      {field.when && (
        <>
          {' '}
          When: <Inline text={field.when} />.
        </>
      )}
      {field.step && field.step !== 'create' && <> Sent with transaction/{field.step}.</>}
    </>
  );
}

const LONGEST_EXAMPLE = 34;

/** A value in a cell; a long one is recognized by its beginning. */
function exampleText(value: Json): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > LONGEST_EXAMPLE ? `${text.slice(0, LONGEST_EXAMPLE - 1)}…` : text;
}
