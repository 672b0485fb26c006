import { type Target, targetsOfList } from './targets';
import { HINT } from './verdict-text';

interface CheckerProps {
  readonly targets: readonly Target[];
  /** Begins the ids of the parts, so that a page may have two. */
  readonly id?: string;
}

/**
 * Try a value against the rule of a field. The script comes at the first touch (`components/gateway/checker/load.boot.ts`)
 * and fills the output; it is no form, so nothing can be sent. Several fields share one input and a select.
 */
export function Checker({ targets, id = 'check' }: CheckerProps) {
  const [first, ...others] = targets;
  if (!first) return null;
  const isMany = others.length > 0;
  const bank = targets.find((target) => target.bank)?.bank;
  return (
    <fieldset className="checker">
      <legend className="checker-head">
        <strong>Check a value in your browser.</strong> <span>Nothing is sent or stored.</span>
      </legend>
      <div className="checker-rows">
        {isMany && (
          <div className="checker-row">
            <label htmlFor={`${id}-what`}>Check as</label>
            <select id={`${id}-what`} autoComplete="off">
              {targets.map((target) => (
                <option key={target.label} {...dataOf(target)}>
                  {target.label}
                </option>
              ))}
            </select>
          </div>
        )}
        {bank && (
          <div className="checker-row" hidden={!first.bank} suppressHydrationWarning>
            <label htmlFor={`${id}-bank`}>{bank.label}</label>
            <input
              id={`${id}-bank`}
              placeholder={bank.example}
              data-checker-bank=""
              {...AS_TYPED}
            />
          </div>
        )}
        <div className="checker-row">
          <label htmlFor={`${id}-value`}>{isMany ? 'Value' : first.label}</label>
          <input
            id={`${id}-value`}
            placeholder={first.good}
            aria-describedby={`${id}-verdict`}
            data-checker-value=""
            {...(isMany ? {} : dataOf(first))}
            {...AS_TYPED}
          />
        </div>
      </div>
      {/* One text node: the script may have put a verdict in its place before the framework looks. */}
      <output
        className="checker-result"
        id={`${id}-verdict`}
        htmlFor={`${id}-value`}
        suppressHydrationWarning
      >
        {HINT}
      </output>
      <p className="chips">
        <Chip fill="good">Valid example</Chip>
        <Chip fill="bad">Invalid example</Chip>
        <Chip fill="">Clear</Chip>
      </p>
    </fieldset>
  );
}

/** `<Checker validators="iban, clabe" />` in a page: identifiers by their ids. */
export const ListChecker = ({ validators }: { readonly validators: string }) => {
  const targets = targetsOfList(validators);
  return <Checker targets={targets} id={`check-${targets[0]?.validator}`} />;
};

/** Nothing may be corrected, remembered or underlined in red; the script changes attributes before React comes. */
const AS_TYPED = {
  type: 'text',
  autoCapitalize: 'none',
  autoComplete: 'off',
  spellCheck: false,
  suppressHydrationWarning: true,
} as const;

/** What the script reads. */
const dataOf = ({ validator, good, bad, bank }: Target) => ({
  'data-check': validator,
  'data-good': good,
  'data-bad': bad,
  'data-bank': bank?.example,
});

const Chip = ({ fill, children }: { readonly fill: string; readonly children: string }) => (
  <button className="chip" type="button" data-checker-fill={fill}>
    {children}
  </button>
);
