import { Fragment } from 'react';
import { DocLink } from '@/components/base/link/link';
import { ANCHOR, REFERENCE } from '@/lib/gateway/contract/anchors';
import { DataTable } from '../../base/tables/data-table';
import type { FromContract } from '../text/from-contract';
import { Inline } from '../text/inline';
import { StatusLink } from '../text/refs';

/** The ids that the pages use and the sandbox knows. */
export function SandboxObjects({
  contract: { sandbox, lifecycle },
}: FromContract<'sandbox' | 'lifecycle'>) {
  const known = new Set(lifecycle?.statuses.map(({ slug }) => slug));
  return (
    <DataTable
      label="Objects of the sandbox"
      columns={[
        { label: 'Id', role: 'head', code: true },
        { label: 'What it is' },
        { label: 'Begins as' },
      ]}
      rows={(sandbox?.objects ?? []).map(({ id, about, status }) => ({
        key: id,
        cells: [
          id,
          <Inline key="about" text={about} />,
          // Tokens, reports and invoices have statuses of their own, without a row to lead to.
          status !== undefined &&
            (known.has(status) ? (
              <StatusLink key="status" name={status} />
            ) : (
              <code key="status">{status}</code>
            )),
        ],
      }))}
    />
  );
}

/** How to get each error on purpose. */
export function SandboxErrors({ contract: { sandbox } }: FromContract<'sandbox'>) {
  return (
    <DataTable
      label="Errors on demand"
      columns={[{ label: 'Errors', role: 'head' }, { label: 'How to get them' }]}
      rows={(sandbox?.errors ?? []).map(({ codes, how }) => ({
        key: String(codes[0]),
        cells: [
          <span key="codes">
            {codes.map((code, index) => (
              <Fragment key={code}>
                {index > 0 && ', '}
                <DocLink className="code-ref" href={`${REFERENCE.errors}#${ANCHOR.error(code)}`}>
                  <code>{code}</code>
                </DocLink>
              </Fragment>
            ))}
          </span>,
          <Inline key="how" text={how} />,
        ],
      }))}
    />
  );
}
