import { PHRASES } from './synonyms';
import { tokensOf } from './tokens';

const BEGINNINGS = new Set(PHRASES.map(([phrase]) => phrase.split(' ')[0] ?? ''));

/**
 * Our encoder: the library's own breaks codes and drops doubled letters. `transaction_create` → `transaction`, `create`,
 * `transactioncreate`; `host to host` → its words and `h2h`.
 */
export function encode(text: string): string[] {
  const tokens = tokensOf(text);
  if (!tokens.some((token) => BEGINNINGS.has(token))) return tokens;
  const joined = ` ${tokens.join(' ')} `;
  const names = PHRASES.filter(([phrase]) => joined.includes(` ${phrase} `));
  return [...tokens, ...names.map(([, name]) => name)];
}
