import { CodeBlock } from '@/components/mdx/code-block';
import { loadContract } from '@/lib/contract/load';
import { answerStatus, serviceSnippets } from '@/lib/contract/snippets';
import type { Json, Service } from '@/lib/contract/types';
import { highlight } from '@/lib/markdown/highlight';
import { ClientLinks } from './clients';
import { jsonBlock, languagesOf, linesOf, requestTabs } from './examples';
import { TabSet } from './tab-set';

interface ServiceProps {
  readonly service: Service;
}

/** Request, answer and, unless it was only a check, callback; the fields of the service are marked in the JSON. */
export async function ServiceExample({ service }: ServiceProps) {
  const { example, dryRun, fields } = service.variant;
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
    {
      value: 'response',
      name: `Response ${answerStatus(service.variant)}`,
      content: await answer(shown.response),
    },
    ...(example
      ? [{ value: 'callback', name: 'Callback', content: await answer(example.callback) }]
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

async function answer(body: Json) {
  const code = jsonBlock(body);
  return (
    <CodeBlock
      html={await highlight(code, 'json', linesOf(code, ['status', 'valid']))}
      lang="json"
    />
  );
}

/** Fields every service has: they need no mark. */
const COMMON = new Set(['amount', 'currency', 'customer.ip', 'customer.email', 'description']);
