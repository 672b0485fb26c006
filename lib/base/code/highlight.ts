import { createHighlighterCore, type HighlighterCore, type ThemeRegistration } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { type CodeLanguage, isCodeLanguage, languageEntry } from './languages';

/**
 * TextMate scopes → one of twelve inks. The color values never reach the page: each is a serial number that gives the
 * class name. So the two site themes share one markup, and no `style=` is needed.
 */
const INKS: readonly (readonly [ink: string, scopes: readonly string[]])[] = [
  ['com', ['comment', 'punctuation.definition.comment', 'meta.diff.header', 'meta.diff.range']],
  ['str', ['string', 'punctuation.definition.string', 'markup.inline.raw', 'markup.inserted']],
  ['num', ['constant.numeric', 'keyword.other.unit']],
  [
    'con',
    [
      'constant.language',
      'constant.other',
      'markup.deleted',
      'constant.character.escape',
      'variable.language',
    ],
  ],
  ['key', ['keyword', 'storage', 'keyword.operator.new', 'keyword.operator.logical.python']],
  ['ope', ['keyword.operator', 'storage.type.function.arrow']],
  ['fun', ['entity.name.function', 'support.function', 'variable.function', 'entity.name.command']],
  [
    'typ',
    [
      'entity.name.type',
      'entity.name.class',
      'entity.other.inherited-class',
      'support.class',
      'support.type',
      'storage.type.java',
      'storage.type.primitive',
    ],
  ],
  [
    'pro',
    [
      'support.type.property-name',
      'punctuation.support.type.property-name',
      'meta.object-literal.key',
      'variable.other.property',
      'entity.name.tag',
      'http.requestheaders',
      'entity.other.attribute-name',
      'keyword.other.http',
    ],
  ],
  ['par', ['variable.parameter', 'constant.other.option']],
  ['var', ['variable', 'variable.other', 'punctuation.definition.variable']],
  ['pun', ['punctuation', 'meta.brace', 'meta.delimiter']],
];

const inkColor = (index: number) => `#0000${(index + 1).toString(16).padStart(2, '0')}`;
const PLAIN = '#ffffff';
/** The ink of the element around the code: every third word is a sign, so signs need no elements of their own. */
const BARE = 'pun';
/** Text without a scope. */
const TEXT = 'txt';
const INK_BY_COLOR = new Map(INKS.map(([ink], index) => [inkColor(index), ink]));

const theme: ThemeRegistration = {
  name: 'inks',
  type: 'dark',
  fg: PLAIN,
  bg: '#000000',
  settings: [
    { settings: { foreground: PLAIN, background: '#000000' } },
    ...INKS.map(([, scopes], index) => ({
      scope: [...scopes],
      settings: { foreground: inkColor(index) },
    })),
  ],
};

let highlighter: Promise<HighlighterCore> | undefined;

/** One highlighter a process: building it costs more than colouring a whole page. */
const getHighlighter = (): Promise<HighlighterCore> => {
  highlighter ??= createHighlighterCore({
    engine: createOnigurumaEngine(import('shiki/wasm')),
    themes: [theme],
    langs: [],
  });
  return highlighter;
};

const loaded = new Map<CodeLanguage, Promise<void>>();

/** The highlighter when it knows a language; a grammar takes time, and few pages need more than three. */
async function highlighterFor(lang: CodeLanguage): Promise<HighlighterCore> {
  const core = await getHighlighter();
  const { grammar } = languageEntry(lang);
  if (grammar && !loaded.has(lang)) loaded.set(lang, core.loadLanguage(grammar));
  await loaded.get(lang);
  return core;
}

const escapeHtml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/**
 * Code as the inner HTML of a `<code>` element: one `<span class="line">` a line, tokens in `c-…` classes,
 * neighbors of one ink joined, blanks and signs left bare. Lines in `marks` (1-based) carry `data-mark`, changed lines with a sign.
 * An unknown language is printed plain; the content check refuses it earlier with its line.
 */
export async function highlight(
  code: string,
  lang: string,
  marks: readonly number[] = [],
  { added, removed }: Changes = NO_CHANGES,
): Promise<string> {
  const markOf = (line: number) =>
    added.includes(line)
      ? '+'
      : removed.includes(line)
        ? '-'
        : marks.includes(line)
          ? ''
          : undefined;
  return (await linesOf(code, lang))
    .map((html, index) => {
      const mark = markOf(index + 1);
      return `<span class="line"${mark === undefined ? '' : ` data-mark="${mark}"`}>${html}</span>`;
    })
    .join('\n');
}

/** Lines (1-based) that a reader adds to a program, and lines to remove from it. */
export interface Changes {
  readonly added: readonly number[];
  readonly removed: readonly number[];
}

export const NO_CHANGES: Changes = { added: [], removed: [] };

/** The lines of code with their inks, as HTML. */
async function linesOf(code: string, lang: string): Promise<string[]> {
  if (!isCodeLanguage(lang) || !languageEntry(lang).grammar)
    return code.split('\n').map(escapeHtml);
  const lines = await inkedLines(code, lang);
  const json = lang === 'bash' ? HEREDOC.exec(code) : null;
  if (!json) return lines;
  const [, head = '', , body = ''] = json;
  const from = head.split('\n').length - 1;
  const inner = await inkedLines(body, 'json');
  return lines.toSpliced(from, inner.length, ...inner);
}

/** The text before a shell's `<<'JSON'` and in it. The grammar of the shell sees one long text there. */
const HEREDOC = /^([\s\S]*?<<-?(['"]?)JSON\2\n)([\s\S]*?)\nJSON$/m;

async function inkedLines(code: string, lang: CodeLanguage): Promise<string[]> {
  // PHP samples are fragments; the grammar colors nothing outside its opening tag.
  const isFragment = lang === 'php' && !code.includes('<?php');
  const source = isFragment ? `<?php\n${code}` : code;
  const lines = (await highlighterFor(lang)).codeToTokensBase(source, {
    lang,
    theme: 'inks',
    // By default a line that takes half a second stays plain from there on, so a busy machine built another page.
    tokenizeTimeLimit: 0,
  });
  return (isFragment ? lines.slice(1) : lines).map((tokens) => {
    const runs: { ink: string; text: string }[] = [];
    for (const token of tokens) {
      const last = runs.at(-1);
      const isBlank = token.content.trim() === '';
      const ink = isBlank
        ? (last?.ink ?? BARE)
        : (INK_BY_COLOR.get((token.color ?? PLAIN).toLowerCase()) ?? TEXT);
      if (last && last.ink === ink) last.text += token.content;
      else runs.push({ ink, text: token.content });
    }
    return runs
      .map(({ ink, text }) =>
        ink === BARE ? escapeHtml(text) : `<span class="c-${ink}">${escapeHtml(text)}</span>`,
      )
      .join('');
  });
}
