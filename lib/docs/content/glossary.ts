import path from 'node:path';
import { parse } from 'yaml';
import { dataDir } from '../../base/source/files';
import { readText, stampOf } from '../../base/source/read-text';
import type { GlossaryTerm } from '../markdown/collected';

let memo: { readonly stamp: string; readonly terms: readonly GlossaryTerm[] } | undefined;

/**
 * Terms with `hint: true` in `_site/glossary.yaml`; none when there is no such file. A faulty file is reported by
 * `loadSite`, with its lines; here it only means that nothing is explained.
 */
export function glossaryTerms(): readonly GlossaryTerm[] {
  const file = path.join(dataDir(), '_site/glossary.yaml');
  const stamp = stampOf(file);
  if (memo?.stamp !== stamp) memo = { stamp, terms: readTerms(file) };
  return memo.terms;
}

function readTerms(file: string): readonly GlossaryTerm[] {
  try {
    const entries = parse(readText(file)) as unknown;
    if (!Array.isArray(entries)) return [];
    return entries.flatMap((entry: Partial<GlossaryTerm> & { readonly hint?: boolean }) => {
      const { id, term, text, hint } = entry ?? {};
      return hint && id && term && text ? [{ id, term, text }] : [];
    });
  } catch {
    return [];
  }
}
