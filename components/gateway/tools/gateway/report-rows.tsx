import type { ReportRow } from '@/lib/gateway/tools/gateway/report-row';

/** The rows of the payment in a report: columns without a value are left out. */
export function ReportRows({ rows }: { readonly rows: readonly ReportRow[] }) {
  return (
    <section className="tool-part" aria-label="Rows of the report">
      {rows.length === 0 && <p className="tool-note">The report has no row of this payment.</p>}
      {rows.map((row, index) => (
        // A report is made anew each time.
        // biome-ignore lint/suspicious/noArrayIndexKey: the position is the identity
        <dl key={index} className="gateway-row">
          {row.map(([column, value]) => (
            <div key={column}>
              <dt>{column}</dt>
              <dd>
                <code>{value}</code>
              </dd>
            </div>
          ))}
        </dl>
      ))}
    </section>
  );
}
