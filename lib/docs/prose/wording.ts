import type { Root } from 'nlcst';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import retextSimplify from 'retext-simplify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { type Passage, placeIn } from './passage';
import type { ProseRules } from './rules';
import type { Read, ReadTree } from './tree';

/** Something in a passage that a rule refuses. */
export interface Finding {
  /** Name of the rule: a replaced word, a term, or `long sentence`. */
  readonly rule: string;
  readonly passage: Passage;
  readonly line: number;
  readonly column: number;
  /** The sentence it is in: exceptions look at it. */
  readonly sentence: string;
  readonly message: string;
}

type Wording = Pick<ProseRules, 'replace' | 'terms' | 'allowed' | 'sentence' | 'paragraph'>;

/** The rules of wording over all passages together: what a rule needs is made once, and not for each passage. */
export function wordingOf(rules: Wording): (reads: readonly ReadTree[]) => Finding[] {
  const replaced = [...rules.replace, ...rules.terms].flatMap(({ find, write }) =>
    find.map((text) => ({ rule: text, write, pattern: wholeWords(text) })),
  );
  // Most passages have none of the words, which one look shows.
  const any = new RegExp(replaced.map(({ pattern }) => pattern.source).join('|'), 'iu');
  const general = unified()
    .use(retextRepeatedWords)
    .use(retextIndefiniteArticle)
    .use(retextSimplify, { ignore: rules.allowed });
  const findingsOf = (read: Read, others: readonly GeneralFinding[]): Finding[] => {
    const { passage, words, sentences } = read;
    const at = (offset: number, rule: string, message: string): Finding => ({
      rule,
      passage,
      ...placeIn(passage, offset),
      sentence: sentences.findLast(({ start }) => start <= offset)?.text ?? words,
      message,
    });
    return [
      ...(any.test(words) ? replaced : []).flatMap(({ rule, write, pattern }) =>
        [...words.matchAll(pattern)].map(({ 0: found, index }) =>
          at(index, rule, `"${found.replace(/\s+/g, ' ')}" — write ${write}`),
        ),
      ),
      ...sentences
        .filter((sentence) => sentence.words.length > (rules.sentence ?? Number.POSITIVE_INFINITY))
        .map((sentence) =>
          at(
            sentence.start,
            'long sentence',
            `${sentence.words.length} words in one sentence — split it, or leave words out (at most ${rules.sentence})`,
          ),
        ),
      ...(sentences.length > (rules.paragraph ?? Number.POSITIVE_INFINITY)
        ? [
            at(
              0,
              'long paragraph',
              `${sentences.length} sentences in one paragraph — begin a new paragraph, or leave sentences out (at most ${rules.paragraph})`,
            ),
          ]
        : []),
      ...others.map(({ offset, rule, message }) => at(offset, rule, message)),
    ];
  };
  return (reads) => {
    const found = generalFindings(general, reads);
    return reads.flatMap((read) => findingsOf(read, found.get(read) ?? []));
  };
}

/**
 * A pattern of words: it begins and ends at a border of a word, and its spaces are any white space. The name in an email
 * address is no word.
 */
const wholeWords = (text: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}_-])(?:${text.replaceAll(' ', '(?:\\s+)')})(?![\\p{L}\\p{N}_@]|-\\p{L})`,
    'giu',
  );

interface GeneralFinding {
  /** In the Markdown of its passage. */
  readonly offset: number;
  readonly rule: string;
  readonly message: string;
}

/**
 * What the plugins of retext say of passages. They write messages into a file, with the sentence that they mean. The
 * sentences are of one tree, because a plugin reads its list of phrases anew for each tree.
 */
function generalFindings(
  general: { runSync(tree: Root, file: VFile): unknown },
  reads: readonly ReadTree[],
): Map<Read, GeneralFinding[]> {
  const owners = new Map<unknown, Read>();
  for (const read of reads)
    visit(read.tree, 'SentenceNode', (sentence) => {
      owners.set(sentence, read);
    });
  const file = new VFile();
  general.runSync({ type: 'RootNode', children: reads.flatMap(({ tree }) => tree.children) }, file);
  const found = new Map<Read, GeneralFinding[]>();
  for (const { place, source, ruleId, actual, expected, reason, ancestors } of file.messages) {
    const read = owners.get(ancestors?.[0]);
    if (!read) throw new Error(`${source} names no sentence`); // all three do
    const list = found.get(read) ?? [];
    found.set(read, list);
    list.push({
      offset: (place && ('start' in place ? place.start.offset : place.offset)) ?? 0,
      rule:
        source === 'retext-simplify'
          ? `simplify: ${ruleId?.replaceAll('-', ' ')}`
          : (source ?? 'retext'),
      message: messageOf(source, actual ?? '', expected ?? [], reason),
    });
  }
  return found;
}

function messageOf(
  source: string | undefined,
  actual: string,
  expected: readonly string[],
  reason: string,
): string {
  const instead =
    expected.length > 0 ? expected.map((word) => `"${word}"`).join(' or ') : 'nothing';
  if (source === 'retext-simplify') return `"${actual}" — write ${instead}`;
  if (source === 'retext-repeated-words') return `"${actual}" is repeated — write it once`;
  if (source === 'retext-indefinite-article')
    return `"${actual}" before this word — write ${instead}`;
  return `${reason} — reword it`;
}
