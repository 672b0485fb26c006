import { durationOf } from '../../contract/limits';
import type { CryptoAsset, JsonObject } from '../../contract/types';
import { addressFault } from '../checks/addresses';
import { pageUrl } from '../hosted/pages';
import { schedule } from '../state/jobs';
import { move } from '../state/lifecycle';
import { isAllowed, transactionOf, wrongState } from '../state/lookup';
import { convert, fromUnits } from '../state/money';
import { planned } from '../state/opening';
import { newDigits, newId } from '../state/random';
import { rateBetween } from '../state/rates';
import type { Transaction } from '../state/state';
import { transactionJson } from '../state/view';
import type { Answer, Call, World } from '../types';
import { ApiError } from '../wire/errors';
import { text, time } from '../wire/json';

/** `POST /v1/transaction/get_crypto_address`. */
export function getCryptoAddress(world: World, { body }: Call): Answer {
  const tx = transactionOf(world, body);
  if (!tx.service.variant.nextActions.includes('crypto_deposit')) {
    throw new ApiError(3104, 'The service has no deposit address.', null, { status: tx.status });
  }
  if (!isAllowed(world, tx, 'transaction_get_crypto_address')) throw wrongState(world, tx);
  const asset = assetOf(world, text(body, 'asset') ?? tx.asset ?? undefined);
  const refund = text(body, 'refund_address');
  const fault = refund === undefined ? undefined : addressFault(refund, asset);
  if (fault !== undefined) throw new ApiError(6008, fault, 'refund_address');
  if (tx.status === 'created') issue(world, tx, asset);
  return { status: 200, body: { data: transactionJson(world, tx) } };
}

function assetOf({ contract }: World, code: string | undefined): CryptoAsset {
  if (code === undefined) throw new ApiError(2007, 'asset is missing.', 'asset');
  const asset = contract.cryptoCodes?.assets.find((candidate) => candidate.code === code);
  if (!asset) throw new ApiError(6010, `${code} is not enabled.`, 'asset');
  return asset;
}

function issue(world: World, tx: Transaction, asset: CryptoAsset): void {
  const life = durationOf(world.contract, 'crypto_rate');
  const end = world.now + life;
  const value = rateBetween(world, tx.currency, asset.code);
  const rate: JsonObject = {
    from: tx.currency,
    to: asset.code,
    value,
    rate_id: newId('rt', world.now, world.random),
    fixed_until: time(end),
  };
  const amount = fromUnits(
    convert(tx.amount, tx.decimals, value, asset.precision),
    asset.precision,
  );
  // Marked, and of no network's form, so that nothing can be sent to it.
  const address = `SandboxAddressDoNotSend${tx.slug}`;
  tx.asset = asset.code;
  tx.rate = rate;
  tx.expiresAt = end;
  const confirmations = typeof asset.confirmations === 'number' ? asset.confirmations : 1;
  move(world, tx, 'awaiting_crypto_deposit', 'api', {
    type: 'crypto_deposit',
    asset: asset.code,
    network: asset.network,
    address,
    memo: asset.memo === 'none' ? null : newDigits(world.random, 8),
    amount,
    uri: `${asset.network}:${address}?amount=${amount}`,
    rate,
    min_confirmations: confirmations,
    expires_at: time(end),
    fallback_url: pageUrl(world, 'a', tx),
  });
  schedule(world, { kind: 'expire', id: tx.id, version: tx.version }, life / 1000);
  planned(world, tx);
}
