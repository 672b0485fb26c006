import { describe, expect, it } from 'vitest';
import { applyMagicComments, markFaults, parseFenceMeta, parseRanges } from './fence';

describe('what stands after the language', () => {
  it('reads title, marked lines and line numbers in any order', () => {
    expect(parseFenceMeta('{1,3-5} title="An answer" showLineNumbers')).toEqual({
      title: 'An answer',
      marks: [1, 3, 4, 5],
      wrongRanges: [],
      isNumbered: true,
      unknown: [],
    });
    expect(parseFenceMeta("title='It is'")).toMatchObject({ title: 'It is', isNumbered: false });
  });

  it('names what it does not understand', () => {
    expect(parseFenceMeta('foo {2} bar').unknown).toEqual(['foo', 'bar']);
  });

  it('orders ranges, drops doubles and nonsense, and bounds a huge range', () => {
    expect(parseRanges('5, 1-2,2, x, 9-8')).toEqual([1, 2, 5]);
    expect(parseRanges('1-999999999')).toHaveLength(10_000);
  });
});

describe('magic comments', () => {
  it('marks the next line and a block, and takes the comments out', () => {
    const code =
      'a\n// highlight-next-line\nb\n/* highlight-start */\nc\nd\n/* highlight-end */\ne';
    expect(applyMagicComments(code, 'javascript')).toMatchObject({
      code: 'a\nb\nc\nd\ne',
      marks: [2, 3, 4],
    });
  });

  it('reads only the comment style of the language', () => {
    expect(applyMagicComments('// highlight-next-line\na', 'python').marks).toEqual([]);
    expect(applyMagicComments('# highlight-next-line\na', 'python').marks).toEqual([1]);
  });

  it('accepts all common styles in json, php, java, kotlin, http and text', () => {
    for (const lang of ['json', 'php', 'java', 'kotlin', 'http', 'text']) {
      for (const comment of [
        '# highlight-next-line',
        '// highlight-next-line',
        '<!-- highlight-next-line -->',
      ]) {
        expect(applyMagicComments(`${comment}\nx`, lang)).toMatchObject({ code: 'x', marks: [1] });
      }
    }
  });

  it.each([
    ['const a = 1; // [!code --]\nconst a = 2; // [!code ++]', 'javascript'],
    ['a: 1 # [!code --]\na: 2 # [!code ++]', 'yaml'],
    ['<a/> <!-- [!code --] -->\n<b/> <!-- [!code ++] -->', 'html'],
    ['select 1 -- [!code --]\nselect 2 --[!code ++]', 'sql'],
  ])('knows which line of %j is removed, and which is added', (code, lang) => {
    const { code: shown, changes } = applyMagicComments(code, lang);
    expect(shown).not.toContain('[!');
    expect(changes).toEqual({ removed: [1], added: [2] });
  });
});

describe('marks that mark nothing', () => {
  const faultsOf = (code: string, meta = '') => markFaults(code, parseFenceMeta(meta));
  it('are lines that are not there, comments without a partner, and misspelled comments', () => {
    expect(faultsOf('a\nb', '{1-2}')).toEqual([]);
    expect(faultsOf('a', '{2,3-1}')).toEqual([
      '"3-1" in braces is no line — write the smaller number first, as in {3-5}',
      'line 2 is marked, and the code has 1 — correct the number',
    ]);
    expect(faultsOf('// highlight-start\na\n// highlight-end\nb // [!code ++]')).toEqual([]);
    expect(faultsOf('// highlight-next-lne\na')).toEqual([
      '"highlight-next-lne" marks nothing — did you mean "highlight-next-line"?',
    ]);
  });
});
