import { CodeBlock } from '@/components/mdx/code-block';
import type { Json, Service } from '@/lib/contract/types';
import { highlight } from '@/lib/markdown/highlight';
import { jsonBlock, linesOf } from './examples';
import { TabSet } from './tab-set';

interface ServiceProps {
  readonly service: Service;
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
