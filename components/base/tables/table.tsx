import { type ComponentProps, cloneElement, type ReactNode } from 'react';
import { blocksOf, isElement, textOf } from '../link/text-of';

/** From this many columns on, a narrow screen shows rows as labelled records. */
const STACK_FROM_COLUMNS = 3;

/**
 * A Markdown table in its scroller; the boot script makes that a focusable region only where it overflows.
 */
export function Table({ children }: { readonly children?: ReactNode }) {
  const labels = headerLabels(children);
  const isStacked = labels.length >= STACK_FROM_COLUMNS;
  return (
    <div className="table-wrap" suppressHydrationWarning>
      {isStacked ? (
        <table className="table table-stack">
          {blocksOf(children).map((group) => withLabels(group, labels))}
        </table>
      ) : (
        <table className="table">{children}</table>
      )}
    </div>
  );
}

type CellProps = ComponentProps<'td'>;

/** A header cell of a Markdown table: always a column's. */
export function TableHeader({ style, align, ...rest }: CellProps) {
  return <th scope="col" data-align={alignment(style, align)} {...rest} />;
}

/** A cell of a Markdown table; the alignment becomes an attribute, because a page may have no `style`. */
export function TableCell({ style, align, ...rest }: CellProps) {
  return <td data-align={alignment(style, align)} {...rest} />;
}

const alignment = (style: CellProps['style'], align: string | undefined): string | undefined => {
  const value = style?.textAlign ?? align;
  return value === 'left' ? undefined : value;
};

function headerLabels(children: ReactNode): string[] {
  const head = blocksOf(children).find((group) => isElement(group) && group.type === 'thead');
  return cellsOf(rowsOf(head)[0]).map(textOf);
}

function rowsOf(group: ReactNode): ReactNode[] {
  return isElement(group) ? blocksOf(group.props.children) : [];
}

const cellsOf = rowsOf;

function withLabels(group: ReactNode, labels: readonly string[]): ReactNode {
  if (!isElement(group) || group.type === 'thead') return group;
  const rows = rowsOf(group).map((row) => {
    if (!isElement(row)) return row;
    const cells = cellsOf(row).map((cell, index) =>
      isElement(cell) ? cloneElement(cell, labelOf(labels[index], index)) : cell,
    );
    return cloneElement(row, undefined, cells);
  });
  return cloneElement(group, undefined, rows);
}

/** The first cell is the record's title and needs no label. */
const labelOf = (label: string | undefined, index: number): object => ({
  'data-label': index === 0 ? undefined : label,
});
