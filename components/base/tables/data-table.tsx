import type { ReactNode } from 'react';

/** A column of a generated table. */
export interface Column {
  readonly label: string;
  /** `head` names the row; `title` does too, and has no label in a record; absent: a value with its label. */
  readonly role?: 'head' | 'title';
  /** Machine values: mono, not broken. */
  readonly code?: boolean;
  readonly nowrap?: boolean;
}

/** A row; `id` is its anchor, `tags` are what the segments of a filter look for. */
interface Row {
  readonly key: string;
  readonly id?: string | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly cells: readonly ReactNode[];
}

interface DataTableProps {
  /** Name of the table for those who do not see what is above it. */
  readonly label: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  /** Id for a filter to point at. */
  readonly id?: string | undefined;
  /** Add the row that a filter shows when nothing is left. */
  readonly filtered?: boolean;
}

/** Table that becomes a list of records in a narrow column. Roles are written out: a record layout would lose them. */
export function DataTable({ label, columns, rows, id, filtered }: DataTableProps) {
  return (
    <div className="table-wrap" data-scroller={label} suppressHydrationWarning>
      <table
        className={columns.length > 3 ? 'table table-wide table-stack' : 'table table-stack'}
        role="table"
        id={id}
        aria-label={label}
      >
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column.label} scope="col" role="columnheader">
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={row.key} role="row" id={row.id} data-tags={row.tags?.join(' ') || undefined}>
              {columns.map((column, index) => (
                <Cell key={column.label} column={column}>
                  {row.cells[index]}
                </Cell>
              ))}
            </tr>
          ))}
          {filtered && (
            <tr role="row" data-filter-empty="" hidden suppressHydrationWarning>
              <td role="cell" colSpan={columns.length}>
                No row matches.{' '}
                <button type="button" className="text-button" data-filter-clear="">
                  Clear
                </button>
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

function Cell({ column, children }: { readonly column: Column; readonly children: ReactNode }) {
  const className = column.code ? 'num' : column.nowrap ? 'nowrap' : undefined;
  if (column.role === 'head') {
    return (
      <th scope="row" role="rowheader" className={className}>
        {children}
      </th>
    );
  }
  return (
    <td role="cell" className={className} data-label={column.role ? undefined : column.label}>
      {children}
    </td>
  );
}
