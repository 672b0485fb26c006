import type { Json, JsonObject } from '../../contract/types';
import type { Money } from '../checks/money';
import type { CatalogService } from '../state/catalog';
import { documentedList } from '../state/documented';
import { toUnits } from '../state/money';
import type { World } from '../types';
import { ApiError } from '../wire/errors';
import { text } from '../wire/json';

/** The methods of P2P payins: the entries of the documented list. */
export const p2pMethods = ({ contract }: World): JsonObject[] =>
  documentedList(contract, 'get_methods_list');

/** The entry of a method; another service may have methods of its own, which the document does not list. */
export const p2pMethod = (world: World, name: string | null): JsonObject | undefined =>
  p2pMethods(world).find(({ method }) => method === name);

/** Whether an amount lies within the bounds of a method. */
export function fits(method: Json, { units, decimals }: Money): boolean {
  const [min = '0', max = '0'] = [text(method, 'min'), text(method, 'max')];
  return units >= toUnits(min, decimals) && units <= toUnits(max, decimals);
}

/** The method named at create can be used now. @throws ApiError 8001. */
export function checkP2pMethod(
  world: World,
  service: CatalogService,
  money: Money,
  name: string | undefined,
): void {
  const asks = service.variant.nextActions.includes('p2p_transfer');
  const method = asks && name !== undefined ? p2pMethod(world, name) : undefined;
  if (method && (method.available !== true || !fits(method, money))) {
    throw new ApiError(8001, `${name} has no free capacity for this amount.`, 'p2p.method');
  }
}
