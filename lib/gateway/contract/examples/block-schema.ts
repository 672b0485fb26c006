import { operationById } from '../openapi/operations';
import { resolveResponse, resolveSchema } from '../openapi/references';
import { isList } from '../openapi/validate';
import type { Contract, Json, OpenApiDocument, Operation, Schema } from '../types';
import { WHOLE_TRANSACTION } from './shortened';

/** A JSON block of a page: its title, and the operation in the head of the page. */
interface Block {
  readonly title: string | undefined;
  readonly operation: string | undefined;
}

/** What a JSON block is held against. */
interface Found {
  /** For the message: `request of transaction_create`. */
  readonly name: string;
  readonly schema: Schema;
  /** The block shows a part: missing fields are no fault. */
  readonly isPartial: boolean;
  /** Page where the whole is. */
  readonly page: string;
}

/**
 * The schema of a JSON block of a page, by its shape and its title. The block is a callback, an error, a response in its
 * envelope, or the request that the title names ("request body", "transaction/update, …"). Only a block whose title says
 * "part of" may leave fields out.
 */
export function schemaOfBlock(
  contract: Contract,
  document: OpenApiDocument,
  { title = '', operation: pageOperation }: Block,
  value: Json,
): Found | undefined {
  const isPartial = /\bpart of\b/.test(title);
  const callback = callbackTypeOf(value);
  const webhook = callback === undefined ? undefined : document.webhooks?.[callback]?.post;
  const schema = webhook?.requestBody?.content['application/json']?.schema;
  if (schema) return { name: `callback ${callback}`, schema, isPartial, page: '/callbacks' };
  if (has(value, 'error') && has(value, 'request_id')) {
    const error = document.components?.schemas?.ErrorEnvelope;
    const page = '/request_format';
    return error && { name: 'error', schema: error, isPartial, page };
  }
  const named = operationOfTitle(contract, title);
  const isAnswer = /\banswer\b|\bresponse\b|^HTTP \d/.test(title);
  if (isAnswer || has(value, 'request_id'))
    return answerOf(document, named ?? pageOf(contract, pageOperation), value, isPartial);
  const operation =
    named ?? (/^request body/.test(title) ? pageOf(contract, pageOperation) : undefined);
  const request = operation?.source.requestBody?.content['application/json']?.schema;
  return (
    request && {
      name: `request of ${operation.id}`,
      schema: request,
      isPartial,
      page: operation.source['x-page'],
    }
  );
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

/** The first successful response of an operation; of `data` alone when the envelope is left out. */
function answerOf(
  document: OpenApiDocument,
  operation: Operation | undefined,
  value: Json,
  isPartial: boolean,
): Found | undefined {
  if (!operation) return transactionOf(document, value, isPartial);
  const [status = ''] = Object.keys(operation.source.responses).filter((code) =>
    code.startsWith('2'),
  );
  const given = operation.source.responses[status];
  const envelope = given && resolveResponse(document, given).content?.['application/json']?.schema;
  if (!envelope) return undefined;
  const data = resolveSchema(document, envelope).properties?.data;
  const schema = has(value, 'data') ? envelope : data;
  const page = operation.source['x-page'];
  return schema && { name: `response of ${operation.id}`, schema, isPartial, page };
}

/** On a page of no operation, a response with a transaction. */
function transactionOf(
  document: OpenApiDocument,
  value: Json,
  isPartial: boolean,
): Found | undefined {
  const data = at(value, 'data');
  const schema = document.components?.schemas?.TransactionEnvelope;
  return data !== undefined && has(data, 'transaction_id') && schema
    ? { name: 'response with a transaction', schema, isPartial, page: WHOLE_TRANSACTION.href }
    : undefined;
}

const has = (value: Json, key: string): boolean => at(value, key) !== undefined;

const at = (value: Json, key: string): Json | undefined =>
  value !== null && typeof value === 'object' && !isList(value) ? value[key] : undefined;
