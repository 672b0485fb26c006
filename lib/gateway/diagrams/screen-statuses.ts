import type { Contract } from '../contract/types';
import { spelled } from './screen-cells';
import { blocksOf, buttonsOf, cellsOf, textsOf } from './screen-panels';
import type { ScreenFile } from './screen-schema';

/** Statuses and state codes that are drawn exist, and belong together. */
export function statusFaults(
  screen: ScreenFile,
  { lifecycle, states }: Pick<Contract, 'lifecycle' | 'states'>,
): string[] {
  const slugs = new Set(lifecycle?.statuses.map(({ slug }) => slug));
  const codes = new Map(states?.codes.map((state) => [state.code, state]));
  const drawn = cellsOf(screen).flatMap(({ status, text }) => (status ? [{ status, text }] : []));
  const needed = blocksOf(screen)
    .flatMap(buttonsOf)
    .flatMap(({ needs }) => needs?.statuses ?? []);
  const { subject } = screen;
  const named = [
    ...drawn.map(({ status }) => status),
    ...needed,
    ...(subject ? [subject.status] : []),
  ];
  const state = subject?.state === undefined ? undefined : codes.get(subject.state);
  return [
    ...[...new Set(named)]
      .filter((slug) => !slugs.has(slug))
      .map((slug) => `status "${slug}" is not in lifecycle.yaml`),
    ...drawn
      .filter(({ status, text }) => status !== text)
      .map(({ status, text }) => `"${text}" is drawn as the status ${status}`),
    ...textsOf(screen).flatMap((text) =>
      [...text.matchAll(/\bstates? (\d{3})\b/g)]
        .filter(([, code]) => !codes.has(Number(code)))
        .map(([, code]) => `state ${code} is not in state_codes.yaml`),
    ),
    ...textsOf(screen).flatMap((text) => {
      const [, code, slug] = /^([2-9]\d\d) ([a-z_]+)$/.exec(text) ?? [];
      const known = codes.get(Number(code));
      return slug !== undefined && known?.slug !== slug && code !== undefined && known
        ? [`"${text}": state ${code} is ${known.slug}`]
        : [];
    }),
    ...(subject?.state !== undefined && state?.status !== subject.status
      ? [`state ${subject.state} does not belong to the status ${subject.status}`]
      : []),
    ...currentFaults(screen),
  ];
}

/** The selected row of a list of transactions has the status of the transaction that is open next to it. */
function currentFaults(screen: ScreenFile): string[] {
  const { subject } = screen;
  if (!subject) return [];
  return blocksOf(screen).flatMap((block) => {
    if (block.kind !== 'table' || block.current === undefined) return [];
    const status = block.rows[block.current - 1]?.map(spelled).find((cell) => cell.status)?.status;
    return status === undefined || status === subject.status
      ? []
      : [`the selected row is ${status}, and the open transaction ${subject.status}`];
  });
}
