import { expect, it } from 'vitest';
import { roundsOf } from '../../../base/math/rounds';
import { loadContract } from '../../contract/load';
import type { Json, JsonObject } from '../../contract/types';
import { requestFaults } from '../../simulator/checks/request';
import { hostileTexts } from '../__fixtures__/hostile';
import { type FormNode, formOf } from './form';
import { messagesOf, namesIn, TOP } from './messages';
import { requestPages } from './pages';
import { requestToolData } from './shared';
import { shownText, typedValue, withValue } from './value';
import { worldOf } from './world';

const contract = loadContract();
const shared = requestToolData(contract);
const pages = requestPages(contract);

/** A page of a service with a card, one with objects and lists, and a read. */
const ROUTES = ['/services/acquiring_h2h', '/invoice_create', '/api/transaction_currency_rate'];

const TEXTS = hostileTexts(roundsOf(2000, 400));

/** Fields that take nearly none of these texts. */
const STRICT = new Set(['amount', 'currency', 'service_id', 'blik_code', 'number', 'date_from']);

const leavesOf = (node: FormNode): FormNode[] =>
  node.kind === 'object' || node.kind === 'list' ? node.children.flatMap(leavesOf) : [node];

it.each(ROUTES)(`takes ${TEXTS.length} hostile values in each field of %s`, (route) => {
  const page = [...pages].find(([name]) => name.endsWith(route))?.[1];
  const example = page?.examples[0];
  if (!page || !shared || !example) throw new Error(`${route} has no builder.`);
  const world = worldOf(shared, page);
  const operation = world.contract.operations.find(({ id }) => id === example.operation);
  if (!operation) throw new Error(`${route} has no ${example.operation}`);
  const schema = operation.source.requestBody?.content['application/json']?.schema;
  const fields = world.catalog.services.get(page.own ?? 0)?.variant.fields ?? [];
  const { body } = example.sent;
  let tried = 0;
  const check = (sent: typeof example.sent, name: string) => {
    tried += 1;
    const faults = requestFaults(world, operation, sent);
    for (const { message, code } of faults)
      if (message === '' || !(code > 1000)) throw new Error(name);
    return faults;
  };
  if (body && schema) {
    const source = { document: page.document, schema, fields };
    const form = formOf(source, body);
    const names = new Set(namesIn(form));
    for (const leaf of leavesOf(form)) {
      let refused = 0;
      for (const text of TEXTS) {
        const value: Json = typedValue(leaf.types, text, leaf.value);
        // What was typed stays what is shown: nothing is corrected behind the reader's back.
        if (shownText(value) !== text && typeof value === 'string') throw new Error(leaf.name);
        const changed = withValue(body, leaf.path, value) as JsonObject;
        const faults = check({ ...example.sent, body: changed }, leaf.name);
        for (const place of messagesOf(faults, names).keys())
          if (place !== TOP && !names.has(place)) throw new Error(`${place} is no field`);
        refused += faults.length > 0 ? 1 : 0;
      }
      if (STRICT.has(leaf.name))
        expect([leaf.name, refused > 0.95 * TEXTS.length]).toEqual([leaf.name, true]);
    }
  }
  for (const name of Object.keys(example.sent.query))
    for (const text of TEXTS)
      check({ ...example.sent, query: { ...example.sent.query, [name]: text } }, name);
  expect(tried).toBeGreaterThanOrEqual(TEXTS.length);
});
