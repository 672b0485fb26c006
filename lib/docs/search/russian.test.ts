import { describe, expect, it } from 'vitest';
import { Lexicon } from './lexicon';
import { engineOf, somePage } from './testing';

const NAMES =
  'uzcard humo google pay moneygram astropay jazzcash papara gate union khipu codi boleto germany korea south kr czech czechia koruna czk german sedula'.split(
    ' ',
  );
const { russian } = new Lexicon(
  { phrases: {}, synonyms: {}, russian: { код: 'code', коди: 'codi', карта: 'card' } },
  () => new Set(NAMES),
);

describe('a name in Cyrillic', () => {
  it.each([
    ['узкард', 'uzcard'],
    ['хумо', 'humo'],
    ['гугл', 'google'],
    ['пэй', 'pay'],
    ['гейт', 'gate'],
    ['юнион', 'union'],
    ['кхипу', 'khipu'],
    ['болето', 'boleto'],
    ['астропэй', 'astropay'],
    // Forms of it, and spellings with other vowels.
    ['папару', 'papara'],
    ['узкардом', 'uzcard'],
    ['манигрэм', 'moneygram'],
    ['джазкэш', 'jazzcash'],
  ])('%j is read as it sounds: %j', (word, name) => {
    expect(russian.englishOf(word)[0]).toBe(name);
  });

  it('is found while it is typed', () => {
    expect(russian.englishOfBeginning('узк')).toEqual(['uzcard']);
  });

  it('is no other word with few of the same letters', () => {
    expect(russian.englishOf('сделать')).toEqual([]);
    expect(russian.englishOf('мотороллер')).toEqual([]);
  });

  it('comes after the words of the table, each as it is written before the forms of others', () => {
    expect(russian.englishOf('карты')).toEqual(['card']);
    expect(russian.englishOf('коды')).toEqual(['code']);
    expect(russian.englishOf('коди')).toEqual(['codi']);
  });

  it('finds its page', () => {
    const pages = ['Uzcard', 'Transfers'].map((title) => somePage({ route: `/${title}`, title }));
    const records = pages.map(({ title }, page) => ({
      page,
      kind: 'page' as const,
      anchor: '',
      name: title,
      ids: [],
      text: '',
    }));
    const words = { phrases: {}, synonyms: {}, russian: {} };
    const engine = engineOf({ pages, records, words });
    expect(engine.search('', 'Узкард', 8).hits.map(({ route }) => route)).toEqual(['/Uzcard']);
  });
});

describe('the Russian name of a country, currency, or language', () => {
  it.each([
    ['германия', ['germany']],
    ['германии', ['germany']],
    ['немецкий', ['german']],
    ['чешская', ['czech', 'czechia']],
    ['крона', ['koruna', 'czk']],
  ])('%j is known without a table', (word, meanings) => {
    expect(russian.englishOf(word)).toEqual(meanings);
  });
});
