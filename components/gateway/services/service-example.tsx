import { CodeBlock } from '@/components/base/code/code-block';
import { highlight } from '@/lib/base/code/highlight';
import { answerStatus, serviceSnippets } from '@/lib/gateway/contract/examples/snippets';
import { loadContract } from '@/lib/gateway/contract/load';
import type { Json, Service } from '@/lib/gateway/contract/types';
import { TabSet } from '../../base/tabs/tab-set';
import { ClientLinks } from '../api/clients';
import { jsonBlock, languagesOf, linesOf, requestTabs } from '../api/examples';

interface ServiceProps {
  readonly service: Service;
}

/** Request, answer and, unless it was only a check, callback; the fields of the service are marked in the JSON. */
export async function ServiceExample({ service }: ServiceProps) {
  const { example, otherRequests = [], dryRun, fields } = service.variant;
  const shown = example ?? dryRun;
  if (!shown) return null;
  const marked = fields.map(({ name }) => name).filter((name) => !COMMON.has(name));
  const snippets = serviceSnippets(loadContract(), service);
  // The body first: what differs from method to method is in it.
  const ordered = [
    { language: 'json', label: 'JSON', code: jsonBlock(shown.request) } as const,
    ...snippets.filter(({ language }) => language !== 'json'),
  ];
  const items = [
    { value: 'request', name: 'Request', content: await requestTabs(ordered, marked) },
    ...(await Promise.all(
      otherRequests.map(async ({ label, request }, index) => ({
        value: `request-${index + 2}`,
        name: label,
        content: await block(request, marked),
      })),
    )),
    {
      value: 'response',
      name: `Response ${answerStatus(service.variant)}`,
      content: await block(shown.response, VERDICT),
    },
    ...(example
      ? [{ value: 'callback', name: 'Callback', content: await block(example.callback, VERDICT) }]
      : []),
  ];
  const label = example ? 'Request, response and callback' : 'Request and response';
  return (
    <>
      <TabSet label={label} look="segments" items={items} />
      <ClientLinks languages={languagesOf(snippets)} />
    </>
  );
}

async function block(body: Json, marked: readonly string[]) {
  const code = jsonBlock(body);
  return <CodeBlock html={await highlight(code, 'json', linesOf(code, marked))} lang="json" />;
}

/** The lines of a response that decide. */
const VERDICT = ['status', 'valid'];

/** Fields every service has: they need no mark. */
const COMMON = new Set(['amount', 'currency', 'customer.ip', 'customer.email', 'description']);
