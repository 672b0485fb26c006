import type { Step } from '@/lib/gateway/tools/gateway/scenario';
import type { GatewayView } from '@/lib/gateway/tools/gateway/view';

interface ClockProps {
  readonly view: GatewayView;
  readonly onTake: (step: Step) => void;
}

/** The time of the story, and keys that move it forward. */
export function Clock({ view, onTake }: ClockProps) {
  const { start, now, nextAt, expiresAt } = view;
  const secondsTo = (moment: number | null) =>
    moment === null || moment < now ? undefined : Math.ceil((moment - now) / 1000);
  const jumps = [
    ['+1 min', 60],
    ['+10 min', 600],
    ['To the next event', secondsTo(nextAt)],
    ['To the expiry', secondsTo(expiresAt)],
  ] as const;
  return (
    <fieldset className="tool-part gateway-time">
      <legend className="visually-hidden">Time</legend>
      <p className="gateway-clock">
        <strong>{elapsed(now - start)}</strong>
        <time dateTime={new Date(now).toISOString()}>{utc(now)}</time>
      </p>
      <div className="gateway-keys">
        {jumps.map(([label, seconds]) => (
          <button
            key={label}
            type="button"
            className="tool-button"
            aria-disabled={seconds === undefined}
            onClick={() => seconds !== undefined && onTake({ do: 'wait', seconds })}
          >
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

const two = (value: number): string => `${value}`.padStart(2, '0');

/** Time since the story began: `04:10`, `3:04:10`, `2 d 03:04`. */
export function elapsed(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const [days, hours] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600) % 24];
  const minutes = Math.floor(seconds / 60) % 60;
  if (days > 0) return `${days} d ${two(hours)}:${two(minutes)}`;
  const rest = `${two(minutes)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

const utc = (ms: number): string => {
  const text = new Date(ms).toISOString();
  return `${text.slice(0, 10)} ${text.slice(11, 19)} UTC`;
};
