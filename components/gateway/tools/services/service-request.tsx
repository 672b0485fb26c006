import { useCallback, useEffect, useMemo, useState } from 'react';
import data from '@/.generated/tool-request.json';
import { DocLink } from '@/components/base/link/link';
import { requestFaults } from '@/lib/gateway/simulator/checks/request';
import type { RequestPage } from '@/lib/gateway/tools/request/page';
import type { RequestToolData } from '@/lib/gateway/tools/request/shared';
import { callOfRequest } from '@/lib/gateway/tools/request/texts';
import { worldOf } from '@/lib/gateway/tools/request/world';
import { formAddress, requestFor } from '@/lib/gateway/tools/services/request';
import type { Wanted } from '@/lib/gateway/tools/services/wanted';
import { type LoadedPage, loadRequestPage } from '../request/load';
import { Printed } from '../request/printed';
import { WORDS } from './words';

// The build writes the file from this type; for tuples the compiler reads lists.
const shared = data as unknown as RequestToolData;

interface ServiceRequestProps {
  readonly route: string;
  readonly wanted: Wanted;
}

/** The request of a service for what the reader looks for, and what the gateway would say about it. */
export default function ServiceRequest({ route, wanted }: ServiceRequestProps) {
  const [page, setPage] = useState<LoadedPage>();
  const load = useCallback(() => void loadRequestPage(route).then(setPage), [route]);
  useEffect(load, [load]);
  if (page === undefined || typeof page === 'string')
    return (
      <div className="finder-room" role="status">
        <p className="tool-note">{page === undefined ? WORDS.loading : WORDS.failed}</p>
        {page !== undefined && (
          <button type="button" className="tool-button" onClick={load}>
            {WORDS.again}
          </button>
        )}
      </div>
    );
  return <Request route={route} page={page} wanted={wanted} />;
}

function Request({ route, page, wanted }: ServiceRequestProps & { readonly page: RequestPage }) {
  const { amount, currency, country } = wanted;
  const world = useMemo(() => worldOf(shared, page), [page]);
  const found = useMemo(
    () => requestFor(page, { amount, currency, country }),
    [page, amount, currency, country],
  );
  const operation = world.contract.operations.find(({ id }) => id === found?.example.operation);
  const call = useMemo(
    () => found && operation && callOfRequest(shared.host, operation, found.sent, found.example),
    [found, operation],
  );
  if (!found || !operation || !call) return <p className="tool-note">{WORDS.noRequest}</p>;
  const faults = requestFaults(world, operation, found.sent);
  return (
    <div className="finder-room">
      <p className={faults.length === 0 ? 'tool-note' : 'tool-note is-fault'}>
        {faults.length === 0 ? WORDS.fine : WORDS.faulty}
      </p>
      {faults.map(({ param, message, code }) => (
        <p key={`${param} ${message}`} className="tool-note is-fault">
          {param !== null && <code>{param}</code>} {`${message} (${code})`}
        </p>
      ))}
      <Printed
        call={call}
        operation={operation}
        name={found.example.name}
        identity={shared.identity}
      />
      <p>
        <DocLink href={formAddress(route, operation.id, found.sent)}>{WORDS.form}</DocLink>
      </p>
    </div>
  );
}
