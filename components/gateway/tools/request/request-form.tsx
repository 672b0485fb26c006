import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import data from '@/.generated/tool-request.json';
import type { Operation } from '@/lib/gateway/contract/types';
import { requestFaults } from '@/lib/gateway/simulator/checks/request';
import type { Scenario } from '@/lib/gateway/tools/gateway/scenario';
import { formOf } from '@/lib/gateway/tools/request/form';
import { messagesOf, namesIn, TOP } from '@/lib/gateway/tools/request/messages';
import type { RequestExample, RequestPage, SentRequest } from '@/lib/gateway/tools/request/page';
import type { RequestToolData } from '@/lib/gateway/tools/request/shared';
import { callOfRequest } from '@/lib/gateway/tools/request/texts';
import { worldOf } from '@/lib/gateway/tools/request/world';
import { Choice } from '../parts/field';
import { usePaused } from '../parts/use-result';
import { BodyForm } from './body-form';
import { Parameters } from './parameters';
import { Printed } from './printed';

// The build writes the file from this type; for tuples the compiler reads lists.
const shared = data as unknown as RequestToolData;

interface RequestFormProps {
  readonly page: RequestPage;
  /** A story of the page's address: its request is filled in, and its steps are played. */
  readonly story?: Scenario | undefined;
}

/** The form of one page, and what it sends. */
export function RequestForm({ page, story }: RequestFormProps) {
  const world = useMemo(() => worldOf(shared, page), [page]);
  const own = page.examples.findIndex(({ operation }) => operation === story?.operation);
  const [chosen, setChosen] = useState(Math.max(0, own));
  const example = page.examples[chosen];
  const operation = world.contract.operations.find(({ id }) => id === example?.operation);
  if (!example || !operation) return null;
  return (
    <Filled
      key={chosen}
      {...{ page, world, example, operation }}
      story={chosen === own ? story : undefined}
      choice={
        page.examples.length > 1 && (
          <Choice
            label="Load an example"
            value={`${chosen}`}
            options={page.examples.map(({ title }, index) => [`${index}`, title])}
            onChange={(index) => setChosen(Number(index))}
          />
        )
      }
    />
  );
}

interface FilledProps {
  readonly page: RequestPage;
  readonly world: ReturnType<typeof worldOf>;
  readonly operation: Operation;
  readonly example: RequestExample;
  readonly choice: React.ReactNode;
  readonly story: Scenario | undefined;
}

function Filled({ page, world, operation, example, choice, story }: FilledProps) {
  const [sent, setSent] = useState<SentRequest>(story?.request ?? example.sent);
  const faults = useMemo(() => requestFaults(world, operation, sent), [world, operation, sent]);
  const source = useMemo(
    () => ({
      document: page.document,
      schema: operation.source.requestBody?.content['application/json']?.schema ?? {},
      fields: world.catalog.services.get(page.own ?? 0)?.variant.fields ?? [],
    }),
    [page, world, operation],
  );
  const form = useMemo(() => formOf(source, sent.body ?? {}), [source, sent.body]);
  const parameters = [sent.path, sent.query, sent.headers].flatMap((values) => Object.keys(values));
  const messages = messagesOf(faults, new Set([...namesIn(form), ...parameters]));
  const call = useMemo(
    () => callOfRequest(shared.host, operation, sent, example),
    [operation, sent, example],
  );
  const change = useCallback(
    (changed: Partial<SentRequest>) => setSent((before) => ({ ...before, ...changed })),
    [],
  );
  return (
    <>
      <div className="tool-head">
        <p className="request-target">
          <strong>{operation.verb}</strong> <code>{call.path}</code>
        </p>
        {choice}
        <button type="button" className="tool-button" onClick={() => setSent(example.sent)}>
          Reset
        </button>
      </div>
      <Summary count={faults.length} top={messages.get(TOP) ?? []} />
      <div className="tool-panes">
        <div className="tool-fields">
          <Parameters {...{ operation, sent, messages }} onChange={change} />
          {sent.body && (
            <BodyForm
              {...{ source, form, messages }}
              ownFields={page.own === undefined ? undefined : source.fields}
              onChange={(body) => change({ body })}
              body={sent.body}
            />
          )}
        </div>
        <Printed {...{ call, operation }} name={example.name} identity={shared.identity} />
      </div>
      {operation.auth !== 'partner' && (
        <Send
          operation={operation.id}
          request={sent}
          // Only a story with steps is played; a request alone is filled in.
          story={story && story.steps.length > 0 ? story : undefined}
        />
      )}
    </>
  );
}

const Playground = lazy(() => import('../gateway/playground'));

interface SendProps {
  readonly operation: string;
  readonly request: SentRequest;
  readonly story: Scenario | undefined;
}

/** The gateway in this tab, fetched when a reader wants it. */
function Send(props: SendProps) {
  const [isOpen, setOpen] = useState(props.story !== undefined);
  if (!isOpen)
    return (
      <div className="tool-part">
        <button type="button" className="tool-button request-open" onClick={() => setOpen(true)}>
          Open the gateway in this page
        </button>
      </div>
    );
  return (
    <Suspense fallback={<p className="tool-part">Loading the gateway.</p>}>
      <Playground {...props} />
    </Suspense>
  );
}

/** How many fields are wrong, in a line that is always there; what no field shows is below it. */
function Summary({ count, top }: { readonly count: number; readonly top: readonly string[] }) {
  const said = usePaused(count);
  return (
    <div className="request-summary">
      <p role="status" className={count === 0 ? 'tool-note' : 'tool-note is-fault'}>
        {said === 0
          ? 'Every field is right.'
          : said === 1
            ? 'One value is wrong. The message is at the field.'
            : `${said} values are wrong. Each message is at its field.`}
      </p>
      {top.map((message) => (
        <p key={message} className="tool-note is-fault">
          {message}
        </p>
      ))}
    </div>
  );
}
