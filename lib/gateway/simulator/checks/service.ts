import type { JsonObject } from '../../contract/types';
import type { CatalogService } from '../state/catalog';
import type { World } from '../types';
import { ApiError } from '../wire/errors';
import { text } from '../wire/json';
import type { KnownKey } from '../wire/keys';

/** The service of a request. @throws ApiError 3002. */
export function serviceOf(world: World, id: unknown): CatalogService {
  const service = world.catalog.services.get(Number(id));
  if (!service) {
    const message = `Service ${String(id)} is not enabled for this point.`;
    throw new ApiError(3002, message, 'service_id');
  }
  return service;
}

/** The key may do what the request asks. @throws ApiError 1009 or 5006. */
export function checkPermissions(service: CatalogService, key: KnownKey, body: JsonObject): void {
  const need = (permission: string, param: string | null) => {
    if (key.permissions.includes(permission)) return;
    const message = `This key lacks the permission ${permission}.`;
    throw new ApiError(1009, message, param, { permission });
  };
  need(service.variant.direction === 'payout' ? 'payout' : 'payin', 'service_id');
  if (body.channel === 'moto' || service.key.endsWith('moto')) need('moto', 'channel');
  if (body.three_ds !== undefined) need('external_3ds', 'three_ds');
  const number = ['card.number', 'recipient.card_number'].find(
    (path) => text(body, path) !== undefined,
  );
  if (number !== undefined && !key.permissions.includes('card_data')) {
    throw new ApiError(5006, 'This key may not send card numbers.', number);
  }
}
