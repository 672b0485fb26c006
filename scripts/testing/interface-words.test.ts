import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { expect, it } from 'vitest';

/** Where every word for readers comes from `content/_site/interface.<language>.yaml`. */
const AREAS = ['app', 'components/base', 'components/docs'];

/** Attributes and properties whose values a reader sees or hears. */
const SPOKEN =
  /^(?:aria-(?:label|description|placeholder|roledescription|valuetext)|ariaLabel|title|placeholder|alt|label|lead|summary|caption|textContent|innerText)$/;

/** Functions that say their texts to the reader. */
const SAYS = new Set(['announce', 'flag', 'keepTitle', 'button', 'show', 'end']);

/** Words that stay in the code, each with its reason. */
const EXCEPTIONS: readonly (readonly [file: string, reason: string])[] = [
  ['components/docs/doc-page/faults.tsx', 'the preview speaks to authors, as the commands do'],
  ['components/docs/doc-page/visibility-note.tsx', 'the preview speaks to authors, too'],
];

interface Found {
  readonly file: string;
  readonly words: string;
}

type Element = { readonly type: string; readonly value?: unknown; readonly raw?: string };

/** The text of a literal or of a template without code, if it has letters. */
function wordsOf(node: unknown): string | undefined {
  // A node of the parser, or null.
  const { type, value, quasis } = (node ?? {}) as Element & {
    readonly quasis?: readonly { readonly value: { readonly raw: string } }[];
  };
  const text =
    type === 'Literal' && typeof value === 'string'
      ? value
      : type === 'TemplateLiteral'
        ? (quasis ?? []).map((part) => part.value.raw).join('')
        : '';
  return /\p{L}/u.test(text) ? text : undefined;
}

/** Literals that a value may be: both sides of a choice, and what replaces a missing one. */
const valuesOf = (node: unknown): unknown[] => {
  const { type, expression, consequent, alternate, left, right } = (node ?? {}) as Readonly<
    Record<string, unknown>
  >; // a node of the parser
  if (type === 'JSXExpressionContainer') return valuesOf(expression);
  if (type === 'ConditionalExpression') return [...valuesOf(consequent), ...valuesOf(alternate)];
  if (type === 'LogicalExpression') return [...valuesOf(left), ...valuesOf(right)];
  return [node];
};

/** Words for readers in the source of a module. */
function spokenIn(file: string, source: string): Found[] {
  const found: Found[] = [];
  const add = (node: unknown) => {
    for (const value of valuesOf(node)) {
      const words = wordsOf(value);
      if (words !== undefined) found.push({ file, words });
    }
  };
  new Visitor({
    JSXText: ({ value }) => {
      const words = value.trim();
      if (/\p{L}/u.test(words)) found.push({ file, words });
    },
    JSXElement: ({ children }) => {
      for (const child of children) if (child.type === 'JSXExpressionContainer') add(child);
    },
    JSXAttribute: ({ name, value }) => {
      if (name.type === 'JSXIdentifier' && SPOKEN.test(name.name)) add(value);
    },
    Property: ({ key, value }) => {
      const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? key.value : '';
      if (typeof name === 'string' && SPOKEN.test(name)) add(value);
    },
    AssignmentExpression: ({ left, right }) => {
      if (left.type !== 'MemberExpression' || left.property.type !== 'Identifier') return;
      if (SPOKEN.test(left.property.name)) add(right);
    },
    CallExpression: ({ callee, arguments: given }) => {
      const name =
        callee.type === 'Identifier'
          ? callee.name
          : callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
            ? callee.property.name
            : '';
      const [first, second] = given;
      if (SAYS.has(name)) for (const each of given) if (isSentence(each)) add(each);
      if (name === 'setAttribute' && SPOKEN.test(wordsOf(first) ?? '')) add(second);
    },
  }).visit(parseSync(file, source).program);
  return found;
}

/** Names of states and elements are one word in lower case. */
const isSentence = (node: unknown): boolean => /[A-Z]| /.test(wordsOf(node) ?? '');

const modules = AREAS.flatMap((area) =>
  readdirSync(area, { recursive: true, encoding: 'utf8' }).map((name) =>
    path.posix.join(area, name),
  ),
).filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|__fixtures__/.test(file));

it('has no word of the interface in the shell, the search, the notices and the parts of a page', () => {
  const excepted = new Set(EXCEPTIONS.map(([file]) => file));
  const found = modules.flatMap((file) => spokenIn(file, readFileSync(file, 'utf8')));
  expect(found.filter(({ file }) => !excepted.has(file))).toEqual([]);
  // An exception that nothing needs is removed.
  const needed = new Set(found.map(({ file }) => file));
  expect([...excepted].filter((file) => !needed.has(file))).toEqual([]);
});

it.each([
  ['<p>Page Not Found</p>', 'Page Not Found'],
  ['<p>{isOn ? `See more` : rest}</p>', 'See more'],
  ['<button aria-label="Close" />', 'Close'],
  ['<input placeholder={on ? "Search" : x} />', 'Search'],
  ['<Field label={name ?? "Any"} />', 'Any'],
  ['element("p", { "aria-label": "Results" })', 'Results'],
  ['button.textContent = `Show all`', 'Show all'],
  ['button.setAttribute("aria-label", "Next")', 'Next'],
  ['announce("Link copied")', 'Link copied'],
])('finds the words of %s', (source, words) => {
  expect(spokenIn('a.tsx', source)).toEqual([{ file: 'a.tsx', words }]);
});

it.each([
  '<p className="lead">{t.errorsNotFound}</p>',
  '<a href="/faq" rel="next">{label}{" "}</a>',
  'flag(button, "copied", t.codeCopied)',
  'button.setAttribute("role", "group")',
])('leaves %s alone', (source) => {
  expect(spokenIn('a.tsx', source)).toEqual([]);
});
