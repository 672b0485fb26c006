import type { ReactNode } from 'react';
import * as t from '@/.generated/interface';

/** A column of a generated table. */
export interface Column {
  readonly label: string;
  /** `head` names the row; `title` does too, and has no label in a record; absent: a value with its label. */
  readonly role?: 'head' | 'title';
  /** Machine values: mono, not broken. */
  readonly code?: boolean;
  readonly nowrap?: boolean;
  /** Width in rem, in a long table; columns without one share the rest. table-long.css has a class for each. */
  readonly width?: 4 | 5 | 6 | 7 | 9 | 11 | 13;
  /** One dial, which a record shows at its end, above the label. */
  readonly dial?: boolean;
  /** A value that says nothing without its label, also where a record joins its values: "HTTP 401". */
  readonly said?: boolean;
  /** What is printed as the head of the column, such as the label with a link to what explains the values. */
  readonly head?: ReactNode;
}

/** A row; `id` is its anchor, `tags` are what the segments of a filter look for. */
export interface Row {
  readonly key: string;
  readonly id?: string | undefined;
  readonly tags?: readonly string[] | undefined;
  /** Words by which the filter also finds the row, such as the heading of its band. */
  readonly words?: string | undefined;
  /** `undefined` is a value that does not exist: "none", which a record leaves out. */
  readonly cells: readonly ReactNode[];
}

interface DataTableProps {
  /** Name of the table for those who do not see what is above it. */
  readonly label: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  readonly id?: string | undefined;
  /** In a narrow column a record joins its values in running text instead of one labelled line per value. */
  readonly joined?: boolean;
}

/** Table that becomes a list of records in a narrow column. */
export function DataTable({ label, columns, rows, id, joined }: DataTableProps) {
  const wide = columns.length > 3 ? 'table-wide ' : '';
  return (
    <div className="table-wrap" data-scroller={label} suppressHydrationWarning>
      <table
        className={`table ${wide}${joined ? 'table-joined' : 'table-stack'}`}
        id={id}
        aria-label={label}
      >
        <TableHead columns={columns} />
        <tbody>
          {rows.map((row) => (
            <TableRow key={row.key} row={row} columns={columns} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The row of column headers. */
export function TableHead({ columns }: { readonly columns: readonly Column[] }) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column.label} scope="col">
            {column.head ?? column.label}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface TableRowProps {
  readonly row: Row;
  readonly columns: readonly Column[];
}

/** One row; the scripts of a long table hide, open and mark it. */
export function TableRow({ row, columns }: TableRowProps) {
  return (
    <tr
      id={row.id}
      data-tags={row.tags?.join(' ') || undefined}
      data-words={row.words}
      suppressHydrationWarning
    >
      {columns.map((column, index) => (
        <Cell key={column.label} column={column}>
          {row.cells[index]}
        </Cell>
      ))}
    </tr>
  );
}

function Cell({ column, children }: { readonly column: Column; readonly children: ReactNode }) {
  const className = column.code
    ? 'num'
    : column.nowrap
      ? 'nowrap'
      : column.dial
        ? 'dial-cell'
        : undefined;
  if (column.role === 'head') {
    return (
      <th scope="row" className={className}>
        {children}
      </th>
    );
  }
  return (
    <td
      className={className}
      data-label={column.role ? undefined : column.label}
      data-said={column.said ? '' : undefined}
      data-none={children === undefined ? '' : undefined}
    >
      {children === undefined ? t.tablesNone : children}
    </td>
  );
}
