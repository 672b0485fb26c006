import { CodeBlock } from '@/components/base/code/code-block';
import { DocLink } from '@/components/base/link/link';
import { highlight } from '@/lib/base/code/highlight';
import type { Client } from '@/lib/gateway/contract/examples/clients';
import { linesOfFields } from '@/lib/gateway/contract/examples/field-lines';
import { isShortTransaction, WHOLE_TRANSACTION } from '@/lib/gateway/contract/examples/shortened';
import { answerStatus, serviceSnippets } from '@/lib/gateway/contract/examples/snippets';
import type { Json, Service } from '@/lib/gateway/contract/types';
import { PickList, PickPanels, PickSet } from '../../base/tabs/pick-set';
import { TabSet } from '../../base/tabs/tab-set';
import { ClientLinks } from '../api/clients';
import { jsonBlock, languageItems, linesOf, requestItems } from '../api/examples';
import type { FromContract } from '../text/from-contract';

interface ServiceExampleProps extends FromContract {
  readonly service: Service;
  readonly clients: readonly Client[];
}

/** Request, response and, unless it was only a check, callback; the fields of the service are marked in the JSON. */
export async function ServiceExample({ service, contract, clients }: ServiceExampleProps) {
  const { example, otherRequests = [], otherActions = [], dryRun, fields } = service.variant;
  const shown = example ?? dryRun;
  if (!shown) return null;
  const own = new Set(fields.map(({ name }) => name).filter((name) => !COMMON.has(name)));
  const snippets = serviceSnippets(contract, service);
  const body = jsonBlock(shown.request);
  // The body first: what differs from method to method is in it.
  const ordered = [
    { language: 'json', label: 'JSON', code: body, lines: [] } as const,
    ...snippets.filter(({ language }) => language !== 'json'),
  ];
  const items = [
    {
      value: 'request',
      name: 'Request',
      content: (
        <PickSet
          label="Request in"
          group="lang"
          items={await requestItems(ordered, undefined, linesOfFields(shown.request, own))}
        />
      ),
    },
    ...(await Promise.all(
      otherRequests.map(async ({ label, request }, index) => ({
        value: `request-${index + 2}`,
        name: label,
        content: await block(request, linesOfFields(request, own)),
      })),
    )),
    {
      value: 'response',
      name: `Response ${answerStatus(service.variant)}`,
      content: await decisive(shown.response, VERDICT),
    },
    ...(await Promise.all(
      otherActions.map(async ({ label, nextAction }, index) => ({
        value: `action-${index + 1}`,
        name: label,
        content: await decisive({ next_action: nextAction }, ['type']),
      })),
    )),
    ...(example
      ? [
          {
            value: 'callback',
            name: 'Callback',
            content: await decisive(example.callback, VERDICT),
          },
        ]
      : []),
  ];
  const short = (['response', 'callback'] as const).filter(
    (name) => example && isShortTransaction(contract.openapi, example[name]),
  );
  const label = example ? 'Request, response, and callback' : 'Request and response';
  return (
    <>
      <ClientLinks
        languages={languageItems(snippets).map(({ value }) => value)}
        clients={clients}
      />
      {items.length > MAX_SEGMENTS ? (
        <div className="tab-set" data-tabs="">
          <div className="picks">
            <PickList label={label} items={items} />
          </div>
          <PickPanels items={items} />
        </div>
      ) : (
        <TabSet label={label} look="segments" items={items} />
      )}
      {short.length > 0 && (
        <p>
          The {short.join(' and the ')} {short.length === 1 ? 'is' : 'are'} shortened. The gateway
          sends the whole <DocLink href={WHOLE_TRANSACTION.href}>{WHOLE_TRANSACTION.label}</DocLink>
          .
        </p>
      )}
    </>
  );
}

const block = async (body: Json, marked: readonly number[]) => (
  <CodeBlock html={await highlight(jsonBlock(body), 'json', marked)} lang="json" fold />
);

/** A block in which the keys are marked by which a program decides. */
const decisive = (body: Json, keys: readonly string[]) =>
  block(body, linesOf(jsonBlock(body), keys));

/** More choices than this would wrap on a phone. */
const MAX_SEGMENTS = 3;

/** The lines of a response that decide. */
const VERDICT = ['status', 'valid'];

/** Fields every service has: they need no mark. */
const COMMON = new Set(['amount', 'currency', 'customer.ip', 'customer.email', 'description']);
