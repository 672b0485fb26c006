import { examplesOf } from '../../contract/examples/examples';
import type { Contract, JsonObject, SandboxObject } from '../../contract/types';
import { cardDetails, factsOf } from '../checks/cards';
import { checkFields } from '../checks/create';
import { serviceOf } from '../checks/service';
import { authorize } from '../operations/card-flow';
import { recordThreeDs } from '../operations/card-results';
import { createTransaction } from '../operations/create';
import { makeInvoice } from '../operations/invoices';
import { makePage } from '../operations/payment-pages';
import { saveTemplate } from '../operations/templates';
import { issueToken } from '../operations/tokens';
import { makeReport } from '../reports/reports';
import type { Call, World } from '../types';
import { isObject, text } from '../wire/json';
import { advance } from './outcomes';
import { makeQuote } from './rates';
import { book } from './wallets';

/** An object is this old when it is first named: a code may be sent again, and the shortest payments still live. */
const AGE_MS = 90_000;
/** A documented quote holds for a day, because a reader of the page needs longer than the minute of a usual quote. */
const QUOTE_LIFE_MS = 86_400_000;

/**
 * Makes the objects of sandbox.yaml that a request names for the first time. A merchant's id names one too, except in a
 * request that creates something with it: the id is free until then.
 */
export function makeNamed(
  world: World,
  { operation, body, query, params }: Pick<Call, 'operation' | 'body' | 'query' | 'params'>,
): void {
  const isCreate = operation.idempotency.kind === 'external_id';
  const named = new Set<unknown>([
    ...Object.values(query),
    ...Object.values(params),
    ...Object.values(body),
    text(body, 'card.token'),
  ]);
  for (const object of world.contract.sandbox?.objects ?? []) {
    const external = isCreate ? undefined : externalId(world, object);
    const isNamed = named.has(object.id) || (external !== undefined && named.has(external));
    if (isNamed) make(world, object);
  }
}

/** The request an object is made of: that of its example with its changes. */
function requestOf(contract: Contract, { like, change = {} }: SandboxObject): JsonObject {
  const request = { ...exampleOf(contract, like), ...change };
  return Object.fromEntries(Object.entries(request).filter(([, value]) => value !== null));
}

/** @throws Error for an example that does not exist: a fault of sandbox.yaml, found by its test. */
function exampleOf(contract: Contract, like: string | undefined): JsonObject {
  if (like === undefined) return {};
  const [id, key] = like.split(' ');
  const operation = contract.operations.find((candidate) => candidate.id === id);
  const [method, variant = ''] = like.split('/');
  const found = operation
    ? examplesOf(contract, operation).find((example) => example.key === key)?.body
    : contract.services.find((service) => service.id === method)?.variants[variant]?.example
        ?.request;
  if (!isObject(found)) throw new Error(`sandbox.yaml: there is no example "${like}"`);
  return found;
}

function externalId({ contract }: World, object: SandboxObject): string | undefined {
  if (object.kind !== 'transaction' && object.kind !== 'invoice') return undefined;
  return text(requestOf(contract, object), `external_${object.kind}_id`);
}

/** Make one as the API would have, some minutes ago. Its callbacks were sent long before you asked. */
function make(world: World, object: SandboxObject): void {
  if (isThere(world, object)) return;
  const { now, state } = world;
  const sent = state.deliveries.length;
  world.now = now - AGE_MS / world.options.timeScale;
  MAKERS[object.kind](world, object, requestOf(world.contract, object));
  advance(world, now);
  state.deliveries.length = sent;
}

/** Where the state keeps an object of this kind. */
export const shelfOf = (
  { state }: World,
  kind: SandboxObject['kind'],
): ReadonlyMap<string, unknown> =>
  ({
    transaction: state.transactions,
    token: state.tokens,
    report: state.reports,
    page: state.pages,
    template: state.templates,
    invoice: state.invoices,
    quote: state.quotes,
  })[kind];

const isThere = (world: World, { id, kind }: SandboxObject): boolean =>
  shelfOf(world, kind).has(id);

type Maker = (world: World, object: SandboxObject, request: JsonObject) => void;

const MAKERS: Readonly<Record<SandboxObject['kind'], Maker>> = {
  transaction: (world, object, request) => {
    // A person may have used the id of the merchant meanwhile: it stays theirs.
    const external = String(request.external_transaction_id);
    const taken = world.state.byExternalId.get(external);
    const checked = checkFields(world, serviceOf(world, request.service_id), request);
    const { service, money } = checked;
    // A payout brings its money, with more than enough for the fee: the merchant may have spent the balance already.
    if (service.variant.direction === 'payout') {
      book(world, money.currency, { balance: money.units * 2n });
    }
    // It was paid before you blocked anything.
    const blocked = [...world.state.blacklist];
    world.state.blacklist.clear();
    const tx = createTransaction(world, request, checked, undefined, object.id);
    for (const [fingerprint, entry] of blocked) world.state.blacklist.set(fingerprint, entry);
    if (taken !== undefined) world.state.byExternalId.set(external, taken);
    if (object.card === undefined) return;
    tx.card = { ...factsOf(object.card, world.contract.testCards), hasCvv: true };
    tx.methodDetails = { card: cardDetails(tx.card) };
    recordThreeDs(world, tx, 'frictionless', 'Y');
    authorize(world, tx);
  },
  token: (world, { id, of }) => {
    const origin = world.contract.sandbox?.objects.find((object) => object.id === of);
    if (origin) make(world, origin);
    const tx = world.state.transactions.get(of ?? '');
    const customer = tx && text(tx.request, 'external_customer_id');
    const issued = tx && issueToken(world, tx, 'both', customer, id);
    // The card may have a token by now: the documented id is one more name of it.
    if (issued) world.state.tokens.set(id, { ...issued.token, id });
  },
  report: (world, { id }, request) => makeReport(world, request, id),
  page: (world, { id }, request) => makePage(world, request, id),
  template: (world, { id }, request) => saveTemplate(world, request, id),
  invoice: (world, { id }, request) => makeInvoice(world, request, id),
  quote: (world, { id }, request) => {
    const query = Object.fromEntries(
      Object.entries(request).map(([name, value]) => [name, String(value)]),
    );
    makeQuote(world, query, id, QUOTE_LIFE_MS);
  },
};
