import { CodeBlock } from '@/components/mdx/code-block';
import { loadContract } from '@/lib/contract/load';
import { serviceSnippets } from '@/lib/contract/snippets';
import type { Json, Service } from '@/lib/contract/types';
import { highlight } from '@/lib/markdown/highlight';
import { ClientLinks } from './clients';
import { jsonBlock, languagesOf, linesOf, requestTabs } from './examples';
import { TabSet } from './tab-set';

interface ServiceProps {
  readonly service: Service;
}

/** Request, answer and callback of one payment; the fields of the service are marked in the JSON. */
export async function ServiceExample({ service }: ServiceProps) {
  const { example, fields } = service.variant;
  if (!example) return null;
  const marked = fields.map(({ name }) => name).filter((name) => !COMMON.has(name));
  const snippets = serviceSnippets(loadContract(), service);
  // The body first: what differs from method to method is in it.
  const ordered = [
    { language: 'json', label: 'JSON', code: jsonBlock(example.request) } as const,
    ...snippets.filter(({ language }) => language !== 'json'),
  ];
  const items = [
    { value: 'request', name: 'Request', content: await requestTabs(ordered, marked) },
    { value: 'response', name: 'Response 201', content: await answer(example.response) },
    { value: 'callback', name: 'Callback', content: await answer(example.callback) },
  ];
  return (
    <>
      <TabSet label="Request, response and callback" look="segments" items={items} />
      <ClientLinks languages={languagesOf(snippets)} />
    </>
  );
}

async function answer(body: Json) {
  const code = jsonBlock(body);
  return <CodeBlock html={await highlight(code, 'json', linesOf(code, ['status']))} lang="json" />;
}

/** Fields every service has: they need no mark. */
const COMMON = new Set(['amount', 'currency', 'customer.ip', 'customer.email', 'description']);
