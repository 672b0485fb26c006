import type { MistakenCode } from '@/lib/gateway/contract/types';
import { DataTable } from '../../base/tables/data-table';
import { Inline } from '../text/inline';

interface MistakenCodesProps {
  /** Name of the table for those who do not see what is above it. */
  readonly label: string;
  readonly mistaken: readonly MistakenCode[];
}

/** Codes people write for other ones; nothing without any. */
export function MistakenCodes({ label, mistaken }: MistakenCodesProps) {
  if (mistaken.length === 0) return null;
  return (
    <DataTable
      label={label}
      columns={[
        { label: 'Wrong', role: 'head', code: true },
        { label: 'Right', code: true },
        { label: 'Why' },
      ]}
      rows={mistaken.map(({ code, use, note }) => ({
        key: code,
        id: `not-${code}`,
        cells: [
          code,
          <a key="use" className="row-link" href={`#${use}`}>
            {use}
          </a>,
          <Inline key="note" text={note} />,
        ],
      }))}
    />
  );
}
