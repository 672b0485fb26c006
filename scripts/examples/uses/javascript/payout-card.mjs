import assert from 'node:assert/strict';
import { gateway } from './gateway.mjs';
import { payoutCardProblem } from './payout-card.mjs';

const body = { card_number: '4000000100000001', external_customer_id: 'user-77', service_id: 1002 };
const { data } = await gateway('POST', '/v1/cards/check', { body });
assert.equal(payoutCardProblem(data), null);
const listed = { ...data, lists: { ...data.lists, blacklist: { listed: true } } };
assert.equal(payoutCardProblem(listed), 'card_not_possible');
