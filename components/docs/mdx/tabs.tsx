import { type ReactNode, useId } from 'react';
import { tabValue } from '@/lib/base/code/tab-value';
import { splitNames } from '@/lib/base/text/names';
import { TAB_FAULT, tabsFault } from '@/lib/docs/markdown/shapes';
import { blocksOf, isElement } from '../../base/link/text-of';

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
  throw new Error(TAB_FAULT);
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
