import { describe, expect, it } from 'vitest';
import { Lexicon } from './lexicon';

const lexicon = new Lexicon({
  phrases: { '2fa': ['two factor'], hpp: ['payment form'], sheet: ['payment file', 'pay sheet'] },
  synonyms: { 'void undo': 'cancel refund', webhooks: 'callback' },
  russian: { 'возврат вернуть': 'refund' },
});

describe('a phrase', () => {
  it('is its short name, in texts next to its words', () => {
    expect(lexicon.shortened(['my', 'two', 'factor', 'code'])).toEqual(['my', '2fa', 'code']);
    expect(lexicon.encode('Two factor')).toEqual(['two', 'factor', '2fa']);
  });

  it('is understood when its last word is half typed', () => {
    expect(lexicon.shortened(['two', 'fac'], true)).toEqual(['2fa']);
    expect(lexicon.shortened(['two', 'fac'])).toEqual(['two', 'fac']);
  });

  it('is not guessed from two letters, from a word such as "for", or where there are two', () => {
    for (const words of [
      ['two', 'fa'],
      ['payment', 'for'],
      ['payment', 'f'],
    ])
      expect(lexicon.shortened(words, true)).toEqual(words);
    expect(lexicon.shortened(['payment', 'form'], true)).toEqual(['hpp']);
  });
});

describe('a word of readers', () => {
  it('means what its entry says, in any form', () => {
    expect(lexicon.meanings('undo')).toEqual(['cancel', 'refund']);
    expect(lexicon.meanings('webhook')).toEqual(['callback']);
    expect(lexicon.meanings('refund')).toEqual([]);
  });

  it('means the best of its meanings while it is typed', () => {
    expect(new Set(lexicon.meaningsOfBeginning('und'))).toEqual(new Set(['cancel']));
  });
});
