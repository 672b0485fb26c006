import type { Lifecycle } from '../contract/types';
import { noteOf } from './lifecycle';
import { edgesOf, isWayOut } from './lifecycle-edges';

/** A status that may follow, and how the drawing shows the way to it. */
interface Way {
  readonly to: string;
  /** Short words at the way of an exception: `dispute won`. */
  readonly note: string | undefined;
  /** `exception` is dashed; `out` has the accent color: it leaves a status that is final otherwise. */
  readonly ink: 'exception' | 'out' | undefined;
}

/** The statuses of one kind, in the order of the data. */
export interface LifecycleGroup {
  readonly title: string;
  readonly statuses: readonly {
    readonly slug: string;
    readonly meaning: string;
    readonly ways: readonly Way[];
  }[];
}

/** The lifecycle as a list: the statuses by what they mean for the money, each with the ways on. */
export function lifecycleGroups({
  statuses,
  transitions,
}: Pick<Lifecycle, 'statuses' | 'transitions'>): LifecycleGroup[] {
  const edges = edgesOf(transitions);
  const groups = new Map<string, LifecycleGroup['statuses'][number][]>();
  for (const status of statuses) {
    const title = titleOf(status);
    const ways = edges
      .filter(({ from }) => from === status.slug)
      .map((edge): Way => {
        const ink = isWayOut(edge, statuses) ? 'out' : edge.exception ? 'exception' : undefined;
        return { to: edge.to, ink, note: ink && noteOf(edge) };
      });
    const { slug, meaning } = status;
    groups.set(title, [...(groups.get(title) ?? []), { slug, meaning, ways }]);
  }
  return [...groups].map(([title, members]) => ({ title, statuses: members }));
}

const titleOf = ({ final, money }: Lifecycle['statuses'][number]): string => {
  if (final === 'no') return 'In progress';
  return money === 'none' ? 'Ended without money' : 'Money moved';
};
