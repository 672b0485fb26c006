import type { Json } from '../../contract/types';
import type { World } from '../types';
import { isObject } from '../wire/json';
import { documentedData } from './documented';

/** The account and point of the documents: the examples of `account/info`. */
export interface Point {
  readonly account_id: number;
  readonly account_name: string;
  readonly point: {
    readonly point_id: number;
    readonly name: string;
    readonly url: string;
    readonly callback_url: string;
  };
  /** Ids of wallets the examples name, by currency. */
  readonly wallets: readonly (readonly [currency: string, id: number])[];
  readonly version: string;
}

const memo = new WeakMap<object, Point>();

/** Who the caller of the simulator is. */
export function documentedPoint({ contract }: World): Point {
  const known = memo.get(contract);
  if (known) return known;
  const data = documentedData(contract, 'account_info');
  const point = isObject(data.point) ? data.point : {};
  const wallets: readonly Json[] = Array.isArray(data.wallets) ? data.wallets : [];
  const made: Point = {
    account_id: Number(data.account_id),
    account_name: String(data.account_name),
    point: {
      point_id: Number(point.point_id),
      name: String(point.name),
      url: String(point.url),
      callback_url: String(point.callback_url),
    },
    wallets: wallets
      .filter(isObject)
      .map((wallet) => [String(wallet.currency), Number(wallet.wallet_id)] as const),
    version: isObject(data.key) ? String(data.key.version) : '',
  };
  memo.set(contract, made);
  return made;
}
