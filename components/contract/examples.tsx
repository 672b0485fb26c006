import { CodeBlock } from '@/components/mdx/code-block';
import type { ResponseExample, Snippet } from '@/lib/contract/types';
import { highlight } from '@/lib/markdown/highlight';
import { TabSet } from './tab-set';

/** An example as the page shows it: the request as snippets, the answers as JSON. */
export interface Scenario {
  readonly key: string;
  readonly title: string;
  readonly snippets: readonly Snippet[];
  readonly responses: readonly ResponseExample[];
}

/** Scenarios of an operation beside its fields: a strip of scenarios, under it the request in every language and its answers. */
export async function ScenarioExamples({ scenarios }: { readonly scenarios: readonly Scenario[] }) {
  const items = await Promise.all(
    scenarios.map(async (scenario, index) => ({
      value: scenario.key,
      name: scenario.title,
      content: (
        <>
          {await requestTabs(index === 0 ? scenario : bodyOnly(scenario))}
          {await responseTabs(scenario)}
        </>
      ),
    })),
  );
  if (items.length === 0) return null;
  return (
    <aside className="examples" aria-label="Examples">
      <TabSet label="Scenario" look="segments" items={items} />
    </aside>
  );
}

/**
 * The programs of the other scenarios differ in nothing but the body they send: five times eight whole programs would
 * be half a megabyte that says one thing.
 */
const bodyOnly = (scenario: Scenario): Scenario => ({
  ...scenario,
  snippets: scenario.snippets.filter(({ language }) => language === 'json' || language === 'http'),
});

async function requestTabs({ snippets }: Scenario) {
  const items = await Promise.all(
    snippets.map(async (snippet) => ({
      value: snippet.language,
      name: snippet.label,
      content: (
        <CodeBlock
          html={await highlight(snippet.code.trimEnd(), snippet.language)}
          lang={snippet.language}
        />
      ),
    })),
  );
  return <TabSet label="Request in" group="lang" items={items} />;
}

async function responseTabs({ responses }: Scenario) {
  const items = await Promise.all(
    responses.map(async (response, index) => ({
      value: `${response.status}-${index}`,
      name: response.title,
      label: <HttpCode status={response.status} title={response.title} />,
      content: <CodeBlock html={await highlight(jsonBlock(response.body), 'json')} lang="json" />,
    })),
  );
  return <TabSet label="Response" items={items} />;
}

/** `201` with a dot: green for success, red for an error; the number says the same. */
function HttpCode({ status, title }: { readonly status: number; readonly title: string }) {
  const isError = status >= 400;
  return (
    <span className="http-code" data-status={isError ? 'failed' : undefined}>
      {title.startsWith(String(status)) ? title : `${status} ${title}`}
    </span>
  );
}

/** An answer as the pages print it: JSON with two spaces; a body that is text (a CSV file) as it is. */
export const jsonBlock = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value, null, 2);

/** 1-based lines of `code` on which one of the names stands as a key. */
export function linesOf(code: string, names: readonly string[]): number[] {
  const keys = names.map((name) => `"${name.split('.').at(-1) ?? name}":`);
  return code
    .split('\n')
    .flatMap((line, index) =>
      keys.some((key) => line.trimStart().startsWith(key)) ? [index + 1] : [],
    );
}
