import type { ReactNode } from 'react';
import type { TabItem } from './tab-list';

interface PickProps {
  readonly label: string;
  readonly items: readonly Pick<TabItem, 'value' | 'name'>[];
  /** The group of sets it switches, such as `lang`; without one it switches the set that it is in. */
  readonly group?: string | undefined;
  readonly isLabelHidden?: boolean;
}

/** A native list that chooses a panel: it never wraps, and hides none of its choices. */
export function PickList({ label, items, group = '', isLabelHidden = false }: PickProps) {
  return (
    <label className="pick">
      <span className={isLabelHidden ? 'visually-hidden' : undefined}>{label}</span>
      <select data-pick={group} autoComplete="off" suppressHydrationWarning>
        {items.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Panels without tabs, for the boot script that switches them; the first one is open. */
export function PickPanels({ items }: { readonly items: readonly TabItem[] }) {
  return items.map(({ value, name, content }, index) => (
    <div
      key={value}
      className="tab-panel"
      data-value={value}
      hidden={index > 0}
      suppressHydrationWarning
    >
      <p className="tab-panel-title">{name}</p>
      {content}
    </div>
  ));
}

interface PickSetProps {
  readonly label: string;
  readonly items: readonly TabItem[];
  readonly group?: string;
  /** What the bar says instead of the list, which another element has, or which needs no choice. */
  readonly title?: ReactNode;
}

/** Blocks of code in one frame, of which a list in its bar chooses one. */
export function PickSet({ label, items, group, title }: PickSetProps) {
  return (
    <div className="tabs" data-tabs="" data-group={group}>
      <div className="pick-bar">
        {title ??
          (items.length > 1 ? (
            <PickList label={label} items={items} group={group} isLabelHidden />
          ) : (
            items[0]?.name
          ))}
      </div>
      <PickPanels items={items} />
    </div>
  );
}
