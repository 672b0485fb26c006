import { DataTable } from '@/components/base/tables/data-table';
import { Inline } from '@/components/gateway/text/inline';
import { printFormula } from '@/lib/gateway/diagrams/figures';
import type { ScreenFile } from '@/lib/gateway/diagrams/screen-schema';

interface FormulaTableProps {
  readonly screen: ScreenFile;
  /** Absent: the formulas without a group. */
  readonly group?: string | undefined;
}

/** The calculations of a screen: the rule in words, and the same with the numbers of the drawing. */
export function FormulaTable({ screen, group }: FormulaTableProps) {
  const { formulas = [], figures = {} } = screen;
  const chosen = formulas.filter((formula) => formula.group === group);
  if (chosen.length === 0) throw new Error(`<Formulas>: ${screen.title} has no group "${group}"`);
  return (
    <DataTable
      label={`Formulas: ${chosen.map(({ name }) => name).join(', ')}`}
      columns={[{ label: 'Number', role: 'head' }, { label: 'Rule' }, { label: 'Example' }]}
      rows={chosen.map((formula) => ({
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
