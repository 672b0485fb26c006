import type { ReactNode } from 'react';
import { Details } from '@/components/base/details/details';
import { Dial } from '@/components/base/icon/dial';
import { Icon } from '@/components/base/icon/icon';
import { ANCHOR } from '@/lib/gateway/contract/anchors';
import { flattenFields } from '@/lib/gateway/contract/openapi/fields';
import type { Field, Json, Need } from '@/lib/gateway/contract/types';
import { Breakable } from '../text/breakable';
import { Inline } from '../text/inline';

interface FieldListProps {
  readonly fields: readonly Field[];
  /**
   * Begins every id, so that request and response may be on one page: `p`, `r`. A further method of the page
   * adds its name: `p-page_update`.
   */
  readonly prefix: string;
  /** All fields of the same message, if they are more than these: a long rule is printed once for all. */
  readonly message?: readonly Field[];
}

/** Fields with type, need, meaning and rules; what is inside a field folds under it. */
export function FieldList({ fields, prefix, message = fields }: FieldListProps) {
  const homes = homesOfPatterns(message);
  const isLong = isAnswer(prefix) && fields.length >= MAX_SHOWN_FIELDS + MIN_FOLDED_FIELDS;
  const entries = (shown: readonly Field[]) =>
    shown.map((field) => (
      <FieldEntry key={field.path} field={field} prefix={prefix} homes={homes} />
    ));
  return (
    <>
      {isAnswer(prefix) && (
        <p>
          {mayBeAbsent(fields)
            ? 'A field that is not marked "if known" or "conditional" is always present.'
            : 'All fields are always present.'}
        </p>
      )}
      <div className="params">{entries(isLong ? fields.slice(0, MAX_SHOWN_FIELDS) : fields)}</div>
      {isLong && (
        <Details summary={`${fields.length - MAX_SHOWN_FIELDS} more fields`}>
          <div className="params">{entries(fields.slice(MAX_SHOWN_FIELDS))}</div>
        </Details>
      )}
    </>
  );
}

/** A response with more fields shows these; its first fields decide. */
const MAX_SHOWN_FIELDS = 12;

/** Fewer fields than this are not worth a press. */
const MIN_FOLDED_FIELDS = 4;

/** The first field of a message with each pattern; the others refer to it. */
type PatternHomes = ReadonlyMap<string, string>;

/** Patterns up to this length are as short as a reference to another field. */
const SHORT_PATTERN = 16;

function homesOfPatterns(message: readonly Field[]): PatternHomes {
  const homes = new Map<string, string>();
  for (const { path, rules } of flattenFields(message)) {
    for (const { label, value } of rules) {
      const isLong = label === 'Pattern' && value.length > SHORT_PATTERN;
      if (isLong && !homes.has(value)) homes.set(value, path);
    }
  }
  return homes;
}

const NEED_DIALS = { required: 'full', conditional: 'half', optional: 'empty' } as const;

/** Need in a word, with the dial that says how much. */
export function NeedMark({ need, word = need }: { readonly need: Need; readonly word?: string }) {
  return (
    <span className="need" data-need={need}>
      <Dial level={NEED_DIALS[need]} />
      {word}
    </span>
  );
}

/** In a response nothing is asked of the reader: only what may be absent is marked. */
const RESPONSE_WORDS: Readonly<Record<Need, string | undefined>> = {
  required: undefined,
  conditional: 'conditional',
  optional: 'if known',
};

const mayBeAbsent = (fields: readonly Field[]): boolean =>
  flattenFields(fields).some(({ need }) => need !== 'required');

const isAnswer = (prefix: string): boolean => prefix === 'r' || prefix.startsWith('r-');

interface FieldEntryProps {
  readonly field: Field;
  readonly prefix: string;
  readonly homes: PatternHomes;
}

function FieldEntry({ field, prefix, homes }: FieldEntryProps) {
  const word = isAnswer(prefix) ? RESPONSE_WORDS[field.need] : field.need;
  const id = ANCHOR.field(prefix, field.path);
  const children = field.children ?? [];
  const rules = rulesOf(field);
  return (
    <div className="param" id={id}>
      <div className="param-head">
        <p className="param-name">
          <a href={`#${id}`}>
            <Breakable name={field.path} />
          </a>
        </p>
        <p className="param-meta">
          <span>
            {field.type}
            {field.nullable && ' or null'}
            {field.in !== 'body' && `, in ${field.in}`}
          </span>{' '}
          {word !== undefined && <NeedMark need={field.need} word={word} />}{' '}
          {field.deprecated && <span>deprecated</span>}
        </p>
      </div>
      <div className="param-text">
        <p>
          <Inline text={field.description} />
        </p>
        {(rules.length > 0 || field.when) && (
          <dl className="param-rules">
            {field.when && (
              <div>
                <dt>{isAnswer(prefix) ? 'present when' : 'required when'}</dt>
                <dd className="is-words">
                  <Inline text={field.when} />
                </dd>
              </div>
            )}
            {rules.map((rule) => (
              <div key={`${rule.label} ${rule.value}`}>
                <dt>{quiet(rule.label)}</dt>
                <RuleValue rule={rule} path={field.path} prefix={prefix} homes={homes} />
              </div>
            ))}
          </dl>
        )}
        <EnumList field={field} />
        {children.length > 0 && (
          <details className="param-children">
            <summary>
              <Icon name="chevron-right" className="chevron" />
              <span className="fold-verb" />
              {children.length} {children.length === 1 ? 'field' : 'fields'}
              <span className="visually-hidden"> of {field.path}</span>
            </summary>
            {children.map((child) => (
              <FieldEntry key={child.path} field={child} prefix={prefix} homes={homes} />
            ))}
          </details>
        )}
      </div>
    </div>
  );
}

interface RuleValueProps {
  readonly rule: PrintedRule;
  readonly path: string;
  readonly prefix: string;
  readonly homes: PatternHomes;
}

/** The value of a rule; a long pattern that another field has printed before is named by that field. */
function RuleValue({ rule: { value, code }, path, prefix, homes }: RuleValueProps) {
  const home = homes.get(value);
  if (home !== undefined && home !== path) {
    return (
      <dd className="is-words">
        as{' '}
        <a href={`#${ANCHOR.field(prefix, home)}`}>
          <code>{home}</code>
        </a>
      </dd>
    );
  }
  return <dd className={code === false ? 'is-words' : undefined}>{value}</dd>;
}

interface PrintedRule {
  readonly label: string;
  readonly value: string;
  readonly code?: boolean | undefined;
}

function rulesOf(field: Field): PrintedRule[] {
  const rules: PrintedRule[] = field.rules.map((rule) => ({ ...rule, code: rule.code ?? false }));
  const plainEnum = field.enum?.every((value) => value.description === undefined);
  if (field.enum && plainEnum) {
    const values = field.enum.map((value) => value.value + (value.isDefault ? ' (default)' : ''));
    rules.push({
      label: field.openEnum ? 'values, more can be added' : 'values',
      value: values.join(', '),
      code: true,
    });
  }
  if (field.example !== undefined && (field.children ?? []).length === 0) {
    rules.push({ label: 'example', value: jsonText(field.example), code: true });
  }
  if (field.sensitive) rules.push({ label: 'secret', value: 'never log it', code: false });
  return rules;
}

/** Labels are quiet: `Length` → `length`; an abbreviation keeps its capitals. */
const quiet = (label: string): string =>
  /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

const jsonText = (value: Json): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** A longer list of values is folded. */
const MAX_SHOWN_VALUES = 5;

function EnumList({ field }: { readonly field: Field }): ReactNode {
  const values = field.enum ?? [];
  if (!values.some((value) => value.description !== undefined)) return null;
  const list = <EnumValueList field={field} values={values} />;
  if (values.length <= MAX_SHOWN_VALUES) return list;
  return (
    <details className="param-children" suppressHydrationWarning>
      <summary>
        <Icon name="chevron-right" className="chevron" />
        <span className="fold-verb" />
        {values.length} values
        <span className="visually-hidden"> of {field.path}</span>
      </summary>
      {list}
    </details>
  );
}

interface EnumValueListProps {
  readonly field: Field;
  readonly values: NonNullable<Field['enum']>;
}

function EnumValueList({ field, values }: EnumValueListProps) {
  return (
    <dl className="param-enum">
      {values.map((value) => (
        <div key={value.value}>
          <dt>
            <code>{value.value}</code>
            {value.isDefault && ' (default)'}
          </dt>
          {value.description && (
            <dd>
              <Inline text={value.description} />
            </dd>
          )}
        </div>
      ))}
      {field.openEnum && (
        <div>
          <dt>Other values</dt>
          <dd>
            <Inline
              text={field.unknown ?? 'For an unknown value, continue as if the value were absent.'}
            />
          </dd>
        </div>
      )}
    </dl>
  );
}
