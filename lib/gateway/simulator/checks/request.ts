import { resolveParameter } from '../../contract/openapi/references';
import type { JsonObject, Operation } from '../../contract/types';
import { canonicalQuery } from '../../signing/query';
import type { World } from '../types';
import { ApiError, type Detail, FaultsError } from '../wire/errors';
import { faultsOf } from '../wire/faults';
import { idempotencyKey } from '../wire/idempotency';
import { checkBody, readQuery } from '../wire/read-request';
import { cardOf, checkFields, checkWalletToken } from './create';
import { checkColors, checkCommon, checkPageAmount, invoiceAmount } from './invoicing';
import { checkLimits } from './money';
import { serviceOf } from './service';

/** The parts of a request that are checked before anything is looked up. */
export interface CheckedRequest {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: JsonObject | undefined;
}

/**
 * Everything that is wrong with a request by itself: parameters, the schema of the body, the fields of the service,
 * amounts. The words are those of the response that would refuse it. What depends on the past, such as a balance, only
 * the gateway itself can say.
 */
export function requestFaults(
  world: World,
  operation: Operation,
  { path, query, headers, body }: CheckedRequest,
): Detail[] {
  const url = `${operation.path}?${canonicalQuery(Object.entries(query))}`;
  return [
    ...pathFaults(world, operation, path),
    ...collected(() => readQuery(world, operation, { url })),
    ...collected(() => idempotencyKey(operation, headers['Idempotency-Key'])),
    ...bodyFaults(world, operation, body ?? {}),
  ];
}

function pathFaults({ document }: World, { source }: Operation, path: CheckedRequest['path']) {
  return (source.parameters ?? [])
    .map((parameter) => resolveParameter(document, parameter))
    .flatMap((parameter): Detail[] => {
      const { name, schema } = parameter;
      if (parameter.in !== 'path') return [];
      const value = path[name] ?? '';
      if (value === '') return [{ param: name, code: 2005, message: `${name} is missing.` }];
      const isNumber = schema.type === 'integer' && /^-?\d{1,15}$/.test(value);
      const wrapped = { type: 'object', properties: { [name]: schema } };
      return faultsOf(document, wrapped, { [name]: isNumber ? Number(value) : value });
    });
}

function bodyFaults(world: World, operation: Operation, body: JsonObject): Detail[] {
  if (!operation.source.requestBody) return [];
  const faults = collected(() => checkBody(world, operation, body));
  // The other checks read values of the right form only.
  return faults.length > 0 ? faults : collected(() => CHECKS[operation.id]?.(world, body));
}

type Check = (world: World, body: JsonObject) => void;

const create: Check = (world, body) => {
  const service = serviceOf(world, body.service_id);
  checkLimits(service, checkFields(world, service, body).money);
};

/** An amount outside the limits is a result of `validate`, not a fault of its request. */
const validate: Check = (world, body) =>
  void checkFields(world, serviceOf(world, body.service_id), body);

const withCard: Check = (world, body) => {
  if (body.card !== undefined) cardOf(world, body);
  checkWalletToken(body);
};

const invoice: Check = (world, body) => {
  checkCommon(world, body, []);
  const isPriced = body.amount !== undefined || body.items !== undefined;
  if (isPriced && typeof body.currency === 'string') invoiceAmount(world, body, body.currency);
};

const page: Check = (world, body) => {
  checkCommon(world, body, ['active_from', 'active_to']);
  if (typeof body.currency === 'string') checkPageAmount(world, body.amount, body.currency);
};

/** The checks that the handlers of these operations begin with. */
const CHECKS: Readonly<Record<string, Check>> = {
  transaction_create: create,
  transaction_validate: validate,
  transaction_pay: withCard,
  invoice_create: invoice,
  invoice_update: invoice,
  page_create: page,
  page_update: page,
  page_customization: (_world, body) => checkColors(body),
  template_save: (_world, body) => checkColors(body.customization, 'customization.'),
};

/** What a check throws. */
function collected(check: () => unknown): Detail[] {
  try {
    check();
    return [];
  } catch (error) {
    if (error instanceof FaultsError) return [...error.details];
    if (!(error instanceof ApiError)) throw error;
    const { code, message, param, extra } = error;
    return [{ code, message, param, extra }];
  }
}
