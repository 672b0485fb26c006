import { Plot } from '@/components/gateway/diagrams/plot';
import { Status } from '@/components/gateway/text/status';
import type { GatewayView, Moment } from '@/lib/gateway/tools/gateway/view';
import { elapsed } from './clock';

/** The life of the payment: on the drawing of all statuses where there is room, and as a list of what happened. */
export function Life({ view }: { readonly view: GatewayView }) {
  const { life, scene, told, start, invoice } = view;
  return (
    <section className="tool-part gateway-life" aria-label="Life of the payment">
      {invoice && (
        <p className="gateway-line">
          Invoice <code>{String(invoice.invoice_id)}</code> is{' '}
          <strong>{String(invoice.status)}</strong>.
        </p>
      )}
      {scene && (
        <div className="gateway-scene">
          <Plot scene={scene} title="Lifecycle of this payment" description={told} />
        </div>
      )}
      {life.length === 0 ? (
        <p className="tool-note">No payment yet.</p>
      ) : (
        <ol className="gateway-list">
          {life.map((moment) => (
            <li key={moment.version}>
              <MomentLine moment={moment} start={start} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

const MomentLine = ({ moment, start }: { readonly moment: Moment; readonly start: number }) => (
  <p className="gateway-moment">
    <span>{elapsed(moment.at - start)}</span>
    <Status name={moment.status} />
    <span>
      <code>
        {moment.code} {moment.state}
      </code>
    </span>
    <span>v{moment.version}</span>
  </p>
);
