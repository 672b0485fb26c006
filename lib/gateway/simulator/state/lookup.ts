import type { JsonObject } from '../../contract/types';
import type { World } from '../types';
import { ApiError } from '../wire/errors';
import { text } from '../wire/json';
import type { Transaction } from './state';

/** The transaction a body or query names. @throws ApiError 3001. */
export function transactionOf({ state }: World, named: JsonObject): Transaction {
  const id = text(named, 'transaction_id');
  const externalId = text(named, 'external_transaction_id');
  const found = state.transactions.get(id ?? state.byExternalId.get(externalId ?? '') ?? '');
  if (found) return found;
  throw new ApiError(
    3001,
    'No such transaction for this point.',
    id === undefined ? 'external_transaction_id' : 'transaction_id',
  );
}

/** A call that its status does not allow: 3105 when nothing can change any more, else 3104. */
export function wrongState(world: World, tx: Transaction): ApiError {
  const row = world.contract.lifecycle?.allowed.find(({ status }) => status === tx.status);
  const isOver =
    row !== undefined && Object.keys(row.calls).length === 0 && tx.status !== 'charged_back';
  const message = `The transaction is ${tx.status}.`;
  return new ApiError(isOver ? 3105 : 3104, message, null, { status: tx.status });
}

/** Whether the lifecycle lets this operation be called for the transaction as it is now. */
export const isAllowed = ({ contract }: World, tx: Transaction, operationId: string): boolean => {
  const row = contract.lifecycle?.allowed.find(({ status }) => status === tx.status);
  const call = row?.calls[operationId];
  if (!call) return false;
  const { flow, direction } = tx.service.variant;
  return (
    call.flows?.includes(flow) !== false &&
    call.directions?.includes(direction) !== false &&
    call.states?.includes(tx.state) !== false &&
    call.exceptStates?.includes(tx.state) !== true
  );
};
