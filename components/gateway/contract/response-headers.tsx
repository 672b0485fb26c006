import { ANCHOR } from '@/lib/gateway/contract/anchors';
import { responseHeadersOf } from '@/lib/gateway/contract/openapi/response-headers';
import { DataTable } from '../../base/tables/data-table';
import type { FromContract } from '../text/from-contract';
import { Inline } from '../text/inline';
import { shorten } from './shorten';

/** The headers of responses, of all operations together. */
export function ResponseHeaders({ contract: { openapi } }: FromContract<'openapi'>) {
  return (
    <DataTable
      label="Response headers"
      columns={[
        { label: 'Header', role: 'head', code: true },
        { label: 'Meaning' },
        { label: 'Example', code: true },
      ]}
      rows={responseHeadersOf(openapi).map(({ name, meaning, example }) => ({
        key: name,
        id: ANCHOR.header(name),
        cells: [name, <Inline key="meaning" text={meaning} />, shorten(example)],
      }))}
    />
  );
}
