import { expect, it } from 'vitest';
import { bench, sent, signed } from '../testing/bench';
import { publishedCredentials } from '../wire/keys';

it.each([
  ['a card that pays', 'card/acquiring_h2h', 'card.number'],
  ['a card that receives', 'card_payout/card_payout', 'recipient.card_number'],
])('lets only a key with card_data send the number of %s', async (_, service, param) => {
  const gateway = bench();
  const { contract, catalog } = gateway.simulator.world;
  const { variant } = [...catalog.services.values()].find(({ key }) => key === service) ?? {};
  const raw = await signed(
    { ...publishedCredentials(contract), keyId: 'key_sbx_NOCARD' },
    gateway.now,
    {
      method: 'POST',
      url: '/v1/transaction/create',
      body: JSON.stringify(variant?.example?.request),
    },
  );
  const { error } = sent(await gateway.simulator.handle(raw, gateway.now));
  expect([error.code, error.param]).toEqual([5006, param]);
});
