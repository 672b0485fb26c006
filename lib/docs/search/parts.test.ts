import { describe, expect, it } from 'vitest';
import { fixture } from './__fixtures__/source';
import { excerptOf } from './excerpt';
import { otherLayout } from './layout';
import { Lexicon } from './lexicon';
import { slotOf } from './plan';
import { chunksOf, identOf, tokensOf, withoutEndings } from './tokens';
import { toleranceOf } from './typo';
import { Vocabulary } from './vocabulary';
import { fold, stem } from './words';

const { russian } = new Lexicon(fixture.words);

describe('tokens', () => {
  it.each([
    ['transaction_create', ['transaction', 'create', 'transactioncreate']],
    ['externalId', ['external', 'id', 'externalid']],
    ['m-pesa', ['m', 'pesa', 'mpesa']],
    ['E2010', ['e2010', '2010']],
    ['3DS2', ['3ds2']],
    ['Côte', ['cote']],
    ['Złoty', ['zloty']],
    ['Счёт', ['счет']],
    ['(h2h),', ['h2h']],
  ])('of %j', (text, expected) => {
    expect(tokensOf(text)).toEqual(expected);
  });

  it('of an address are its pieces, joined and apart', () => {
    expect(tokensOf('/api/cards_check')).toEqual(
      expect.arrayContaining(['api', 'cards', 'check', 'cardscheck', 'apicardscheck']),
    );
    expect(identOf('/api/cards_check')).toBe('apicardscheck');
    expect(chunksOf('a_b c')).toEqual([
      { joined: 'ab', parts: ['a', 'b'] },
      { joined: 'c', parts: ['c'] },
    ]);
  });
});

describe('the ends of short forms', () => {
  it('say nothing, but other letters after the sign belong to a name', () => {
    expect(withoutEndings("can't find the customer’s card")).toBe('can find the customer card');
    expect(withoutEndings("d'Ivoire")).toBe("d'Ivoire");
  });
});

describe('words', () => {
  it('й is a letter, ё is е', () => {
    expect(fold('Личный счЁт')).toBe('личный счет');
  });

  it('are not made one where only the rules think so', () => {
    expect(stem('customer')).not.toBe(stem('customize'));
    expect(stem('status')).toBe(stem('statuses'));
  });

  it.each([
    ['authorisation', 'authorization'],
    ['preauthorised', 'preauthorized'],
    ['preautorisation', 'preauthorization'],
    ['customise', 'customize'],
    ['colours', 'color'],
  ])('of British English have the stem of American ones: %j', (british, american) => {
    expect(stem(british)).toBe(stem(american));
  });

  it.each(['hour', 'four', 'your'])('that only look so keep their own: %j', (word) => {
    expect(stem(word)).toBe(word);
  });

  it.each(['возврата', 'возвратом', 'возвраты'])('Russian %j is understood', (word) => {
    expect(russian.englishOf(word)[0]).toBe('refund');
  });

  it.each([
    ['ошибок', 'error'],
    ['карточек', 'card'],
    ['тестовой', 'test'],
    ['подписи', 'signature'],
    ['платежами', 'payment'],
    ['личный', 'cabinet'],
    // Vowels that come and go, other parts of speech, typing errors.
    ['настроек', 'settings'],
    ['подтвердите', 'confirm'],
    ['возрват', 'refund'],
    ['недостаточно', 'insufficient'],
  ])('Russian %j is %j', (word, english) => {
    expect(russian.englishOf(word)[0]).toBe(english);
  });
});

describe('typos', () => {
  it('are forgiven by length, never in codes', () => {
    expect(['pix', 'card', 'callback', '1004', 'h2h'].map(toleranceOf)).toEqual([0, 1, 2, 0, 0]);
  });

  it('are letters that have changed places, before all other errors, also in short words', () => {
    const vocabulary = new Vocabulary(new Lexicon(fixture.words));
    vocabulary.add(['fail', 'facil', 'pix', 'co', '1004', 'codes']);
    const found = (typed: string) =>
      slotOf(typed, vocabulary, false).alternatives.map(({ word }) => word);
    expect(found('fcail')).toEqual(['facil']);
    expect(found('pxi')).toEqual(['pix']);
    // Not the country `co`, of whose code it would be a form by the rules of stems.
    expect(found('coeds')).toEqual(['codes']);
    expect(found('oc')).toEqual([]);
    expect(found('1040')).toEqual([]);
  });
});

describe('the other keyboard layout', () => {
  it('is that of the same keys, both ways', () => {
    expect(otherLayout('gkfnt;')).toBe('платеж');
    expect(otherLayout('сфкв')).toBe('card');
    expect(otherLayout(otherLayout('Refund'))).toBe('refund');
  });
});

describe('an excerpt', () => {
  const slotOfWords =
    (...words: string[]) =>
    (token: string) => {
      const slot = words.indexOf(token);
      return slot < 0 ? undefined : slot;
    };
  const textOf = (segments: ReturnType<typeof excerptOf>) =>
    segments.map(({ text }) => text).join('');

  it('shows the place where most of the words stand together', () => {
    const text = `alpha ${'x '.repeat(60)} alpha and beta here ${'y '.repeat(60)}`;
    expect(textOf(excerptOf(text, slotOfWords('alpha', 'beta'), 50))).toContain(
      'alpha and beta here',
    );
  });

  it('keeps the words around a match in any alphabet', () => {
    const text =
      'Это русский текст о платежах и возвратах, в котором очень много разных слов подряд.';
    const shown = textOf(excerptOf(text, slotOfWords('возвратах'), 50));
    expect(shown).toMatch(/^… \S.*платежах и возвратах, в .* …$/);
    expect([...shown].length).toBeLessThanOrEqual(54);
  });

  it('is as long at the end of a text as elsewhere', () => {
    const text = `${'word '.repeat(60)}here is the hit`;
    const shown = textOf(excerptOf(text, slotOfWords('hit')));
    expect(shown).toMatch(/^… word .*here is the hit$/);
    expect(shown.length).toBeGreaterThan(150);
  });

  it('is the whole text where it fits, and cuts a word without end', () => {
    expect(textOf(excerptOf('short', slotOfWords('nothing'), 50))).toBe('short');
    expect(textOf(excerptOf('x'.repeat(200), slotOfWords('nothing'), 50))).toHaveLength(52);
  });
});
