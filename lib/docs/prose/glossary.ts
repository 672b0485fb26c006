import { termPattern } from '../markdown/terms';

/** A term of the glossary as the check needs it. */
export interface Entry {
  readonly term: string;
  readonly also: readonly string[];
}

/**
 * Terms of the glossary that no text uses. A term is used by its own name, or by its name in the API: an identifier
 * such as `external_transaction_id` among its other names.
 * @param texts Markdown of pages and data; the glossary and its page are not among them
 */
export function unusedTerms<T extends Entry>(entries: readonly T[], texts: readonly string[]): T[] {
  const all = texts.join('\n').replace(/\s+/g, ' ');
  return entries.filter(({ term, also }) =>
    [term, `${term}s`, ...also.filter((name) => /^[a-z]+(?:_[a-z]+)+$/.test(name))].every(
      (name) => !termPattern(name).test(all),
    ),
  );
}
