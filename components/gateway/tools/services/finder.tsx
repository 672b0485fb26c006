import { useEffect, useId, useState } from 'react';
import data from '@/.generated/tool-services.json';
import { countryName } from '@/lib/base/text/country-name';
import { CAPABILITIES } from '@/lib/gateway/contract/catalogue';
import { type FoundMethod, WAYS } from '@/lib/gateway/tools/services/entries';
import { amountOf, findServices } from '@/lib/gateway/tools/services/find';
import {
  hashOfWanted,
  MOST_TYPED,
  NOTHING,
  readWanted,
  valuesOf,
  type Wanted,
} from '@/lib/gateway/tools/services/wanted';
import { Choice, Field } from '../parts/field';
import { ToolFrame } from '../parts/frame';
import { usePaused } from '../parts/use-result';
import { MethodList } from './method-list';
import { resultText, WORDS } from './words';
import './services.css';

// The build writes this file from the same type.
const methods = data as readonly FoundMethod[];

const countries = valuesOf(methods, 'countries')
  .map((code) => [code, countryName(code)] as const)
  .sort(([, a], [, b]) => a.localeCompare(b, 'en'));
const currencies = valuesOf(methods, 'currencies').map((code) => [code, code] as const);

/** Which services fit a payment, and the request that each would get. The address holds the choice. */
export default function Finder() {
  const [wanted, setWanted] = useState(() => readWanted(location.hash, methods) ?? NOTHING);
  useEffect(() => {
    const read = () => {
      const found = readWanted(location.hash, methods);
      if (found) setWanted(found);
    };
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  const change = (changed: Partial<Wanted>) => {
    const next = { ...wanted, ...changed };
    setWanted(next);
    const { pathname, search } = location;
    // With a state of its own, which the framework completes: a write with that of the framework is ignored.
    history.replaceState(null, '', `${pathname}${search}${hashOfWanted(next)}`);
  };
  const { fitting, tooSmallOrLarge } = findServices(methods, wanted, countryName);
  const said = usePaused(resultText(fitting.length, tooSmallOrLarge.length));
  const typed = (value: string) => value.slice(0, MOST_TYPED);
  const isWrong = wanted.amount.trim() !== '' && amountOf(wanted) === undefined;
  return (
    <ToolFrame>
      <div className="tool-fields">
        <Field
          label={WORDS.text}
          hint={WORDS.textHint}
          value={wanted.text}
          onChange={(text) => change({ text: typed(text) })}
        />
        <div className="finder-money">
          <Choice
            label={WORDS.country}
            value={wanted.country}
            options={[['', WORDS.anyCountry], ...countries]}
            onChange={(country) => change({ country })}
          />
          <Choice
            label={WORDS.currency}
            value={wanted.currency}
            options={[['', WORDS.anyCurrency], ...currencies]}
            onChange={(currency) => change({ currency })}
          />
          <Field
            label={WORDS.amount}
            hint={WORDS.amountHint}
            fault={isWrong ? WORDS.amountFault : undefined}
            value={wanted.amount}
            onChange={(amount) => change({ amount: typed(amount) })}
          />
        </div>
        <Choices
          legend={WORDS.ways}
          options={WAYS}
          chosen={wanted.ways}
          onChange={(ways) => change({ ways })}
        />
        <Choices
          legend={WORDS.able}
          options={CAPABILITIES.map(({ tag, label }) => [tag, label])}
          chosen={wanted.able}
          onChange={(able) => change({ able })}
        />
        <div className="tool-head">
          <p className="finder-result" role="status">
            {said}
          </p>
          <button type="button" className="tool-button" onClick={() => change(NOTHING)}>
            {WORDS.reset}
          </button>
        </div>
      </div>
      <MethodList
        label={WORDS.found}
        found={fitting}
        wanted={wanted}
        onChoose={(chosen) => change({ chosen })}
      />
      {fitting.length === 0 && <p className="tool-part tool-note">{WORDS.none}</p>}
      {tooSmallOrLarge.length > 0 && (
        <MethodList
          label={WORDS.left}
          found={tooSmallOrLarge}
          wanted={wanted}
          onChoose={(chosen) => change({ chosen })}
        />
      )}
      <p className="tool-part tool-note">{WORDS.note}</p>
    </ToolFrame>
  );
}

interface ChoicesProps<Name extends string> {
  readonly legend: string;
  readonly options: readonly (readonly [Name, string])[];
  readonly chosen: readonly Name[];
  readonly onChange: (chosen: readonly Name[]) => void;
}

/** Several of a list; the order is that of the list. */
function Choices<Name extends string>({ legend, options, chosen, onChange }: ChoicesProps<Name>) {
  const id = useId();
  return (
    <fieldset className="finder-choices">
      <legend>{legend}</legend>
      {options.map(([name, label]) => (
        <label key={name} htmlFor={`${id}-${name}`}>
          <input
            id={`${id}-${name}`}
            type="checkbox"
            checked={chosen.includes(name)}
            onChange={({ target }) =>
              onChange(
                options
                  .map(([each]) => each)
                  .filter((each) => (each === name ? target.checked : chosen.includes(each))),
              )
            }
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
