import { describe, expect, it } from 'vitest';
import { loadContract } from '../load';
import type { JsonObject, ServiceMethod, ServiceVariant } from '../types';
import { checkServiceVersions } from './service-versions';

const contract = loadContract();

/** What the check says when the callback of an example has another version. */
function faultsOf(id: string, key: string, version: number): string[] {
  const method = contract.services.find((candidate) => candidate.id === id) as ServiceMethod;
  const variant = method.variants[key] as ServiceVariant;
  const example = variant.example;
  if (!example) throw new Error(`${id}/${key} has no example`);
  const data: JsonObject = { ...Object(example.callback.data), version };
  const changed = { ...example, callback: { ...example.callback, data } };
  const variants = { [key]: { ...variant, example: changed } };
  return checkServiceVersions(contract, { ...method, variants }).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );
}

describe('the version in the callback of an example', () => {
  it('counts the states of every page', () => {
    expect(contract.services.flatMap((method) => checkServiceVersions(contract, method))).toEqual(
      [],
    );
  });

  it.each([
    ['a page and a transfer', 'havale_fast', 'payin_hpp', 4],
    ['a transfer without a page', 'spei', 'payin_hpp', 3],
    ['what follows the response', 'spei', 'payin_h2h', 3],
    ['a prompt or a code once', 'mobile_money_gh', 'payin_hpp', 4],
    [
      'the prompt of the response, not the code listed before it',
      'mobile_money_gh',
      'payin_h2h',
      3,
    ],
    ['each step of a transfer to a person', 'p2p', 'p2p', 5],
    ['no challenge, which a bank may leave out', 'card', 'acquiring_form', 4],
    ['no wait for money in a payout', 'spei', 'payout', 3],
    ['a hold as an event', 'card', 'acquiring_preauth', 4],
  ])('counts %s', (_, id, key, least) => {
    expect(faultsOf(id, key, least)).toEqual([]);
    expect(faultsOf(id, key, least - 1)).toEqual([
      `variants.${key}.example.callback.data.version: the version is ${least - 1}, and with the states before this event it is at least ${least}`,
    ]);
  });
});
