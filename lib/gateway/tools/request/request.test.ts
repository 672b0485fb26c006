import { describe, expect, it, vi } from 'vitest';
import { examplesOf } from '../../contract/examples/examples';
import { serviceSnippets, snippetsOf } from '../../contract/examples/snippets';
import { loadContract } from '../../contract/load';
import { serviceOf } from '../../contract/services';
import type { Json, JsonObject } from '../../contract/types';
import { requestFaults } from '../../simulator/checks/request';
import { type Bench, bench, freshKey } from '../../simulator/testing/bench';
import { bearerScopes } from '../../simulator/wire/auth';
import { isObject } from '../../simulator/wire/json';
import { type FormNode, formOf, initialValue } from './form';
import { messagesOf, namesIn, TOP } from './messages';
import type { RequestExample, RequestPage, SentRequest } from './page';
import { requestPages } from './pages';
import { requestToolData } from './shared';
import { callOfRequest, languagesOf, requestText } from './texts';
import { typedValue, valueAt, withoutValue, withValue } from './value';
import { worldOf } from './world';

const contract = loadContract();
const shared = requestToolData(contract);
if (!shared) throw new Error('The content folder has no operations.');
// As the browser gets it.
const pages = [...requestPages(contract)].map(([route, page]): [string, RequestPage] => [
  route,
  JSON.parse(JSON.stringify(page)),
]);
const cases = pages.flatMap(([route, page]) => {
  const world = worldOf(JSON.parse(JSON.stringify(shared)), page);
  return page.examples.map((example): [string, Case] => {
    const operation = world.contract.operations.find(({ id }) => id === example.operation);
    if (!operation) throw new Error(`${route} has no ${example.operation}`);
    return [`${route}, ${example.title}`, { page, world, operation, example }];
  });
});

interface Case {
  readonly page: RequestPage;
  readonly world: ReturnType<typeof worldOf>;
  readonly operation: ReturnType<typeof worldOf>['contract']['operations'][number];
  readonly example: RequestExample;
}

const sourceOf = ({ page, world, operation }: Case) => ({
  document: page.document,
  schema: operation.source.requestBody?.content['application/json']?.schema ?? {},
  fields: world.catalog.services.get(page.own ?? 0)?.variant.fields ?? [],
});

/** Examples of a second step: a transaction that has just been made is not yet where they need it. */
const AFTER_ANOTHER = new Set([
  'transaction_update, 3-D Secure',
  'transaction_update, Own data',
  'p2p_confirm, Paid',
  'p2p_confirm, With a receipt',
]);

/** Send a request as the builder prints it. */
async function send(gateway: Bench, item: Case, sent: SentRequest) {
  const call = callOfRequest('', item.operation, sent, item.example);
  const query = new URLSearchParams(call.query.map(([name, value]) => [name, value])).toString();
  const headers: Record<string, string> = Object.fromEntries(
    Object.entries(sent.headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  if (call.auth === 'bearer') {
    gateway.simulator.world.state.bearers.set('ivt_test', {
      ...{
        id: 'tok',
        value: 'ivt_test',
        scopes: bearerScopes(item.operation) ?? [],
        origin: null,
        revoked: false,
      },
      expiresAt: gateway.now + 3_600_000,
    });
    headers.authorization = 'Bearer ivt_test';
  }
  const url = query === '' ? call.path : `${call.path}?${query.replaceAll('+', '%20')}`;
  return gateway.send(call.method, url, call.body, headers);
}

it('makes the same pages whenever they are made', () => {
  vi.useFakeTimers({ now: Date.UTC(2031, 0, 1) });
  const later = JSON.stringify([...requestPages(contract)]);
  vi.useRealTimers();
  expect(later).toBe(JSON.stringify(pages));
});

it('covers every operation and every service that has an example', () => {
  const operations = new Set(cases.map(([, { example }]) => example.operation));
  expect([...operations].sort()).toEqual(contract.operations.map(({ id }) => id).sort());
  const services = contract.services.flatMap(({ variants }) =>
    Object.values(variants).filter(({ example, dryRun }) => example ?? dryRun),
  );
  expect(pages.filter(([, { own }]) => own !== undefined)).toHaveLength(services.length);
});

describe.each(cases)('%s', (_, item) => {
  const { world, operation, example, page } = item;

  it('is right as it is filled in, and the gateway takes it', async () => {
    expect(requestFaults(world, operation, example.sent)).toEqual([]);
    if (operation.auth === 'partner') return;
    const { status, error } = await send(bench(), item, example.sent);
    if (AFTER_ANOTHER.has(`${operation.id}, ${example.title}`))
      expect([3104, 3106, 3113]).toContain(error.code);
    else expect([error, status < 400]).toEqual([{}, true]);
  });

  it('has a field for each value, and can add each field that the schema or the service knows', () => {
    const { body } = example.sent;
    if (!body) return;
    const source = sourceOf(item);
    const form = formOf(source, body);
    const leaves = (node: FormNode): FormNode[] =>
      node.children.length > 0 ? node.children.flatMap(leaves) : [node];
    for (const leaf of leaves(form)) expect(valueAt(body, leaf.path)).toEqual(leaf.value);
    expect(leaves(form).length).toBe(countOf(body));
    const grow = (node: FormNode): void => {
      for (const name of node.more) {
        const path = [...node.path, name];
        const grown = withValue(body, path, initialValue(source, path));
        expect(formOf(source, grown)).toBeTruthy();
        // Keys keep their order, so adding and removing is no change at all.
        expect(JSON.stringify(withoutValue(grown, path))).toBe(JSON.stringify(body));
      }
      node.children.forEach(grow);
    };
    grow(form);
    expect(page.own === undefined || source.fields.length > 0).toBe(true);
  });
});

const countOf = (value: Json): number =>
  value !== null && typeof value === 'object' && Object.keys(value).length > 0
    ? Object.values(value).reduce<number>((sum, inner: Json) => sum + countOf(inner), 0)
    : 1;

it('prints the untouched form as the page prints its example, in each language', async () => {
  const printed = new Map(
    [
      ...contract.operations.flatMap((operation) =>
        examplesOf(contract, operation).map((example) => ({
          name: `${operation.id}_${example.key}`,
          snippets: snippetsOf(contract, operation, example),
        })),
      ),
      ...contract.services.flatMap(({ id, variants }) =>
        Object.keys(variants).flatMap((key) => {
          const service = serviceOf(contract, `${id}/${key}`);
          return service
            ? [{ name: `${id}_${key}`, snippets: serviceSnippets(contract, service) }]
            : [];
        }),
      ),
    ].map(({ name, snippets }) => [name, snippets]),
  );
  const seen = new Set<string>();
  for (const [, { operation, example }] of cases) {
    // Further requests of a service are shown as JSON only.
    if (seen.has(example.name)) continue;
    seen.add(example.name);
    const call = callOfRequest(shared.host, operation, example.sent, example);
    for (const [language] of languagesOf(operation)) {
      const snippet = printed.get(example.name)?.find((each) => each.language === language);
      const text = await requestText(language, call, example.name, shared.identity);
      if (language === 'http') {
        // The page has the moment of the vectors; everything else is equal.
        const still = (message = '') =>
          message.split('\n').filter((line) => !/^(Gateway-|Content-|Idempotency)/.test(line));
        expect(still(text)).toEqual(still(snippet?.code));
      } else if (language !== 'curl') expect(text).toBe(snippet?.code);
    }
  }
  expect(seen.size).toBeGreaterThan(180);
});

it('says what is wrong next to the field, in the words of the gateway', async () => {
  const [, item] = cases.find(([name]) => name.startsWith('/services/blik/payin_h2h')) ?? [];
  if (!item?.example.sent.body) throw new Error('There is no example of BLIK.');
  const faultsAt = (path: readonly string[], text: string, types = ['string']) => {
    const body = withValue(item.example.sent.body, path, typedValue(types, text)) as JsonObject;
    const faults = requestFaults(item.world, item.operation, { ...item.example.sent, body });
    return { body, messages: messagesOf(faults, new Set(namesIn(formOf(sourceOf(item), body)))) };
  };
  for (const [path, text] of [
    [['amount'], '1,5'],
    [['currency'], 'EURO'],
    [['fields', 'blik_code'], '12'],
    [['external_transaction_id'], ''],
    [['service_id'], '999999'],
  ] as const) {
    const { body, messages } = faultsAt(path, text, path[0] === 'service_id' ? ['integer'] : []);
    const [message = ''] = messages.get(path.join('.')) ?? [];
    const { error } = await send(bench(), item, { ...item.example.sent, body });
    const details = Array.isArray(error.details) ? error.details.filter(isObject) : [];
    expect([path, details.map((each) => `${each.message} (${each.code})`)]).toEqual([
      path,
      [message],
    ]);
  }
  const without = withoutValue(item.example.sent.body, ['fields', 'blik_code']) as JsonObject;
  const faults = requestFaults(item.world, item.operation, { ...item.example.sent, body: without });
  const names = new Set(namesIn(formOf(sourceOf(item), without)));
  expect(messagesOf(faults, names).get('fields')?.[0]).toContain('fields.blik_code is missing');
  const nothing = requestFaults(item.world, item.operation, { ...item.example.sent, body: {} });
  expect(messagesOf(nothing, new Set([TOP])).get(TOP)?.length).toBeGreaterThan(3);
});

it('gives a new request an id of its own where it is sent twice', async () => {
  const [, item] = cases.find(([name]) => name.startsWith('/services/acquiring_h2h')) ?? [];
  if (!item) throw new Error('There is no example of a card.');
  const gateway = bench();
  const body = { ...item.example.sent.body, external_transaction_id: freshKey() };
  expect((await send(gateway, item, { ...item.example.sent, body })).status).toBe(201);
  expect((await send(gateway, item, { ...item.example.sent, body })).status).toBe(200);
});
