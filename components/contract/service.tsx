import type { ReactNode } from 'react';
import { ClockDiagram } from '@/components/diagrams/clock';
import { SequenceDiagram } from '@/components/diagrams/sequence';
import { Icon } from '@/components/icon/icon';
import { CodeBlock } from '@/components/mdx/code-block';
import { DocLink } from '@/components/navigation/link';
import { loadContract } from '@/lib/contract/load';
import type { Json, Service, ServiceField } from '@/lib/contract/types';
import { highlight } from '@/lib/markdown/highlight';
import { retryText } from './code-tables';
import { DataTable } from './data-table';
import { jsonBlock, linesOf } from './examples';
import { Breakable, NeedMark } from './field-list';
import { Inline } from './inline';
import { FailureRef, StatusLink } from './refs';
import { REFERENCE, ROW_ID } from './routes';
import { TabSet } from './tab-set';

interface ServiceProps {
  readonly service: Service;
}

/** What the customer does, step by step, and who sends what to whom. */
export function CustomerSteps({ service: { variant } }: ServiceProps) {
  return (
    <>
      {variant.steps.length > 0 && (
        <ol className="steps">
          {variant.steps.map((step) => (
            <li key={step}>
              <Inline text={step} />
            </li>
          ))}
        </ol>
      )}
      {variant.sequence && <SequenceDiagram {...variant.sequence} />}
    </>
  );
}

/** The time limits of the service on one axis; nothing if it has none. */
export function ServiceClocks({ service: { variant } }: ServiceProps) {
  return variant.clocks ? <ClockDiagram {...variant.clocks} /> : null;
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
              <Breakable key="name" name={field.name} />,
              field.type,
              <NeedMark key="need" need={field.need} />,
              <FieldRule key="rule" field={field} />,
              exampleText(field.example),
            ],
          }))}
        />
      )}
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
              <Breakable key="name" name={item.name} />,
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

/** Request, answer and callback of one payment; the fields of the service are marked. */
export async function ServiceExample({ service: { variant } }: ServiceProps) {
  const { example } = variant;
  if (!example) return null;
  const marked = variant.fields
    .filter((field) => !COMMON.has(field.name))
    .map((field) => field.name);
  const parts: readonly (readonly [
    value: string,
    name: string,
    body: Json,
    marks: readonly string[],
  ])[] = [
    ['request', 'Request', example.request, marked],
    ['response', 'Response 201', example.response, ['status']],
    ['callback', 'Callback', example.callback, ['status']],
  ];
  const items = await Promise.all(
    parts.map(async ([value, name, body, marks]) => {
      const code = jsonBlock(body);
      return {
        value,
        name,
        content: (
          <CodeBlock html={await highlight(code, 'json', linesOf(code, marks))} lang="json" />
        ),
      };
    }),
  );
  return <TabSet label="Request, response and callback" items={items} />;
}

/** Fields every service has: they need no mark. */
const COMMON = new Set(['amount', 'currency', 'customer.ip', 'customer.email', 'description']);

/** The statuses this service passes through, in order, with what happens at each. */
export function ServiceStatuses({ service: { variant } }: ServiceProps) {
  const states = loadContract().states?.codes;
  if (variant.statuses.length === 0) return null;
  const hasState = variant.statuses.some((item) => item.state);
  return (
    <DataTable
      label="Statuses of this service"
      columns={[
        { label: 'Status', role: 'head' },
        ...(hasState ? [{ label: 'State' }] : []),
        { label: 'When' },
      ]}
      rows={variant.statuses.map((item) => {
        const state = states?.find((candidate) => candidate.slug === item.state);
        return {
          key: `${item.status} ${item.state ?? ''} ${item.when}`,
          cells: [
            <StatusLink key="status" name={item.status} />,
            ...(hasState
              ? [
                  state ? (
                    <DocLink
                      key="state"
                      className="row-link"
                      href={`${REFERENCE.states}#${ROW_ID.state(state.code)}`}
                    >
                      <code>{state.code}</code> {state.slug}
                    </DocLink>
                  ) : (
                    (item.state ?? '')
                  ),
                ]
              : []),
            <Inline key="when" text={item.when} />,
          ],
        };
      })}
    />
  );
}

/** Why payments of this service fail, what to do, and when to try again. */
export function ServiceFailures({ service: { variant } }: ServiceProps) {
  const reasons = loadContract().failures?.codes ?? [];
  if (variant.failures.length === 0) return null;
  return (
    <DataTable
      label="Failures of this service"
      columns={[
        { label: 'Reason', role: 'head' },
        { label: 'When' },
        { label: 'What to do' },
        { label: 'Retry', nowrap: true },
      ]}
      rows={variant.failures.map((failure) => {
        const reason = reasons.find((candidate) => candidate.code === failure.code);
        const action = failure.action ?? reason?.action;
        return {
          key: String(failure.code),
          cells: [
            <FailureRef key="reason" code={failure.code} />,
            <Inline key="when" text={failure.when} />,
            action === undefined ? (
              'show the text of the reason'
            ) : (
              <Inline key="action" text={action} />
            ),
            reason ? retryText(reason) : '',
          ],
        };
      })}
    />
  );
}

/** What to send in the sandbox and what it brings. */
export function ServiceTests({ service: { variant } }: ServiceProps) {
  if (variant.tests.length === 0) return null;
  return (
    <DataTable
      label="Test data of this service"
      columns={[
        { label: 'Send or type', role: 'head' },
        { label: 'What happens' },
        { label: 'Ends as' },
      ]}
      rows={variant.tests.map((test) => ({
        key: `${test.input} ${test.outcome}`,
        cells: [
          <Inline key="input" text={test.input} />,
          <Inline key="outcome" text={test.outcome} />,
          <TestEnd
            key="end"
            {...(test.status ? { status: test.status } : {})}
            {...(test.failure === undefined ? {} : { failure: test.failure })}
          />,
        ],
      }))}
    />
  );
}

function TestEnd({
  status,
  failure,
}: {
  readonly status?: string;
  readonly failure?: number;
}): ReactNode {
  return (
    <span className="status-list">
      {status && <StatusLink name={status} />}
      {failure !== undefined && <FailureRef code={failure} />}
      {!status && failure === undefined && 'as described'}
    </span>
  );
}

/** The other pages of the same method. */
export function Siblings({ service: { method, siblings } }: ServiceProps) {
  const others = siblings.filter((sibling) => !sibling.isCurrent);
  if (others.length === 0) return null;
  return (
    <ul className="related">
      {others.map((sibling) => (
        <li key={sibling.key}>
          <DocLink className="related-link" href={sibling.route}>
            {method.name}: {sibling.label}
            <Icon name="arrow-right" />
          </DocLink>
        </li>
      ))}
    </ul>
  );
}
