import { Fragment, type ReactNode } from 'react';
import * as t from '@/.generated/interface';
import { Sheet } from '@/components/base/sheet/sheet';
import { type Column, type Row, TableHead, TableRow } from './data-table';
import { TableTools, type TableToolsProps } from './table-tools';

/** Rows that belong together, under a heading that stays in view: a family of codes, a letter. */
export interface Band {
  /** Part of the anchor `<table>-<key>`, and what a jump shows: "1", "A". */
  readonly key: string;
  /** Heading, such as "1xxx"; a band without one is the whole table. */
  readonly head?: ReactNode;
  /** Words next to the heading, which a jump shows where it has room. */
  readonly title?: string;
  readonly rows: readonly Row[];
}

interface LongTableProps extends Pick<TableToolsProps, 'segments' | 'download'> {
  /** Anchor of the table. */
  readonly id: string;
  /** Name of the table for those who do not see what is above it. */
  readonly label: string;
  readonly columns: readonly Column[];
  readonly bands: readonly Band[];
  /** What one may type: "Filter by code, slug, or text". Without it the table has no filter. */
  readonly placeholder?: string | undefined;
  /** A filter above it, outside, narrows the table. */
  readonly isFiltered?: boolean;
  /** The rows of another table in another order: the Markdown of the page has them once. */
  readonly isRepeat?: boolean;
  /** What a record shows until it is opened: `text` two lines, for long cells; `dense` one, for many rows; else all. */
  readonly kind?: 'text' | 'dense';
}

/**
 * A long table to look things up in. The filter, the head and the heading of a band stay in view, and the columns keep
 * their widths. A narrow column shows a record of joined values for each row. It never scrolls sideways.
 */
export function LongTable({
  id,
  label,
  columns,
  bands,
  placeholder,
  isFiltered = placeholder !== undefined,
  segments,
  download,
  isRepeat,
  kind,
}: LongTableProps) {
  const count = bands.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <div
      className={['long-table', kind && `long-${kind}`, isRepeat && 'repeat']
        .filter(Boolean)
        .join(' ')}
    >
      <Sheet name="long" />
      {placeholder && <TableTools {...{ table: id, placeholder, count, segments, download }} />}
      {bands.length > 1 && <Jumps table={id} label={label} bands={bands} />}
      <table className="table table-long table-joined" id={id} aria-label={label}>
        <colgroup>
          {columns.map(({ label: key, width }) => (
            <col key={key} className={width && `col-${width}`} />
          ))}
        </colgroup>
        <TableHead columns={columns} />
        {bands.map((band) => (
          <tbody key={band.key} id={`${id}-${band.key}`} suppressHydrationWarning>
            {band.head !== undefined && (
              <tr className="band">
                <th scope="rowgroup" colSpan={columns.length}>
                  {band.head} {band.title && <span>{band.title}</span>}{' '}
                  <small>{band.rows.length}</small>
                </th>
              </tr>
            )}
            {band.rows.map((row) => (
              <TableRow key={row.key} row={row} columns={columns} />
            ))}
          </tbody>
        ))}
        {isFiltered && (
          <tbody>
            <tr data-filter-empty="" hidden suppressHydrationWarning>
              <td colSpan={columns.length}>
                {`${t.tablesNoRow} `}
                <button type="button" className="text-button" data-filter-clear="">
                  {t.tablesClear}
                </button>
              </td>
            </tr>
          </tbody>
        )}
      </table>
    </div>
  );
}

/** With more jumps than this there is no room for their words. */
const MAX_NAMED_JUMPS = 12;

interface JumpsProps {
  readonly table: string;
  readonly label: string;
  readonly bands: readonly Band[];
}

/** A scale of the bands: each tick leads to one. */
function Jumps({ table, label, bands }: JumpsProps) {
  return (
    <nav className="jumps" aria-label={t.tablesPartsOf({ label })}>
      {bands
        .filter(({ head }) => head !== undefined)
        .map(({ key, title }) => (
          <Fragment key={key}>
            <a href={`#${table}-${key}`}>
              {key} {title && bands.length <= MAX_NAMED_JUMPS && <span>{title}</span>}
            </a>{' '}
          </Fragment>
        ))}
    </nav>
  );
}

/** The code of a row, linked to the row so that its address can be copied, and a key that copies the code. */
export function RowCode({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <>
      <a className="row-link" href={`#${id}`}>
        {children}
      </a>
      <button
        className="copy-key"
        type="button"
        data-copy=""
        aria-label={t.tablesCopy}
        suppressHydrationWarning
      />
    </>
  );
}

/**
 * Rows in bands of one initial letter, in the order of the rows.
 * @param nameOf the word whose first letter counts; accents are ignored
 */
export function bandsByLetter<T>(
  items: readonly T[],
  nameOf: (item: T) => string,
  rowOf: (item: T) => Row,
): Band[] {
  const bands = new Map<string, Row[]>();
  for (const item of items) {
    const letter = nameOf(item).normalize('NFD').charAt(0).toUpperCase();
    bands.set(letter, [...(bands.get(letter) ?? []), rowOf(item)]);
  }
  return [...bands].map(([letter, rows]) => ({ key: letter, head: letter, rows }));
}
