import { DocLink } from '@/components/base/link/link';
import { DataTable } from '@/components/base/tables/data-table';
import { permissionText, repeatText } from '@/lib/gateway/contract/openapi/operations';
import type { Operation } from '@/lib/gateway/contract/types';
import type { FromContract } from '../text/from-contract';
import { Inline } from '../text/inline';
import { Verb } from './verb';

/** `<OperationIndex area="P2P" />`: the operations of one area, or all, with page, call, permission and repeat. */
export function OperationIndex({
  area,
  contract: { operations },
}: FromContract<'operations'> & { readonly area?: string }) {
  const chosen = operations.filter((operation) => area === undefined || operation.tag === area);
  if (operations.length > 0 && chosen.length === 0) {
    const known = [...new Set(operations.map((operation) => operation.tag))].join(', ');
    throw new Error(`<OperationIndex area="${area}" />: openapi.yaml has ${known}`);
  }
  return <OperationRows operations={chosen} label={area ?? 'All methods'} />;
}

/** `OperationIndex` for given operations. */
function OperationRows({
  operations,
  label,
}: {
  readonly operations: readonly Operation[];
  readonly label: string;
}) {
  return (
    <DataTable
      label={label}
      columns={[
        { label: 'Operation', role: 'head' },
        { label: 'Permission' },
        { label: 'Safe to repeat' },
      ]}
      rows={operations.map((operation) => ({
        key: operation.id,
        cells: [
          <MethodName key="name" operation={operation} />,
          <Inline key="permission" text={permissionText(operation)} />,
          <Inline key="repeat" text={repeatText(operation)} />,
        ],
      }))}
    />
  );
}

/** The name, linked to its page, above verb and path: next to it they would push the rest out of a narrow column. */
function MethodName({
  operation: { summary, page, verb, path },
}: {
  readonly operation: Operation;
}) {
  return (
    <>
      {page === undefined ? summary : <DocLink href={page}>{summary}</DocLink>}
      <br />
      <Verb name={verb} /> <code>{path}</code>
    </>
  );
}
