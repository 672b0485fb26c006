import { DataTable } from '@/components/base/tables/data-table';
import { Checker } from '@/components/gateway/checker/checker';
import { targetsOfFields } from '@/components/gateway/checker/targets';
import { ANCHOR } from '@/lib/gateway/contract/anchors';
import type { Json, Service, ServiceField } from '@/lib/gateway/contract/types';
import { NeedMark } from '../api/field-list';
import { Breakable } from '../text/breakable';
import { Inline } from '../text/inline';

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
            { label: 'Required' },
            { label: 'Rule' },
            { label: 'Example', code: true },
          ]}
          rows={variant.fields.map((field) => ({
            key: field.name,
            id: ANCHOR.serviceField(field.name),
            cells: [
              field.name,
              field.type,
              <NeedMark key="need" need={field.need} />,
              <FieldRule key="rule" field={field} />,
              <Example key="example" value={field.example} />,
            ],
          }))}
        />
      )}
      <Checker targets={targetsOfFields(variant.fields)} />
      {variant.returns && variant.returns.length > 0 && (
        <DataTable
          label="Fields of the response to show"
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
              <Example key="example" value={item.example} />,
            ],
          }))}
        />
      )}
    </>
  );
}

function FieldRule({ field }: { readonly field: ServiceField }) {
  return (
    <>
      <Inline text={field.rule} />
      {field.pattern && (
        <>
          {' '}
          <code className="pattern">{field.pattern}</code>
        </>
      )}
      {field.enum && (
        <>
          {' '}
          <Inline text={choiceText(field.enum)} />
        </>
      )}
      {field.when && (
        <>
          {' '}
          Required when <Inline text={field.when} />.
        </>
      )}
      {field.step && field.step !== 'create' && (
        <Inline text={` Sent with \`transaction/${field.step}\`.`} />
      )}
    </>
  );
}

/** `One of `mtn` (MTN MoMo), `wave`.`; a choice of one is named as such, and a label that repeats its value is left out. */
export function choiceText(choices: NonNullable<ServiceField['enum']>): string {
  const [only, ...others] = choices;
  if (only && others.length === 0) return `The only value is \`${only.value}\` (${only.label}).`;
  const texts = choices.map(({ value, label }) =>
    label === value ? `\`${value}\`` : `\`${value}\` (${label})`,
  );
  return `One of ${texts.join(', ')}.`;
}

const LONGEST_EXAMPLE = 34;

/** A value in a cell; a long one is recognized by its beginning, an address takes two lines. */
function Example({ value }: { readonly value: Json }) {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (text.length > LONGEST_EXAMPLE) return `${text.slice(0, LONGEST_EXAMPLE - 1)}…`;
  if (!text.startsWith('https://')) return text;
  return (
    <span className="address">
      <Breakable name={text} />
    </span>
  );
}
