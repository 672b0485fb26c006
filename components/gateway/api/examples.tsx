import { CodeBlock } from '@/components/base/code/code-block';
import { highlight } from '@/lib/base/code/highlight';
import type { Client } from '@/lib/gateway/contract/examples/clients';
import type { ResponseExample, Snippet } from '@/lib/gateway/contract/types';
import { TabSet } from '../../base/tabs/tab-set';
import { ClientLinks } from './clients';

/** An example as the page shows it: the request as snippets, the responses as JSON. */
export interface Scenario {
  readonly key: string;
  readonly title: string;
  readonly snippets: readonly Snippet[];
  readonly responses: readonly ResponseExample[];
}

interface ScenarioExamplesProps {
  readonly scenarios: readonly Scenario[];
  readonly clients: readonly Client[];
}

/** Scenarios of an operation next to its fields: a strip of scenarios, under it the request in every language and its responses. */
export async function ScenarioExamples({ scenarios, clients }: ScenarioExamplesProps) {
  const items = await Promise.all(
    scenarios.map(async (scenario) => ({
      value: scenario.key,
      name: scenario.title,
      content: (
        <>
          {await requestTabs(scenario.snippets)}
          {await responseTabs(scenario)}
        </>
      ),
    })),
  );
  if (items.length === 0) return null;
  return (
    <aside className="examples" aria-label="Examples">
      <TabSet label="Scenario" look="segments" items={items} />
      <ClientLinks
        languages={scenarios.flatMap(({ snippets }) => languagesOf(snippets))}
        clients={clients}
      />
    </aside>
  );
}

export const languagesOf = (snippets: readonly Snippet[]): string[] =>
  snippets.map(({ language }) => language);

/** One request in every language; lines of the JSON with one of the names as key are marked. */
export async function requestTabs(snippets: readonly Snippet[], marks: readonly string[] = []) {
  const items = await Promise.all(
    snippets.map(async ({ language, label, code: text }) => {
      const code = text.trimEnd();
      const lines = language === 'json' ? linesOf(code, marks) : [];
      return {
        value: language,
        name: label,
        content: <CodeBlock html={await highlight(code, language, lines)} lang={language} />,
      };
    }),
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

/** A response as the pages print it: JSON with two spaces; a body that is text (a CSV file) as it is. */
export const jsonBlock = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value, null, 2);

/** 1-based lines of `code` on which one of the names is a key. */
export function linesOf(code: string, names: readonly string[]): number[] {
  const keys = names.map((name) => `"${name.split('.').at(-1) ?? name}":`);
  return code
    .split('\n')
    .flatMap((line, index) =>
      keys.some((key) => line.trimStart().startsWith(key)) ? [index + 1] : [],
    );
}
