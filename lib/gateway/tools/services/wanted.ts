import { CAPABILITIES } from '../../contract/catalogue';
import { type Ability, type FoundMethod, WAYS, type Way } from './entries';

/** What a reader looks for; an empty value asks for nothing. */
export interface Wanted {
  /** Words that a method must have: its name, a country, a currency. */
  readonly text: string;
  /** Alpha-2. */
  readonly country: string;
  readonly currency: string;
  /** As typed. */
  readonly amount: string;
  /** Integrations that one method must have, all of them. */
  readonly ways: readonly Way[];
  readonly able: readonly Ability[];
  /** Route of the page whose request is shown. */
  readonly chosen: string;
}

export const NOTHING: Wanted = {
  ...{ text: '', country: '', currency: '', amount: '', chosen: '' },
  ...{ ways: [], able: [] },
};

/** What the address begins with: `#services=country=PL&amount=100`. The name is that of the tool, which it opens. */
const NAME = '#services=';

/** Characters of an address that are read, and of each typed value. */
const MOST_CHARACTERS = 2000;
export const MOST_TYPED = 60;

/** The part of the address that holds a choice; empty for none. */
export function hashOfWanted({ ways, able, ...texts }: Wanted): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...texts, ways: ways.join(), able: able.join() }))
    if (value !== '') parameters.set(name, value);
  const text = parameters.toString();
  return text === '' ? '' : `${NAME}${text}`;
}

/**
 * The choice of an address. It can have been written by hand, so a value that the form cannot have is left out.
 * @returns undefined where the address is about something else
 */
export function readWanted(hash: string, methods: readonly FoundMethod[]): Wanted | undefined {
  if (!hash.startsWith(NAME)) return undefined;
  const given = new URLSearchParams(hash.slice(NAME.length, NAME.length + MOST_CHARACTERS));
  const typed = (name: string) => (given.get(name) ?? '').slice(0, MOST_TYPED);
  const oneOf = (name: string, known: readonly string[]) =>
    known.find((value) => value === given.get(name)) ?? '';
  const some = <Name extends string>(name: string, known: readonly Name[]) => {
    const names = new Set((given.get(name) ?? '').split(','));
    return known.filter((value) => names.has(value));
  };
  return {
    text: typed('text'),
    amount: typed('amount'),
    country: oneOf('country', valuesOf(methods, 'countries')),
    currency: oneOf('currency', valuesOf(methods, 'currencies')),
    chosen: oneOf(
      'chosen',
      methods.flatMap(({ pages }) => pages.map(({ route }) => route)),
    ),
    ways: some(
      'ways',
      WAYS.map(([way]) => way),
    ),
    able: some(
      'able',
      CAPABILITIES.map(({ tag }) => tag),
    ),
  };
}

/** Every country or currency of the methods, each once, sorted as text. */
export const valuesOf = (
  methods: readonly FoundMethod[],
  part: 'countries' | 'currencies',
): string[] => [...new Set(methods.flatMap((method) => method[part]))].sort();
