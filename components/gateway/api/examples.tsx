import { CodeBlock } from '@/components/base/code/code-block';
import { Icon } from '@/components/base/icon/icon';
import { highlight } from '@/lib/base/code/highlight';
import type { Client } from '@/lib/gateway/contract/examples/clients';
import { lineNames, linesOfResponse } from '@/lib/gateway/contract/examples/field-lines';
import type { ResponseExample, Snippet } from '@/lib/gateway/contract/types';
import { PickList, PickPanels, PickSet } from '../../base/tabs/pick-set';
import { ClientLinks } from './clients';

/** The address on the page of a field of the request or the response, by its path. */
export interface FieldIds {
  readonly request: (path: string) => string | undefined;
  readonly response: (path: string) => string | undefined;
}

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
  readonly ids: FieldIds;
}

/**
 * Scenarios of an operation next to its fields, or in a sheet at the foot of a narrow page. Lists choose the scenario,
 * the language and the response; each line knows its field.
 */
export async function ScenarioExamples({ scenarios, clients, ids }: ScenarioExamplesProps) {
  const items = await Promise.all(
    scenarios.map(async (scenario) => ({
      value: scenario.key,
      name: scenario.title,
      content: (
        <>
          <PickSet
            label="Request in"
            group="lang"
            title="Request"
            items={await requestItems(scenario.snippets, ids)}
          />
          <PickSet label="Response" items={await responseItems(scenario, ids)} />
        </>
      ),
    })),
  );
  if (items.length === 0) return null;
  const languages = languageItems(scenarios.flatMap(({ snippets }) => snippets));
  return (
    <aside className="examples" aria-label="Examples">
      <button className="examples-bar" type="button" aria-expanded="false" suppressHydrationWarning>
        Example
        {/* The script puts the line here that is being read. */}
        <code className="examples-line" suppressHydrationWarning>
          {items[0]?.name}
        </code>
        <Icon name="chevron-down" className="chevron" />
      </button>
      <div className="examples-body" data-tabs="">
        <div className="picks">
          {items.length > 1 && <PickList label="Scenario" items={items} />}{' '}
          <PickList label="Language" items={languages} group="lang" />
        </div>
        <PickPanels items={items} />
        <ClientLinks languages={languages.map(({ value }) => value)} clients={clients} />
      </div>
    </aside>
  );
}

/** The languages of snippets, each once, in their order. */
export const languageItems = (snippets: readonly Snippet[]) =>
  [...new Map(snippets.map(({ language, label }) => [language, label]))].map(([value, name]) => ({
    value,
    name,
  }));

/** One request in every language; lines of the JSON in `marks` (1-based) are marked. */
export const requestItems = async (
  snippets: readonly Snippet[],
  ids?: FieldIds,
  marks: readonly number[] = [],
) =>
  await Promise.all(
    snippets.map(async ({ language, label, code, lines }) => ({
      value: language,
      name: label,
      content: (
        <CodeBlock
          html={await highlight(code.trimEnd(), language, language === 'json' ? marks : [])}
          lang={language}
          lines={ids && lineNames(lines, ids.request)}
        />
      ),
    })),
  );

const responseItems = async ({ responses }: Pick<Scenario, 'responses'>, ids: FieldIds) =>
  await Promise.all(
    responses.map(async (response, index) => ({
      value: `${response.status}-${index}`,
      name: responseName(response),
      content: (
        <CodeBlock
          html={await highlight(jsonBlock(response.body), 'json')}
          lang="json"
          lines={lineNames(linesOfResponse(response.body), ids.response)}
        />
      ),
    })),
  );

/** `201 Created`: the title, with its status in front unless it begins with it. */
const responseName = ({ status, title }: Pick<ResponseExample, 'status' | 'title'>): string =>
  title.startsWith(String(status)) ? title : `${status} ${title}`;

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
