import { DataTable } from '@/components/base/tables/data-table';
import type { ScreenExample } from '@/lib/gateway/diagrams/screen-schema';

/** A table of worked numbers that belong to a screen: a journal entry, the lines of a file. */
export function ExampleTable({ example }: { readonly example: ScreenExample }) {
  const { label, columns, rows, total } = example;
  return (
    <DataTable
      label={label}
      columns={columns.map((column, index) =>
        index === 0 ? { label: column, role: 'head' } : { label: column },
      )}
      rows={[...rows, ...(total ? [total] : [])].map((cells, index) => ({
        key: `${index} ${cells[0] ?? ''}`,
        cells,
      }))}
    />
  );
}
