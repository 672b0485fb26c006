import type { ReactNode } from 'react';
import * as t from '@/.generated/interface';
import { tabValue } from '@/lib/base/code/tab-value';
import { splitNames } from '@/lib/base/text/names';
import { TAB_FAULT, tabsFault } from '@/lib/docs/markdown/shapes';
import { blocksOf, isElement } from '../../base/link/text-of';
import { type TabItem, TabList } from '../../base/tabs/tab-list';

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
  const items = pairNames(splitNames(names), blocksOf(children), group);
  const name = label ?? (group === 'lang' ? t.contentTabsOfLanguages : t.contentTabs);
  return <TabList label={name} items={items} className="tabs" {...(group ? { group } : {})} />;
}

/** The content of one tab; `<Tabs>` reads it and never renders it, so being rendered means it is alone. */
export function Tab(_props: { readonly children?: ReactNode }): ReactNode {
  throw new Error(TAB_FAULT);
}

function pairNames(
  names: readonly string[],
  blocks: readonly ReactNode[],
  group: string | undefined,
): TabItem[] {
  const fault = tabsFault(
    names,
    group,
    blocks.map((block) => isElement(block) && block.type === Tab),
  );
  if (fault !== undefined) throw new Error(fault);
  return names.map((name, index) => ({
    name,
    value: tabValue(name, group),
    content: contentOf(blocks[index]),
  }));
}

const contentOf = (tab: ReactNode): ReactNode => (isElement(tab) ? tab.props.children : undefined);
