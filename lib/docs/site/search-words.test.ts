import { describe, expect, it } from 'vitest';
import { parseYaml } from '../../base/source/yaml';
import { searchWordsSchema } from './search-words';

const faultsOf = (text: string): string[] => {
  try {
    parseYaml(text, 'search.yaml', searchWordsSchema);
    return [];
  } catch (error) {
    const { problems } = error as { problems: { line: number; column: number; message: string }[] };
    return problems.map(({ line, column, message }) => `${line}:${column} ${message}`);
  }
};

describe('the words of the search', () => {
  it('may be of any alphabet, and several with one meaning', () => {
    expect(
      faultsOf(
        'phrases:\n  2fa: [two factor]\nsynonyms:\n  void undo: cancel refund\nrussian:\n  счет: invoice\n',
      ),
    ).toEqual([]);
  });

  it.each([
    [
      'synonyms:\n  void: cancel\n  undo void: cancel\n',
      '3:14 synonyms.undo void: "void" is also in "void"',
    ],
    ['synonyms:\n  Void: cancel\n', '2:9 synonyms.Void: words in lower case'],
    ['synonyms:\n  void: cancel,refund\n', '2:9 synonyms.void: words in lower case'],
    ['russian:\n  счёт: invoice\n', '2:9 russian.счёт: Russian words in lower case'],
    ['phrases:\n  2fa: [factor]\n', '2:9 phrases.2fa.0: two words or more'],
    ['phrases:\n  two-fa: [two factor]\n', '2:11 phrases.two-fa: one word in lower case'],
    ['synonims:\n  void: cancel\n', '1:1 unknown key "synonims"'],
  ])('are refused in %j', (text, fault) => {
    expect(faultsOf(text).join('\n')).toContain(fault);
  });
});
