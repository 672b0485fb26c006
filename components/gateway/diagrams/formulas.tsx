import { DataTable } from '@/components/base/tables/data-table';
import { Inline } from '@/components/gateway/text/inline';
import { printFormula } from '@/lib/gateway/diagrams/figures';
import type { ScreenFile } from '@/lib/gateway/diagrams/screen-schema';

/** The calculations of a screen: the rule in words, and the same with the numbers of the drawing. */
export function FormulaTable({ screen }: { readonly screen: ScreenFile }) {
  const { formulas = [], figures = {} } = screen;
  return (
    <DataTable
      label={`Formulas: ${screen.title}`}
      columns={[{ label: 'Number', role: 'head' }, { label: 'Rule' }, { label: 'In the drawing' }]}
      rows={formulas.map((formula) => ({
        key: formula.name,
        cells: [
          formula.name,
          <Inline key="rule" text={formula.rule} />,
          printFormula(formula, figures),
        ],
      }))}
    />
  );
}
