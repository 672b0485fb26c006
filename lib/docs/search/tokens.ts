import { fold } from './words';

/** Words with what may hold them together: `transaction_create`, `host-to-host`, `api/p2p`, `d'Ivoire`. */
const CHUNK = /[\p{L}\p{N}]+(?:[_\-./'’:@][\p{L}\p{N}]+)*/gu;
const PIECE = /[./:@]/;
const PART = /[_\-'’]|(?<=[\p{Ll}\p{N}])(?=\p{Lu}\p{Ll})/u;
/** A joined form longer than this is an address or a hash, which readers do not type. */
const MAX_TERM = 48;

/** Most phrases: the pattern for all alphabets takes many times as long. */
const SIMPLE = /^[a-z0-9]+(?: [a-z0-9]+)*$/i;

const spellingsIn = (text: string): readonly string[] =>
  SIMPLE.test(text) ? text.split(' ') : (text.match(CHUNK) ?? []);

/** A piece of a text between blanks, taken apart. */
export interface Chunk {
  /** All parts without the characters between them: `transactioncreate`. */
  readonly joined: string;
  /** `transaction`, `create`; one part where nothing was joined. */
  readonly parts: readonly string[];
}

/** Folded letters and digits only: two spellings of one identifier are the same. */
export const identOf = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]+/gu, '');

/** The chunks of a text in order, folded, with their parts by `_`, `-`, `/`, `.`, and by camel case. */
export const chunksOf = (text: string): readonly Chunk[] =>
  spellingsIn(text).map((spelling) => takenApart(spelling).chunk);

/** `customer's`, `can't`: what follows the sign says nothing. */
const ENDING = /(?<=\p{L})['’](?:s|t|d|m|re|ve|ll)(?![\p{L}\p{N}])/giu;

/** A question or phrase without the ends of short forms: `can't` is `can`. */
export const withoutEndings = (text: string): string => text.replace(ENDING, '');

/** The parts of the chunks of a text, in one list. */
export const partsOf = (text: string): string[] => chunksOf(text).flatMap(({ parts }) => parts);

/**
 * Every form under which a text is found, repeated as often as it occurs. Forms are words, joined identifiers, the
 * joined pieces of a path, and long runs of digits or letters inside a word (`e2010` is also `2010`).
 */
export function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  for (const spelling of spellingsIn(text)) {
    for (const form of takenApart(spelling).forms) tokens.push(form);
  }
  return tokens;
}

interface TakenApart {
  readonly chunk: Chunk;
  readonly forms: readonly string[];
}

/** Texts repeat their words: each spelling is taken apart once. */
const known = new Map<string, TakenApart>();
/** Enough for every spelling of a large site; past it the memory is worth more than the time. */
const MAX_KNOWN = 50_000;

function takenApart(spelling: string): TakenApart {
  const before = known.get(spelling);
  if (before) return before;
  const parts: string[] = [];
  const forms: string[] = [];
  const joins: string[] = [];
  for (const piece of spelling.split(PIECE)) {
    const own = piece.split(PART).map(fold).filter(Boolean);
    for (const part of own) forms.push(part, ...runsOf(part));
    const joined = own.join('');
    if (own.length > 1) forms.push(joined);
    joins.push(joined);
    parts.push(...own);
  }
  if (joins.length > 1) forms.push(joins.join(''));
  const taken = {
    chunk: { joined: parts.join(''), parts },
    forms: forms.filter((form) => form !== '' && form.length <= MAX_TERM),
  };
  if (known.size < MAX_KNOWN) known.set(spelling, taken);
  return taken;
}

/** `sha256` → `sha`, `256`; short runs say nothing. */
function runsOf(word: string): string[] {
  if (!/\d/.test(word) || !/\p{L}/u.test(word)) return [];
  return (word.match(/\d+|\p{L}+/gu) ?? []).filter((run) => run.length > 2);
}
