import { describe, expect, it } from 'vitest';
import { loadSite } from '../site/load';
import type { SearchPage, SearchRecord } from './records';
import { engineOf, somePage } from './testing';

type Part = Partial<Omit<SearchRecord, 'page'>>;
type PageWithParts = readonly [Partial<SearchPage>, ...Part[]];

/** A search over pages, each with its records after its own. */
function engineFor(...site: readonly PageWithParts[]) {
  const pages = site.map(([page]) => somePage(page));
  const records = site.flatMap(([{ title = 'Page' }, ...parts], page) =>
    parts.map(
      (part, at): SearchRecord => ({
        page,
        kind: at === 0 ? 'page' : 'section',
        anchor: '',
        name: at === 0 ? title : '',
        ids: [],
        text: '',
        ...part,
      }),
    ),
  );
  return engineOf({ pages, records, words: loadSite().search });
}

/** The first place for a query. */
function firstOf(...site: readonly PageWithParts[]) {
  const engine = engineFor(...site);
  return (query: string) => {
    const [hit] = engine.search('', query, 8).hits;
    return hit && `${hit.route}#${hit.anchor}`;
  };
}

describe('first is', () => {
  it('the call of a path without its version', () => {
    const first = firstOf(
      [{ route: '/cards', title: 'P2P cards', keywords: 'p2p/card_take' }, {}],
      [{ route: '/take', title: 'Card' }, { ids: ['/v1/p2p/card_take'] }],
    );
    expect(first('p2p/card_take')).toBe('/take#');
  });

  it('a page about headers, not the country whose code is a word of the query', () => {
    const first = firstOf(
      [
        { route: '/countries', title: 'Countries' },
        {},
        { kind: 'code', name: 'ID Indonesia', anchor: 'ID', ids: ['ID'], isDefining: true },
      ],
      [{ route: '/headers', title: 'Headers' }, { text: 'Each request has an id in a header.' }],
    );
    expect(first('request id header')).toBe('/headers#');
  });

  it('another form of a word in -fy', () => {
    const first = firstOf(
      [{ route: '/text' }, { text: 'The verification is short.' }],
      [{ route: '/page', title: 'Verify a guest' }, {}],
    );
    expect(first('verification')).toBe('/page#');
  });

  it('the place that defines a name, with a word for its kind', () => {
    const first = firstOf(
      [
        { route: '/events' },
        {},
        { kind: 'field', name: 'money.back', anchor: 'own', isDefining: true },
      ],
      [
        { route: '/set-up' },
        { text: 'Every event' },
        { name: 'Events', anchor: 'e', text: 'Choose the event money.back.' },
      ],
    );
    expect(first('money.back event')).toBe('/events#own');
  });

  it('the list with a name that no page is called, and the page of a name before the list', () => {
    const first = firstOf(
      [{ route: '/chile', title: 'Chile transfer', keywords: 'Capitec' }, {}],
      [{ route: '/oxxo', title: 'Oxxo' }, {}],
      [
        { route: '/banks', title: 'Bank codes' },
        {},
        {
          kind: 'code',
          name: 'Banks of Chile',
          anchor: 'CL',
          text: '470010 Capitec, 12 Oxxo',
          isDefining: true,
          isList: true,
        },
      ],
    );
    expect(first('Capitec')).toBe('/banks#CL');
    expect(first('Oxxo')).toBe('/oxxo#');
  });

  it('a page whose sections have all words together', () => {
    const first = firstOf(
      [
        { route: '/whole', title: 'Statements' },
        { text: 'Weekly lists.' },
        { name: 'Sending', text: 'Choose the morning.' },
        { name: 'Receiving', text: 'By pigeon.' },
      ],
      [{ route: '/part', title: 'Birds' }, { text: 'The pigeon, in the morning.' }],
    );
    expect(first('weekly morning pigeon')).toBe('/whole#');
  });

  it('the page about making a thing, by the name of the thing', () => {
    const first = firstOf(
      [{ route: '/history', title: 'Payout history', weight: 9 }, {}],
      [{ route: '/make', title: 'Create a payout' }, {}],
    );
    expect(first('payout')).toBe('/make#');
  });

  it('a text with all words, before a title that leaves out what the query says most', () => {
    const first = firstOf(
      [{ route: '/support', title: 'Requests to support' }, {}],
      [{ route: '/once', title: 'Sending' }, { text: 'Idempotent requests have support.' }],
      [{ route: '/other', title: 'Requests' }, { text: 'support' }],
      [{ route: '/more', title: 'Support' }, { text: 'requests' }],
    );
    expect(first('support idempotent requests')).toBe('/once#');
  });

  it('what a beginning means best', () => {
    const first = firstOf(
      [{ route: '/auth', title: 'Authorization', weight: 20 }, {}],
      [{ route: '/pre', title: 'Preauthorization' }, {}],
    );
    expect(first('preau')).toBe('/pre#');
  });

  it('the list of codes, not a field of that name', () => {
    const first = firstOf(
      [{ route: '/pay' }, {}, { kind: 'field', name: 'country', anchor: 'p', isDefining: true }],
      [{ route: '/countries', title: 'Country codes' }, {}],
    );
    expect(first('country code')).toBe('/countries#');
    expect(first('country field')).toBe('/pay#p');
  });

  it('of one number in several lists the one that the query names', () => {
    const code = { kind: 'code', ids: ['403'], isDefining: true } as const;
    const first = firstOf(
      [{ route: '/states', weight: 9 }, {}, { ...code, name: '403 held', anchor: 's403' }],
      [{ route: '/failures' }, {}, { ...code, name: '403 lost', anchor: 'f403' }],
      [{ route: '/errors', title: 'Errors', asked: 'error 403' }, {}],
    );
    expect(first('failure 403')).toBe('/failures#f403');
    expect(first('state 403')).toBe('/states#s403');
    expect(first('error 403')).toBe('/errors#');
  });

  it('the header, not the field that is written with underscores', () => {
    const first = firstOf(
      [
        { route: '/pay', weight: 9 },
        {},
        { kind: 'field', name: 'try_after', anchor: 'p', isDefining: true },
      ],
      [{ route: '/format', title: 'Format', asked: 'Try-After' }, {}],
    );
    expect(first('Try-After')).toBe('/format#');
    expect(first('try_after')).toBe('/pay#p');
  });

  it('the field whose name stands in a question', () => {
    const first = firstOf(
      [{ route: '/text', title: 'Sums' }, { text: 'The account_mode limits sums.' }],
      [
        { route: '/info' },
        {},
        { kind: 'field', name: 'account_mode', anchor: 'p', isDefining: true },
      ],
    );
    expect(first('account_mode limits')).toBe('/info#p');
  });

  it('what a question asks about', () => {
    const first = firstOf(
      [{ route: '/login', title: 'Authorization' }, { text: 'what does it mean' }],
      [
        { route: '/statuses' },
        {},
        { kind: 'code', name: 'authorized', anchor: 'a', isDefining: true },
      ],
    );
    expect(first('what does authorized mean?')).toBe('/statuses#a');
  });

  it('a page by its begun title, and no page by the letter that begins the next word', () => {
    const first = firstOf(
      [
        {
          route: '/other',
          title: 'Design of payment pages',
          asked: 'change payment pages',
          weight: 9,
        },
        {},
      ],
      [{ route: '/page', title: 'Payment page' }, {}],
      [{ route: '/bank', title: 'Transfer', keywords: 'bank, T.C. number' }, {}],
      [{ route: '/codes', title: 'Bank codes' }, {}],
    );
    expect(first('payment pag')).toBe('/page#');
    expect(first('bank c')).toBe('/codes#');
  });

  it('the page of a name, before the one that has it as a keyword', () => {
    const first = firstOf(
      [{ route: '/all', title: 'Cash networks', keywords: 'Oxxo' }, {}],
      [{ route: '/hpp', title: 'Oxxo: payin (HPP)' }, {}],
      [{ route: '/h2h', title: 'Oxxo: payin (H2H)' }, {}],
      [{ route: '/take', title: 'Take a payin (HPP)' }, {}],
    );
    expect(first('how long does Oxxo take')).toBe('/hpp#');
  });

  it('a typing error away, before two words written as one', () => {
    const first = firstOf(
      [{ route: '/two', title: 'Rep' }, { text: 'EFT and rep.' }],
      [{ route: '/near', title: 'Repeat' }, {}],
      [{ route: '/wide', title: 'Tariffs' }, {}],
    );
    expect(first('repeft')).toBe('/near#');
    expect(first('tarrifs')).toBe('/wide#');
  });

  it('of two letters a word of titles', () => {
    const words = Array.from(
      { length: 80 },
      (_, at) => `ca${String.fromCharCode(97 + (at % 26))}${at}`,
    );
    const first = firstOf(
      [{ route: '/text', title: 'Trial' }, { text: words.join(' ') }],
      [{ route: '/cards', title: 'Trial cards' }, {}],
    );
    expect(first('trial ca')).toBe('/cards#');
  });

  it('a section that is called so, but no story', () => {
    const first = firstOf(
      [
        { route: '/a', title: 'Deliveries' },
        { text: 'Hedgehogs' },
        { name: 'Follow hedgehogs at night', anchor: 'night', text: 'Lamps.' },
      ],
      [{ route: '/b', title: 'Walks' }, { text: 'At night gladly follow the hedgehogs.' }],
    );
    expect(first('gladly follow hedgehogs at night')).toBe('/a#night');
  });

  it('a query that was typed in the other layout, where each of its words is known', () => {
    const first = firstOf(
      [{ route: '/le', title: 'Le' }, {}],
      [{ route: '/wallets', title: 'Wallets' }, { text: 'A transfer.' }],
    );
    expect(first('gthtdjl vt;le rjitkmrfvb')).toBe('/wallets#');
  });
});

it('a whole word does not mean what a longer word means that begins with it', () => {
  const engine = engineFor(
    [{ route: '/customer', title: 'Customer' }, {}],
    [{ route: '/card' }, { text: 'A number of a card.' }],
  );
  const routes = (query: string) => engine.search('', query, 8).hits.map(({ route }) => route);
  expect(routes('cardh')).toEqual(['/customer']);
  expect(routes('card')).toEqual(['/card']);
});
