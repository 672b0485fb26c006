/** Numbers by name: `{ wall: 48, work: 35 }`, in milliseconds, bytes or pieces, as the name says. */
type Row = Readonly<Record<string, number>>;

/** What the measurements of one run have found, for programs: by measurement, by what was measured, by name. */
export class Figures {
  readonly #rows = new Map<string, Map<string, Row>>();

  /** Keep a row; further numbers of one that is there join it. */
  add(bench: string, row: string, numbers: Row): void {
    const rows = this.#rows.get(bench) ?? new Map<string, Row>();
    this.#rows.set(bench, rows);
    rows.set(row, { ...rows.get(row), ...numbers });
  }

  /** `{ "navigation": { "/faq": { "wallMs": 48 } } }`, rounded to three places. */
  toJson(): string {
    const tree = Object.fromEntries(
      [...this.#rows].map(([bench, rows]) => [bench, Object.fromEntries(rows)]),
    );
    const round = (_: string, value: unknown) =>
      typeof value === 'number' ? Math.round(value * 1000) / 1000 : value;
    return `${JSON.stringify(tree, round, 2)}\n`;
  }
}
