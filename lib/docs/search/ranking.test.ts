import { describe, expect, it } from 'vitest';
import { loadSite } from '../site/load';
import type { SearchPage, SearchRecord } from './records';
import { engineOf, somePage } from './testing';

type Part = Partial<Omit<SearchRecord, 'page'>>;

/** A search over pages, each with its records after its own; the first place for a query. */
function firstOf(...site: readonly (readonly [Partial<SearchPage>, ...Part[]])[]) {
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
  const engine = engineOf({ pages, records, words: loadSite().search });
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
});
