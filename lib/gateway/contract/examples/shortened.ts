import { validate } from '../openapi/validate';
import type { Json, OpenApiDocument, Schema } from '../types';

/** Where the reader finds an object with all of its fields. */
export interface Whole {
  /** "transaction object": continues a sentence. */
  readonly label: string;
  readonly href: `/${string}`;
}

/** The one place of the transaction object: responses and callbacks that show a part of it link there. */
export const WHOLE_TRANSACTION: Whole = {
  label: 'transaction object',
  href: '/api/transaction_find#response',
};

/** Whether an example leaves out fields that the gateway always sends. The only rule that decides it. */
const isShortened = (document: OpenApiDocument, schema: Schema, value: Json): boolean =>
  validate(document, schema, value).some(({ kind }) => kind === 'missing');

/** Whether the response or the callback of a payment method is a part of the transaction that is sent. */
export function isShortTransaction(document: OpenApiDocument | undefined, body: Json): boolean {
  const schema = document?.components?.schemas?.Transaction;
  const data: Json | undefined =
    body !== null && typeof body === 'object' ? Object(body).data : null;
  return (
    document !== undefined && schema !== undefined && isShortened(document, schema, data ?? null)
  );
}
