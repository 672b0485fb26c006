import { useId, useState } from 'react';
import { Dial } from '@/components/base/icon/dial';
import { Icon } from '@/components/base/icon/icon';
import type { Arrival } from '@/lib/gateway/tools/gateway/receiver';
import { DELIVERIES, type DeliveryMode, type Step } from '@/lib/gateway/tools/gateway/scenario';
import type { GatewayView } from '@/lib/gateway/tools/gateway/view';
import { ToolCode } from '../parts/tool-code';
import { elapsed } from './clock';

const MODES: Readonly<Record<DeliveryMode, string>> = {
  deliver: 'Deliver',
  lose: 'Lose',
  repeat: 'Repeat',
  swap: 'Swap',
};

interface CallbacksProps {
  readonly view: GatewayView;
  readonly onTake: (step: Step) => void;
}

/** Each callback as it reached the endpoint, verified as on the page about callbacks. */
export function Callbacks({ view, onTake }: CallbacksProps) {
  const { arrivals, mode, isHeld, start } = view;
  const name = useId();
  // Until the next view comes, the choice is the reader's.
  const [chosen, setChosen] = useState<{ view: GatewayView; mode: DeliveryMode }>();
  const shown = chosen?.view === view ? chosen.mode : mode;
  return (
    <section className="tool-part" aria-label="Callbacks">
      <fieldset className="gateway-modes">
        <legend>Delivery of the next callbacks</legend>
        {DELIVERIES.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name={name}
              checked={shown === each}
              onChange={() => {
                setChosen({ view, mode: each });
                onTake({ do: 'callbacks', mode: each });
              }}
            />
            {MODES[each]}
          </label>
        ))}
      </fieldset>
      {isHeld && <p className="tool-note">A callback waits for the next callback.</p>}
      {arrivals.length === 0 ? (
        <p className="tool-note">No callback yet.</p>
      ) : (
        <ol className="gateway-list">
          {arrivals.map((arrival, index) => (
            // Callbacks are only added at the end.
            // biome-ignore lint/suspicious/noArrayIndexKey: the position is the identity
            <li key={index}>
              <ArrivalLine arrival={arrival} start={start} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function ArrivalLine({ arrival, start }: { readonly arrival: Arrival; readonly start: number }) {
  const { at, type, version, headers, body, advice } = arrival;
  const [level, tone, word] = verdictOf(arrival);
  return (
    <details>
      <summary>
        <Icon name="chevron-right" className="chevron" />
        <span>{elapsed(at - start)}</span> <code>{type}</code>{' '}
        {version !== null && <span>v{version}</span>}{' '}
        <span className="gateway-verdict">
          <Dial level={level} tone={tone} /> {word}
        </span>
      </summary>
      <p className="tool-note">{advice}</p>
      <ToolCode
        code={`${headers.map(([key, value]) => `${key}: ${value}`).join('\n')}\n\n${body}`}
      />
    </details>
  );
}

function verdictOf({ arrival, isVerified, attempt }: Arrival) {
  if (arrival === 'lost') return ['cross', 'bad', 'lost'] as const;
  if (!isVerified) return ['cross', 'bad', 'not verified'] as const;
  const again = attempt > 1 ? `, attempt ${attempt}` : '';
  return arrival === 'response_lost'
    ? (['check', 'good', `verified, response lost${again}`] as const)
    : (['check', 'good', `verified${again}`] as const);
}
