import { expect, it } from 'vitest';
import { loadContract } from '../../lib/gateway/contract/load';
import { publishedCallbackSecret } from '../../lib/gateway/simulator';
import { settingsFor } from './settings';

const contract = loadContract();
const old = publishedCallbackSecret(contract);

it('prints one callback secret without a rotation', () => {
  const lines = settingsFor(contract, 4010, undefined);
  expect(lines).toHaveLength(4);
  expect(lines[0]).toBe('export GATEWAY_URL=http://localhost:4010');
  expect(lines[3]).toBe(`export GATEWAY_CALLBACK_SECRET=${old}`);
});

it('prints the new callback secret before the old one in a rotation', () => {
  const fresh = 'whsec_ZnJlc2ggc2VjcmV0IG9mIGEgdGVzdA==';
  expect(settingsFor(contract, 4010, fresh)).toContain(
    `export GATEWAY_CALLBACK_SECRETS='${fresh} ${old}'`,
  );
});
