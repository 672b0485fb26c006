import { type ReactNode, useId } from 'react';

/** One tab: what it is called, what it is stored as, what it shows. */
export interface TabItem {
  readonly value: string;
  /** Plain name, printed over the panel on paper and without scripts. */
  readonly name: string;
  /** What the tab itself shows instead of the name. */
  readonly label?: ReactNode;
  readonly content: ReactNode;
}

interface TabSetProps {
  readonly label: string;
  readonly items: readonly TabItem[];
  readonly group?: string;
  /** `segments`: a strip over whole windows; `tabs`: words on the frame of code. */
  readonly look?: 'tabs' | 'segments';
}

/** Tabs made from data; the same markup as `<Tabs>` of prose, for the same script. One item needs no tabs. */
export function TabSet({ label, items, group, look = 'tabs' }: TabSetProps) {
  const id = useId();
  const [only, ...others] = items;
  if (!only) return null;
  if (others.length === 0) return only.content;
  return (
    <div className={look === 'tabs' ? 'tabs' : 'tab-set'} data-tabs="" data-group={group}>
      <div
        role="tablist"
        aria-label={label}
        className={look === 'segments' ? 'segments' : undefined}
      >
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
