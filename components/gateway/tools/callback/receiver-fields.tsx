import type { CallbackToolData } from '@/lib/gateway/tools/callback';
import { Field } from '../parts/field';

/** What a receiver knows by itself. */
interface Receiver {
  readonly secret: string;
  /** Unix seconds. */
  readonly now: number;
}

/** The clock of the worked examples, in seconds after the callback was sent. */
const EXAMPLE_AGE = 6;

/** The receiver of the worked examples. */
export const exampleReceiver = ({ vector }: CallbackToolData): Receiver => ({
  secret: vector.secret,
  now: Number(vector.timestamp) + EXAMPLE_AGE,
});

interface ReceiverFieldsProps extends Receiver {
  readonly onChange: (changed: Partial<Receiver>) => void;
  /** Bring the worked example back. */
  readonly onReset: () => void;
}

/** Secret and clock of the receiver, and the way back to the example. */
export const ReceiverFields = ({ secret, now, onChange, onReset }: ReceiverFieldsProps) => (
  <>
    <Field
      label="Callback secret"
      hint="Use a secret of the sandbox. The API secret does not work here."
      value={secret}
      onChange={(text) => onChange({ secret: text })}
    />
    <Field
      label="Your clock"
      hint="Unix seconds"
      value={`${now}`}
      onChange={(text) => onChange({ now: /^\d{1,12}$/.test(text) ? Number(text) : 0 })}
    >
      <button type="button" onClick={() => onChange({ now: Math.floor(Date.now() / 1000) })}>
        Now
      </button>
    </Field>
    <p>
      <button type="button" className="tool-button" onClick={onReset}>
        Reset
      </button>
    </p>
  </>
);
