export type Count = readonly [label: string, count: number | undefined];

/** What the documentation holds, counted from the data it is made of. */
export function Counters({ counts }: { readonly counts: readonly Count[] }) {
  return (
    <dl className="counters">
      {counts.map(([label, count]) =>
        count ? (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{count}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
