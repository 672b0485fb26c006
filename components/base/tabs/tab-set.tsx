import { type TabItem, TabList } from './tab-list';

interface TabSetProps {
  readonly label: string;
  readonly items: readonly TabItem[];
  readonly group?: string;
  /** `segments`: a strip over whole windows; `tabs`: words on the frame of code. */
  readonly look?: 'tabs' | 'segments';
}

/** Tabs made from data; the same markup as `<Tabs>` of prose, for the same script. One item needs no tabs. */
export function TabSet({ label, items, group, look = 'tabs' }: TabSetProps) {
  const [only, ...others] = items;
  if (!only) return null;
  if (others.length === 0) return only.content;
  return (
    <TabList
      label={label}
      items={items}
      className={look === 'tabs' ? 'tabs' : 'tab-set'}
      {...(group ? { group } : {})}
      {...(look === 'segments' ? { listClassName: 'segments' } : {})}
    />
  );
}
