import type { Json } from '../../contract/types';
import { fromUnits } from '../state/money';
import { documentedPoint } from '../state/point';
import type { Wallet } from '../state/state';
import { available, walletOf } from '../state/wallets';
import type { Answer, Call, World } from '../types';
import { ApiError } from '../wire/errors';
import { time } from '../wire/json';
import { rateOf } from '../wire/rate-limits';

/** `GET /v1/account/info`. */
export function accountInfo(world: World, { key, query }: Call): Answer {
  const { account_id, account_name, point, wallets, version } = documentedPoint(world);
  for (const [currency] of wallets) walletOf(world, currency);
  const { currency } = query;
  const shown = [...world.state.wallets.values()].filter(
    (wallet) => currency === undefined || wallet.currency === currency,
  );
  if (shown.length === 0)
    throw new ApiError(4008, `You have no wallet in ${currency}.`, 'currency');
  return {
    status: 200,
    body: {
      data: {
        account_id,
        account_name,
        account_status: 'active',
        point: { ...point, status: 'active', callback_method: world.options.callbackMethod },
        key: { key_id: key.id, permissions: key.permissions, version, expires_at: null },
        wallets: shown.map(walletJson),
        server_time: time(world.now),
      },
    },
  };
}

const walletJson = (wallet: Wallet): Json => ({
  wallet_id: wallet.id,
  currency: wallet.currency,
  balance: fromUnits(wallet.balance, wallet.decimals),
  reserved: fromUnits(wallet.reserved, wallet.decimals),
  available: fromUnits(available(wallet), wallet.decimals),
  updated_at: time(wallet.updatedAt),
});

/** `GET /v1/api/methods`. */
export function apiMethods(world: World, { key }: Call): Answer {
  const { version } = documentedPoint(world);
  const docs = world.contract.environments?.docsHost;
  const methods = world.contract.operations
    .filter(({ verb }) => verb === 'GET' || verb === 'POST')
    .map((operation) => {
      const { permissions, path, verb } = operation;
      const allowed =
        permissions.length === 0 || permissions.some((name) => key.permissions.includes(name));
      return {
        name: path.replace(/^\/v1\//, '').replace(/\/\{\w+\}/g, ''),
        http_method: verb,
        path,
        allowed,
        reason: allowed ? null : 'permission_denied',
        rate_limit: { ...rateOf(world, operation) },
        deprecated: false,
        sunset_at: null,
        doc_url: `${docs}${operation.page}`,
      };
    });
  return {
    status: 200,
    body: {
      data: {
        version,
        latest_version: world.contract.versions?.versions.at(-1)?.date ?? version,
        methods,
      },
    },
  };
}
