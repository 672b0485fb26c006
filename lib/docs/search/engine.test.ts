import { describe, expect, it } from 'vitest';
import { fixture } from './__fixtures__/source';
import { searchFiles } from './build/files';
import { engineOf, namesEngineOf } from './testing';

const engine = engineOf(fixture);

const ask = (query: string, limit = 8) => engine.search('', query, limit);
const first = (query: string) => {
  const [hit] = ask(query).hits;
  return hit && `${hit.route}${hit.anchor && `#${hit.anchor}`}`;
};
const marked = (segments: readonly { text: string; isMarked: boolean }[] = []) =>
  segments.filter(({ isMarked }) => isMarked).map(({ text }) => text);

describe('a search finds', () => {
  it.each([
    'transaction_create',
    'transaction create',
    'transactionCreate',
    'create transaction',
    '/api/transaction_create',
    'https://docs.gateway.example/api/transaction_create',
    'POST /v1/transaction/create',
    'transaction cre',
    'trasaction_create',
  ])('a method by %j', (query) => {
    expect(first(query)).toBe('/api/transaction_create');
  });

  it.each(['1004', '1004?', 'error 1004', 'timestamp_out_of_window', 'timestamp out of window'])(
    'the row of a code by %j',
    (query) => {
      expect(first(query)).toBe('/reference/api_error_codes#e1004');
    },
  );

  it.each([
    ['errorcodes', '/reference/api_error_codes'],
    ['payouttemplates', '/cabinet/payout/templates'],
  ])('words written as one: %j', (query, route) => {
    expect(first(query)).toBe(route);
  });

  it('a field by its name and by the end of its path', () => {
    expect(first('externalTransactionId')).toBe(
      '/api/transaction_create#p-external_transaction_id',
    );
    expect(first('blik_code')).toBe('/services/blik/payin_h2h#field-fields-blik_code');
    expect(first('customer.email')).toBe('/api/transaction_create#p-customer-email');
  });

  it('a method of payment by name, variant, country, in brackets and in words', () => {
    expect(first('payin_hpp blik')).toBe('/services/blik/payin_hpp');
    expect(first('(h2h)')).toBe('/services/blik/payin_h2h');
    expect(first('host-to-host')).toBe('/services/blik/payin_h2h');
    expect(first('poland h2h')).toBe('/services/blik/payin_h2h');
    expect(first('cote ivoire')).toBe('/services/blik/payin_hpp');
  });

  it('what readers call it elsewhere', () => {
    expect(first('webhook')).toBe('/callbacks');
    expect(first('webhooks')).toBe('/callbacks');
  });

  it('typos, in finished and in half-typed words', () => {
    expect(first('calback')).toBe('/callbacks');
    expect(first('calbacsk')).toBe('/callbacks');
    expect(first('signatrue')).toBe('/callbacks#verify-the-signature');
    expect(ask('calback').corrected).toBe('callbacks');
  });

  it('English pages by Russian words in any form', () => {
    expect(first('возврата')).toBe('/api/transaction_cancel');
    expect(first('отмена транзакции')).toBe('/api/transaction_cancel');
    expect(first('подписью')).toBe('/callbacks#verify-the-signature');
    expect(first('коды ошибок')).toBe('/reference/api_error_codes');
  });

  it('an answer to a task, also by a mistyped verb that the page does not have', () => {
    expect(first('receive callback')).toBe('/callbacks');
    expect(first('recieve callback')).toBe('/callbacks');
  });

  it('a phrase by the short name that pages and readers give it', () => {
    expect(first('личный кабинет')).toBe(first('merchant cabinet'));
    expect(first('личный кабинет')).toBe('/cabinet/general/interface');
  });

  it('a term after the places that it explains, but first for what something is', () => {
    expect(first('refund')).toBe('/api/transaction_cancel');
    expect(first('what is a refund?')).toBe('/definition#refund');
    expect(first('что такое refund')).toBe('/definition#refund');
    expect(first('refund partial meaning')).toBe('/definition#partial-refund');
  });

  it('the place that defines a name before those that use it', () => {
    expect(first('amount_precision')).toBe('/reference/api_error_codes#e2010');
    const uses = ask('external_transaction_id').hits.map(({ anchor }) => anchor);
    expect(uses).toEqual(['p-external_transaction_id', 'field-external_transaction_id']);
  });

  it('a name that is written with the same signs first', () => {
    expect(first('amount.precision')).toBe('/services/blik/payin_h2h#field-amount-precision');
  });

  it('a page by a keyword that it alone has, before titles with that word', () => {
    expect(first('menu')).toBe('/cabinet/general/interface');
    expect(first('check menu')).toBe('/cabinet/general/interface');
  });

  it('a mistyped query as the mended one', () => {
    const places = (query: string) => ask(query).hits.map(({ route, anchor }) => route + anchor);
    expect(places('refnud')).toEqual(places('refund'));
  });

  it('most of many words, where one of them is nowhere near', () => {
    expect(first('verify signature hmac poland')).toBe('/callbacks#verify-the-signature');
  });

  it('a title of which a query has all words and one more', () => {
    expect(first('bulk payout template')).toBe('/cabinet/payout/templates');
  });

  it('words typed in the other keyboard layout', () => {
    expect(first('сфддифсл')).toBe('/callbacks');
    expect(ask('сфддифсл').corrected).toBe('callback');
    expect(first('djpdhfn')).toBe('/api/transaction_cancel');
  });

  it('the best there is when no place has all words', () => {
    expect(first('verify signature blik')).toBe('/callbacks#verify-the-signature');
    expect(ask('verify signature blik').hits[0]?.tier).toBe('partial');
  });

  it('stop words when there is nothing else', () => {
    expect(ask('the').total).toBeGreaterThan(0);
    expect(first('the')).toBe('/callbacks#verify-the-signature');
  });

  it('nothing for nothing', () => {
    for (const query of ['', '   ', '—', 'xyzzy']) expect(ask(query).hits).toEqual([]);
  });
});

describe('the answer', () => {
  it('puts names before texts, and says how each row was found', () => {
    const tiers = ask('refund', 50).hits.map(({ tier }) => tier);
    expect(tiers[0]).toBe('exact');
    expect(tiers.at(-1)).toBe('text');
  });

  it('shows a page three times at most in a dropdown, and as often as it likes in a list', () => {
    const rows = (limit: number) =>
      ask('transaction', limit).hits.filter(({ route }) => route === '/api/transaction_create')
        .length;
    expect(rows(8)).toBeLessThanOrEqual(3);
    const many = engineOf({
      ...fixture,
      pages: fixture.pages.slice(0, 1),
      records: Array.from({ length: 6 }, (_, number) => ({
        page: 0,
        kind: number === 0 ? ('page' as const) : ('section' as const),
        anchor: `a${number}`,
        name: `Transaction number ${number}`,
        ids: [],
        text: '',
      })),
    });
    expect(many.search('', 'transaction', 8).hits).toHaveLength(3);
    expect(many.search('', 'transaction', 50).hits).toHaveLength(6);
  });

  it('keeps to a context and counts what is outside', () => {
    const all = ask('refund', 50);
    const inside = engine.search('api', 'refund', 50);
    expect(inside.hits.every(({ context }) => context === 'api')).toBe(true);
    expect(inside.total).toBe(1);
    expect(inside.totalOutside).toBe(all.total - 1);
    expect(all.totalOutside).toBe(0);
  });

  it('marks the searched words in title and excerpt, whatever their form', () => {
    const [hit] = ask('signatures hmac').hits;
    expect(marked(hit?.titleMarks)).toEqual(['signature']);
    expect(marked(hit?.excerpt)).toEqual(['HMAC']);
    expect(hit?.terms).toEqual(['signature', 'hmac']);
  });

  it('grows: from names, then from texts, then with excerpts', () => {
    const { texts, pages } = searchFiles(fixture);
    const growing = namesEngineOf(fixture);
    expect(growing.search('', 'hmac', 8)).toMatchObject({ hits: [], isComplete: false });
    expect(growing.search('', 'verify', 8)).toMatchObject({
      hits: [{ route: '/callbacks', excerpt: [] }],
      hasExcerpts: false,
    });
    growing.addTexts(texts);
    const found = growing.search('', 'hmac', 8);
    expect(found).toMatchObject({
      hits: [{ anchor: 'verify-the-signature', excerpt: [] }],
      isComplete: true,
      hasExcerpts: false,
    });
    const [page = -1, ...others] = growing.pagesWithoutTexts(found.hits);
    expect(others).toEqual([]);
    growing.addPage(page, pages[page] ?? { format: 0, texts: [] });
    expect(growing.search('', 'hmac', 8)).toEqual(engine.search('', 'hmac', 8));
    expect(engine.search('', 'hmac', 8)).toMatchObject({ isComplete: true, hasExcerpts: true });
  });
});

describe('a word that nothing has', () => {
  it.each([
    ['refund xyzzy', ['xyzzy']],
    ['xyzzy refund', ['xyzzy']],
    ['refund blorp xyzzy blorp', ['blorp', 'xyzzy']],
  ])('is left out and named: %j', (query, unknown) => {
    const result = ask(query);
    expect(result.unknown).toEqual(unknown);
    const places = (hits: typeof result.hits) => hits.map(({ route, anchor }) => route + anchor);
    expect(places(result.hits)).toEqual(places(ask('refund ').hits));
    expect(result.total).toBeGreaterThan(0);
  });

  it('is a word that no typing error, no other form and no other keyboard layout explains', () => {
    expect(ask('trasaction xyzzy').unknown).toEqual(['xyzzy']);
    expect(ask('trasaction xyzzy').corrected).toBe('transaction');
    expect(ask('transactions create').unknown).toEqual([]);
    expect(ask('кусщкв').unknown).toEqual([]);
  });

  it('is the end of the search where no other word tells anything', () => {
    for (const query of ['xyzzy', 'the xyzzy', 'xyzzy blorp'])
      expect(ask(query)).toMatchObject({ total: 0, hits: [], unknown: [] });
  });
});

it('finds records with one of the words where none has most of them', () => {
  const words = ['hmac', 'poland', 'email', 'timestamp'];
  for (const word of words) expect(ask(word).total).toBeGreaterThan(0);
  expect(ask(words.join(' ')).total).toBeGreaterThan(0);
});

it('a row says which verb its page describes, and others say none', () => {
  expect(ask('transaction_create').hits[0]?.verb).toBe('POST');
  expect(ask('callbacks').hits[0]?.verb).toBeUndefined();
});

it('the words to mark on a page come in the order in which they were typed', () => {
  // The heading has the second word, and comes before the text.
  expect(ask('hmac signature').hits[0]?.terms).toEqual(['hmac', 'signature']);
  expect(ask('signature hmac').hits[0]?.terms).toEqual(['signature', 'hmac']);
});
