import { useCallback, useEffect, useRef, useState } from 'react';
import type { Scenario, Step } from '@/lib/gateway/tools/gateway/scenario';
import { SCENARIO_FORMAT } from '@/lib/gateway/tools/gateway/scenario';
import type { GatewayView } from '@/lib/gateway/tools/gateway/view';
import type { SentRequest } from '@/lib/gateway/tools/request/page';
import { Actors } from './actors';
import { Callbacks } from './callbacks';
import { type GatewayClient, startGateway } from './client';
import { Clock } from './clock';
import { Exchanges } from './exchanges';
import { Life } from './life';
import { Record } from './record';
import { ReportRows } from './report-rows';
import './gateway.css';

interface PlaygroundProps {
  /** Id of the operation of the form. */
  readonly operation: string;
  readonly request: SentRequest;
  /** A story that is played when the gateway opens. */
  readonly story?: Scenario | undefined;
}

const FAILED = 'The gateway could not be started in this tab. Reload the page and try again.';

/** Send the request of the form to a gateway in this tab, then act for the customer, the bank and your server. */
export default function Playground({ operation, request, story }: PlaygroundProps) {
  const client = useRef<GatewayClient | undefined>(undefined);
  const [view, setView] = useState<GatewayView>();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  useEffect(
    () => () => {
      client.current?.close();
      client.current = undefined;
    },
    [],
  );
  const run = useCallback(async (ask: (gateway: GatewayClient) => Promise<GatewayView>) => {
    setBusy(true);
    setFailed(false);
    try {
      client.current ??= startGateway();
      setView(await ask(client.current));
    } catch {
      client.current?.close();
      client.current = undefined;
      setFailed(true);
    }
    setBusy(false);
  }, []);
  const open = useCallback(
    (scenario: Scenario) => void run((gateway) => gateway.open(scenario)),
    [run],
  );
  useEffect(() => {
    if (story) open(story);
  }, [story, open]);
  const take = useCallback((step: Step) => void run((gateway) => gateway.step(step)), [run]);
  const start = () =>
    open({ format: SCENARIO_FORMAT, operation, request, steps: [{ do: 'send' }] });
  return (
    <section className="gateway" aria-label="The gateway in this page" aria-busy={isBusy}>
      <div className="tool-part">
        <p className="tool-note">
          The simulator of the gateway runs in this tab. Its clock advances only when you advance
          it.
        </p>
        <div className="gateway-keys">
          <button type="button" className="tool-button gateway-send" onClick={start}>
            {view ? 'Send it in a new story' : 'Send the request'}
          </button>
          <button
            type="button"
            className="tool-button"
            aria-disabled={!view}
            onClick={() => view && take({ do: 'send' })}
          >
            Send the same again
          </button>
        </div>
        <p
          role="status"
          className={hasFailed || view?.refusal ? 'tool-note is-fault' : 'tool-note'}
        >
          {hasFailed ? FAILED : statusOf(view)}
        </p>
      </div>
      {view && (
        <>
          <Clock view={view} onTake={take} />
          <div className="gateway-main">
            <Exchanges exchanges={view.exchanges} />
            <Life view={view} />
          </div>
          <Actors acts={view.acts} onTake={take} />
          {view.report && <ReportRows rows={view.report} />}
          <div className="gateway-main">
            <Callbacks view={view} onTake={take} />
            <Record view={view} />
          </div>
        </>
      )}
    </section>
  );
}

/** What is to be heard after a step. */
function statusOf(view: GatewayView | undefined): string {
  if (!view) return 'Nothing has been sent yet.';
  const { refusal, life, meaning, exchanges, invoice } = view;
  if (refusal !== undefined) return refusal;
  const now = life.at(-1);
  if (now) return `${now.status}, version ${now.version}. ${meaning}`;
  const last = exchanges.at(-1);
  if (invoice) return `The invoice is ${String(invoice.status)}.`;
  return last ? `The response has the status ${last.status}.` : 'Nothing has been sent yet.';
}
