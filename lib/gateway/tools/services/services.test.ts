import { expect, it } from 'vitest';
import { mulberry32 } from '../../../base/math/random';
import { catalogueRows } from '../../contract/catalogue';
import { loadContract } from '../../contract/load';
import { at } from '../../simulator/wire/json';
import { readHash } from '../gateway/share';
import { requestPages } from '../request/pages';
import { serviceEntries } from './entries';
import { findServices } from './find';
import { formAddress, requestFor } from './request';
import { hashOfWanted, NOTHING, readWanted, type Wanted } from './wanted';

const contract = loadContract();
const methods = serviceEntries(contract);
const nameOf = (code: string) => (code === 'PL' ? 'Poland' : code);
const find = (wanted: Partial<Wanted>) => findServices(methods, { ...NOTHING, ...wanted }, nameOf);
const routesIn = (list: ReturnType<typeof find>['fitting']) =>
  list.flatMap(({ matches }) => matches.map(({ page }) => page.route));

it('has every page of the catalog that offers a service', () => {
  const open = catalogueRows(contract.services).filter(
    ({ status, key }) => status !== 'archived' && !key.endsWith('validate'),
  );
  expect(routesIn(find({}).fitting).sort()).toEqual(open.map(({ route }) => route).sort());
});

it('finds by country, currency, amount and integrations', () => {
  const wanted = { country: 'PL', currency: 'PLN', amount: '100', ways: ['page', 'h2h'] as const };
  const { fitting, tooSmallOrLarge } = find(wanted);
  expect(fitting[0]?.method.id).toBe('blik');
  expect(fitting[0]?.matches.map(({ fit }) => fit)).toEqual(['fits', 'fits']);
  for (const { method, matches } of fitting) {
    expect(method.countries.length === 0 || method.countries.includes('PL')).toBe(true);
    expect(method.currencies.length === 0 || method.currencies.includes('PLN')).toBe(true);
    expect(new Set(matches.map(({ page }) => page.way))).toEqual(new Set(['page', 'h2h']));
  }
  expect(tooSmallOrLarge).toEqual([]);
  // What the contract with the merchant decides fits every choice, and comes last.
  const open = fitting.map(({ method }) => method.countries.length === 0);
  expect(open).toEqual([...open].sort());
  expect(open.at(-1)).toBe(true);
});

it('leaves out what the amount excludes, and says so', () => {
  const { fitting, tooSmallOrLarge } = find({ text: 'blik', amount: '50000.01' });
  expect(fitting).toEqual([]);
  expect(tooSmallOrLarge.map(({ method }) => method.id)).toEqual(['blik']);
  expect(tooSmallOrLarge[0]?.matches.map(({ fit }) => fit)).toEqual(['above', 'above']);
  expect(find({ text: 'blik', amount: '20000' }).fitting[0]?.matches[0]?.fit).toBe('depends');
  expect(find({ text: 'boleto', amount: '20000' }).fitting[0]?.matches[0]?.fit).toBe('unpublished');
  // A text that is no amount asks for nothing.
  expect(find({ text: 'blik', amount: 'a lot' }).fitting[0]?.matches[0]?.fit).toBeUndefined();
});

it('needs a page that still fits for each integration', () => {
  const wanted = { text: 'upi', ways: ['page', 'payout'] as const };
  expect(find(wanted).fitting.map(({ method }) => method.id)).toEqual(['upi']);
  const large = find({ ...wanted, amount: '200000' });
  expect(routesIn(large.fitting)).not.toContain('/services/india/upi/p2p');
  expect(find({ ...wanted, amount: '600000' }).fitting.length).toBe(1);
  expect(find({ text: 'boleto', ways: ['payout'] }).fitting).toEqual([]);
  expect(find({ text: 'boleto', able: ['recurring'] }).fitting).toEqual([]);
});

it('looks for words in names, countries and currencies', () => {
  for (const text of ['BLIK', 'poland', 'pln hosted', '  PLN  '])
    expect(find({ text }).fitting.map(({ method }) => method.id)).toContain('blik');
  expect(find({ text: 'blik eur' }).fitting).toEqual([]);
});

const CHOICE: Wanted = {
  ...{ text: 'pay <b>', country: 'PL', currency: 'PLN', amount: '1.50' },
  ...{ ways: ['h2h', 'payout'], able: ['refund'], chosen: '/services/blik/payin_h2h' },
};

it('is an address, and comes back from it', () => {
  expect(readWanted(hashOfWanted(CHOICE), methods)).toEqual(CHOICE);
  expect(hashOfWanted(NOTHING)).toBe('');
  expect(readWanted('#services=', methods)).toEqual(NOTHING);
  expect(readWanted('#catalog', methods)).toBeUndefined();
});

it('takes nothing from an address that the form cannot have, whatever is in it', () => {
  const next = mulberry32(19);
  const address = hashOfWanted(CHOICE);
  const known = (name: 'countries' | 'currencies', value: string) =>
    value === '' || methods.some((method) => method[name].includes(value));
  let changed = 0;
  for (let round = 0; round < 2000; round += 1) {
    const place = Math.floor(next() * (address.length - 10)) + 10;
    const signs = ['%', '=', '&', ',', '<', '\0', '__proto__', '%zz', '%F0%9F', '\ud800', '9'];
    const sign = signs[Math.floor(next() * signs.length)] ?? '';
    const hash = address.slice(0, place) + sign + address.slice(place + Math.floor(next() * 8));
    const wanted = readWanted(hash, methods);
    if (!wanted) throw new Error(hash);
    if (JSON.stringify(wanted) !== JSON.stringify(CHOICE)) changed += 1;
    expect(known('countries', wanted.country) && known('currencies', wanted.currency)).toBe(true);
    expect(wanted.text.length <= 60 && wanted.amount.length <= 60).toBe(true);
    expect(wanted.ways.every((way) => CHOICE.ways.includes(way))).toBe(true);
    const { fitting, tooSmallOrLarge } = findServices(methods, wanted, nameOf);
    expect(fitting.length + tooSmallOrLarge.length).toBeLessThanOrEqual(methods.length);
    // What was read is an address again, and the same one.
    expect(readWanted(hashOfWanted(wanted), methods) ?? NOTHING).toEqual(wanted);
  }
  expect(changed).toBeGreaterThan(1000);
});

it('makes the request of a choice from the example of the page', () => {
  const pages = requestPages(contract);
  let made = 0;
  for (const { pages: found } of methods)
    for (const { route, hasRequest } of found) {
      const page = pages.get(route);
      expect([route, page !== undefined]).toEqual([route, hasRequest]);
      if (!page) continue;
      const request = requestFor(page, { amount: '12', currency: 'EUR', country: 'FR' });
      if (!request) throw new Error(route);
      const { body } = request.sent;
      for (const [name, value] of [
        ['amount', '12'],
        ['currency', 'EUR'],
        ['customer.country', 'FR'],
        ['recipient.country', 'FR'],
      ] as const) {
        const before = at(page.examples[0]?.sent.body ?? null, name);
        expect(at(body ?? null, name)).toBe(before === undefined ? undefined : value);
      }
      const [address, hash = ''] = formAddress(
        route,
        request.example.operation,
        request.sent,
      ).split('#');
      expect(address).toBe(route);
      expect(readHash(`#${hash}`)).toMatchObject({
        scenario: { request: request.sent, steps: [] },
      });
      made += 1;
    }
  expect(made).toBeGreaterThan(100);
});
