import { durationOf } from '../../contract/limits';
import type { JsonObject } from '../../contract/types';
import { queryPairs, verifyText } from '../../signing';
import { serviceOf } from '../checks/service';
import { transactionCreate } from '../operations/create';
import { documentedPoint } from '../state/point';
import type { Transaction } from '../state/state';
import type { RawRequest, World } from '../types';
import { ApiError } from '../wire/errors';
import type { KnownKey } from '../wire/keys';
import { checkBody } from '../wire/read-request';

/** Where a browser posts a signed payment form (signing.yaml, `form`). */
export const FORM_PATH = '/form';

/** Fields of the form that are numbers in a create. */
const NUMBERS: ReadonlySet<string> = new Set(['service_id', 'expires_in']);

/** Fields that say who sends the form; all others are those of create. */
const ENVELOPE: ReadonlySet<string> = new Set(['point_id', 'timestamp', 'signature']);

/**
 * The transaction that a signed form creates, or has created before.
 * @throws ApiError or FaultsError by the table `form.errors`; then nothing is created
 */
export async function formTransaction(world: World, raw: RawRequest): Promise<Transaction> {
  // Browsers write a space of a form as a plus sign.
  const query = new TextDecoder().decode(raw.body).replaceAll('+', '%20');
  const fields = new Map(queryPairs(query));
  checkNames(world, fields);
  const key = await signerOf(world, query);
  checkTime(world, Number(fields.get('timestamp')) * 1000);
  if (Number(fields.get('point_id')) !== documentedPoint(world).point.point_id) {
    throw new ApiError(3003, 'The key does not belong to this point.', 'point_id');
  }
  const body = createOf(fields, raw.ip);
  const operation = world.contract.operations.find(({ id }) => id === 'transaction_create');
  if (!operation) throw new Error('openapi.yaml has no transaction_create');
  checkBody(world, operation, body);
  if (serviceOf(world, body.service_id).variant.flow !== 'hpp') {
    throw new ApiError(3112, 'The service has no hosted page.', 'service_id');
  }
  transactionCreate(world, { operation, key, body, query: {}, params: {}, raw });
  const id = world.state.byExternalId.get(String(body.external_transaction_id));
  const tx = world.state.transactions.get(id ?? '');
  if (!tx) throw new Error('A form created no transaction.');
  return tx;
}

function checkNames({ contract }: World, fields: ReadonlyMap<string, string>): void {
  const known = contract.signing?.form.fields ?? [];
  for (const { name, need } of known) {
    if (need === 'required' && !fields.get(name)) {
      throw new ApiError(2005, `${name} is missing.`, name);
    }
  }
  for (const name of fields.keys()) {
    if (!known.some((field) => field.name === name)) {
      throw new ApiError(2006, `${name} is not a field of the form.`, name);
    }
  }
}

/** The key whose secret made the signature. @throws ApiError 1003 when no active key did. */
async function signerOf(world: World, query: string): Promise<KnownKey> {
  for (const key of world.keys.values()) {
    const isUsable =
      key.state === 'active' &&
      key.environment === world.options.environment &&
      key.permissions.includes('payin');
    if (isUsable && (await verifyText('paymentForm', query, key.secret))) return key;
  }
  throw new ApiError(1003, 'The signature does not match the form.', 'signature');
}

function checkTime({ contract, now }: World, made: number): void {
  const age = now - made;
  if (age <= durationOf(contract, 'form_life') && age >= -durationOf(contract, 'clock_window')) {
    return;
  }
  throw new ApiError(
    1004,
    'The form has expired. Go back to the shop and begin again.',
    'timestamp',
  );
}

/** `urls.success=…` of the form is `{ urls: { success } }` of create. The customer's browser sends it, so its address is known. */
function createOf(fields: ReadonlyMap<string, string>, ip: string): JsonObject {
  const body: Record<string, JsonObject[string]> = { customer: { ip } };
  for (const [name, value] of fields) {
    if (ENVELOPE.has(name) || value === '') continue;
    const [first = '', second] = name.split('.');
    if (second === undefined) body[first] = NUMBERS.has(name) ? Number(value) : value;
    else body[first] = { ...(body[first] as JsonObject | undefined), [second]: value };
  }
  return body;
}
