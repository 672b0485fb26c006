import type { ReactNode } from 'react';
import { useMarkupId } from '../markup/markup-id';

/** One tab: what it is called, what it is stored as, what it shows. */
export interface TabItem {
  readonly value: string;
  /** Plain name, printed over the panel on paper and without scripts. */
  readonly name: string;
  /** What the tab itself shows instead of the name. */
  readonly label?: ReactNode;
  readonly content: ReactNode;
}

interface TabListProps {
  /** Name of the list for those who cannot see it. */
  readonly label: string;
  readonly items: readonly TabItem[];
  /** Sets with the same group switch together and are remembered; `lang` holds languages of code. */
  readonly group?: string;
  readonly className: string;
  readonly listClassName?: string;
}

/** The markup of every set of tabs, for the boot script that switches them. The first panel is open. */
export function TabList({ label, items, group, className, listClassName }: TabListProps) {
  const id = useMarkupId();
  return (
    <div className={className} data-tabs="" data-group={group}>
      <div role="tablist" aria-label={label} className={listClassName}>
        {items.map((item, index) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}t${index}`}
            aria-controls={`${id}p${index}`}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
            data-value={item.value}
            suppressHydrationWarning
          >
            {item.label ?? item.name}
          </button>
        ))}
      </div>
      {items.map((item, index) => (
        <div
          key={item.value}
          className="tab-panel"
          role="tabpanel"
          id={`${id}p${index}`}
          aria-labelledby={`${id}t${index}`}
          data-value={item.value}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the tab pattern puts the panel in the tab order
          tabIndex={0}
          hidden={index > 0}
          suppressHydrationWarning
        >
          <p className="tab-panel-title">{item.name}</p>
          {item.content}
        </div>
      ))}
    </div>
  );
}
