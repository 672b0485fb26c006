import type { ReactNode } from 'react';
import { Dial } from '@/components/base/icon/dial';
import '../parts/trace.css';
import { CALLBACK_HEADERS, type CallbackReport } from '@/lib/gateway/signing/explain-callback';

interface ChecksProps {
  readonly report: CallbackReport;
  /** Seconds. */
  readonly tolerance: number;
}

/** The checks in the order of the verification: after the first failed one, the others were not reached. */
const ORDER = ['secret', 'headers', 'clock', 'signature'] as const;

const FAILED_AT: Readonly<Record<string, (typeof ORDER)[number]>> = {
  bad_secret: 'secret',
  missing_header: 'headers',
  malformed_timestamp: 'clock',
  too_old: 'clock',
  too_new: 'clock',
  no_v1_signature: 'signature',
  signature_mismatch: 'signature',
};

type State = 'good' | 'bad' | 'none';

/** How each check of an order ended: those after the failed one were not reached. */
export const statesOf =
  <Name extends string>(order: readonly Name[], failed: Name | undefined) =>
  (name: Name): State => {
    const reached = failed === undefined ? order.length : order.indexOf(failed);
    const at = order.indexOf(name);
    return at < reached ? 'good' : at === reached ? 'bad' : 'none';
  };

export function Checks({ report, tolerance }: ChecksProps) {
  const { verdict, headers, age, keyBytes, given, computed } = report;
  const failed = verdict.ok ? undefined : FAILED_AT[verdict.reason];
  const present = CALLBACK_HEADERS.filter((name) => headers[name] !== undefined).length;
  const fitting = given.filter((signature) => signature === computed).length;
  const stateOf = statesOf(ORDER, failed);
  return (
    <ol className="tool-trace" aria-label="Checks">
      <Check
        name="Secret"
        state={stateOf('secret')}
        measure={keyBytes === undefined ? 'no key' : `${keyBytes} bytes of key`}
      />
      <Check name="Headers" state={stateOf('headers')} measure={`${present} of 3`} />
      <Check name="Clock" state={stateOf('clock')} measure={clockText(age, tolerance)}>
        {age !== undefined && <Clock age={age} tolerance={tolerance} />}
      </Check>
      <Check
        name="Signature"
        state={stateOf('signature')}
        measure={`${fitting} of ${given.length} match`}
      >
        <dl className="tool-pairs">
          <div>
            <dt>In the header</dt>
            <dd>
              <code>{given.join(' ') || 'none'}</code>
            </dd>
          </div>
          <div>
            <dt>Computed</dt>
            <dd>
              <code>{computed ?? 'not computed'}</code>
            </dd>
          </div>
        </dl>
      </Check>
    </ol>
  );
}

export const clockText = (age: number | undefined, tolerance: number): string =>
  age === undefined
    ? 'no time'
    : `${Math.abs(age)} s ${age < 0 ? 'ahead' : 'old'}, ${tolerance} allowed`;

const STATES = {
  good: ['check', 'passed'],
  bad: ['cross', 'failed'],
  none: ['empty', 'not reached'],
} as const satisfies Record<State, readonly [string, string]>;

interface CheckProps {
  readonly name: string;
  readonly state: State;
  readonly measure: string;
  readonly children?: ReactNode;
}

export function Check({ name, state, measure, children }: CheckProps) {
  const [level, label] = STATES[state];
  return (
    <li className="is-check">
      <p className="tool-step">
        <strong>
          <Dial level={level} tone={state} label={label} /> {name}
        </strong>{' '}
        <span>{state === 'none' ? 'not reached' : measure}</span>
      </p>
      {state !== 'none' && children}
    </li>
  );
}

/** A tick for every tenth of the allowed time, before and after. */
const TICKS = Array.from({ length: 11 }, (_, tick) => `M${tick * 10} 6V12`).join('');

/** The receiver's clock in the middle, and the callback's age as a needle; outside of the scale it is at its end. */
export function Clock({ age, tolerance }: { readonly age: number; readonly tolerance: number }) {
  const at = 50 + (50 * Math.max(-tolerance, Math.min(tolerance, age))) / tolerance;
  return (
    <svg className="tool-clock" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
      <path d={`${TICKS}M0 12H100`} />
      <path className="tool-needle" d={`M${at} 0V12`} />
    </svg>
  );
}
