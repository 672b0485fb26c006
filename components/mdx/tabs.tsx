import { type ReactNode, useId } from 'react';
import { splitNames } from '@/lib/text/names';
import { blocksOf, isElement } from './text-of';

interface TabsProps {
  /** One name per `<Tab>`, separated by commas. */
  readonly names: string;
  /** Sets with the same group switch together and are remembered; `lang` holds languages of code. */
  readonly group?: string;
  /** Name of the list for those who cannot see it. */
  readonly label?: string;
  readonly children?: ReactNode;
}

/**
 * Tabs that are whole before any script: every panel is in the page under its own name.
 * The boot script switches them; before it runs, tabs.css shows the language chosen earlier.
 */
export function Tabs({ names, group, label, children }: TabsProps) {
  const id = useId();
  const tabs = pairNames(splitNames(names), blocksOf(children), group);
  const name = label ?? (group === 'lang' ? 'Language' : 'Variants');
  return (
    <div className="tabs" data-tabs="" data-group={group}>
      <div role="tablist" aria-label={name}>
        {tabs.map((tab, index) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}t${index}`}
            aria-controls={`${id}p${index}`}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
            data-value={tab.value}
            suppressHydrationWarning
          >
            {tab.name}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.value}
          className="tab-panel"
          role="tabpanel"
          id={`${id}p${index}`}
          aria-labelledby={`${id}t${index}`}
          data-value={tab.value}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the tab pattern puts the panel in the tab order
          tabIndex={0}
          hidden={index > 0}
          suppressHydrationWarning
        >
          <p className="tab-panel-title">{tab.name}</p>
          {tab.content}
        </div>
      ))}
    </div>
  );
}

/** The content of one tab; `<Tabs>` reads it and never renders it, so being rendered means it stands alone. */
export function Tab(_props: { readonly children?: ReactNode }): ReactNode {
  throw new Error('<Tab> stands outside <Tabs> — put it between <Tabs names="…"> and </Tabs>');
}

interface TabContent {
  readonly name: string;
  readonly value: string;
  readonly content: ReactNode;
}

function pairNames(
  names: readonly string[],
  blocks: readonly ReactNode[],
  group: string | undefined,
): TabContent[] {
  const list = `names="${names.join(', ')}"`;
  const tabs = blocks.map((block) => {
    if (isElement(block) && block.type === Tab) return block.props.children;
    throw new Error(`<Tabs ${list}> holds something else than <Tab> — wrap it in <Tab>…</Tab>`);
  });
  if (names.length !== tabs.length) {
    throw new Error(
      `<Tabs ${list}> has ${count(names.length, 'name')} and ${count(tabs.length, '<Tab>')} — give one name per <Tab>, separated by commas`,
    );
  }
  const values = names.map((name) => (group === 'lang' ? languageOf(name) : slugOf(name)));
  const doubled = names.find((_, index) => values.indexOf(values[index] ?? '') < index);
  if (doubled !== undefined) {
    throw new Error(`<Tabs ${list}> names "${doubled}" twice — make the names different`);
  }
  return names.map((name, index) => ({
    name,
    value: values[index] ?? name,
    content: tabs[index],
  }));
}

const count = (size: number, noun: string): string => `${size} ${noun}${size === 1 ? '' : 's'}`;

/** `Response 201` → `response-201`. */
const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** What people call a language → what the group stores. */
const LANGUAGE_NAMES: Readonly<Record<string, string>> = {
  curl: 'bash',
  shell: 'bash',
  sh: 'bash',
  js: 'javascript',
  'node-js': 'javascript',
  node: 'javascript',
};

/** The stored value of a tab in the group `lang`: `cURL` → `bash`. */
export function languageOf(name: string): string {
  const slug = slugOf(name);
  return LANGUAGE_NAMES[slug] ?? slug;
}
