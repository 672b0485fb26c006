import { operationById } from '../../lib/gateway/contract/openapi/operations';
import { resolveResponse } from '../../lib/gateway/contract/openapi/references';
import { isList } from '../../lib/gateway/contract/openapi/validate';
import type {
  Contract,
  Json,
  OpenApiDocument,
  Operation,
  Schema,
} from '../../lib/gateway/contract/types';
import type { Fence } from './types';

/** What a JSON block is held against. */
interface Found {
  /** For the message: `request of transaction_create`. */
  readonly name: string;
  readonly schema: Schema;
  /** The block shows a part: missing fields are no fault. */
  readonly isPartial: boolean;
}

/**
 * The schema a JSON block of a page belongs to, by its shape and its title: a callback, an error, an answer in its
 * envelope, or the request that the title names ("request body", "transaction/update, …", "part of …").
 */
export function schemaOfFence(
  contract: Contract,
  document: OpenApiDocument,
  { title = '', operation: pageOperation }: Pick<Fence, 'title' | 'operation'>,
  value: Json,
): Found | undefined {
  const isPartial = /\bpart of\b/.test(title);
  const callback = callbackTypeOf(value);
  const webhook = callback === undefined ? undefined : document.webhooks?.[callback]?.post;
  const schema = webhook?.requestBody?.content['application/json']?.schema;
  if (schema) return { name: `callback ${callback}`, schema, isPartial: true };
  if (has(value, 'error') && has(value, 'request_id')) {
    const error = document.components?.schemas?.ErrorEnvelope;
    return error && { name: 'error', schema: error, isPartial };
  }
  const named = operationOfTitle(contract, title);
  const isAnswer = /\banswer\b|\bresponse\b|^HTTP \d/.test(title);
  if (isAnswer || has(value, 'request_id'))
    return answerOf(named ?? pageOf(contract, pageOperation), value);
  const operation =
    named ?? (/^request body/.test(title) ? pageOf(contract, pageOperation) : undefined);
  const request = operation?.source.requestBody?.content['application/json']?.schema;
  return request && { name: `request of ${operation?.id}`, schema: request, isPartial };
}

/** `transaction.success` of a body that looks like a callback. */
function callbackTypeOf(value: Json): string | undefined {
  const type = has(value, 'data') && has(value, 'timestamp') ? at(value, 'type') : undefined;
  return typeof type === 'string' ? type : undefined;
}

/** `POST /v1/transaction/create` or `transaction/update, for Orange` → the operation. */
function operationOfTitle({ operations }: Contract, title: string): Operation | undefined {
  return operations.find(({ path }) => {
    const short = path.replace('/v1/', '');
    return new RegExp(`(^|[ /])${short.replace(/[{}]/g, '\\$&')}($|[ ,])`).test(title);
  });
}

const pageOf = (contract: Contract, id: string | undefined): Operation | undefined =>
  id === undefined ? undefined : operationById(contract, id);

/** The first successful answer of an operation; of `data` alone when the envelope is left out. */
function answerOf(operation: Operation | undefined, value: Json): Found | undefined {
  if (!operation) return undefined;
  const [status = ''] = Object.keys(operation.source.responses).filter((code) =>
    code.startsWith('2'),
  );
  const given = operation.source.responses[status];
  const schema =
    given && resolveResponse(operation.document, given).content?.['application/json']?.schema;
  if (!schema || !has(value, 'data')) return undefined;
  return { name: `answer of ${operation.id}`, schema, isPartial: true };
}

const has = (value: Json, key: string): boolean => at(value, key) !== undefined;

const at = (value: Json, key: string): Json | undefined =>
  value !== null && typeof value === 'object' && !isList(value) ? value[key] : undefined;
