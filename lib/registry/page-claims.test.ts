import { describe, expect, it } from 'vitest';
import { compile } from '../docs/content/compile';
import { loadContract } from '../gateway/contract/load';
import { GATEWAY_DIALECT } from './facts';
import { checkPageClaims } from './page-claims';

const contract = loadContract();

/** What is said of a page with this body. */
async function faults(body: string, service: string | undefined = 'blik/payin_h2h') {
  const file = 'content/x.mdx';
  const frontmatter = { title: 'X', description: 'X', ...(service && { service }) };
  const source = { frontmatter, body, isPlain: false };
  const { compiled } = await compile(source, file, GATEWAY_DIALECT.dialect);
  return checkPageClaims([{ file, frontmatter, ...compiled }], contract).map(
    ({ line, message }) => `${line} ${message.replace(/ — .*/, '')}`,
  );
}

describe('checkPageClaims', () => {
  it('reports what the tables and examples of the page do not have', async () => {
    const body = [
      'After <FailureRef code="901" /> or <FailureRef code="507" />',
      'the state is `awaiting_crypto_deposit`, tried with `failed:507`,',
      'and `next_action.pdf_url` or `net_amount`, called `amount_mismatch`.',
    ].join('\n');
    expect(await faults(body)).toEqual([
      '1 507 is not in the table of failures',
      '2 awaiting_crypto_deposit is not a state in the table of statuses',
      '2 failed:507 is not in the test data',
      '3 next_action.pdf_url is in no example of the page',
      '3 net_amount is in no example of the page',
      '3 amount_mismatch is not in the table of failures',
    ]);
  });

  it('accepts what the page shows, statuses, and names that are none of these', async () => {
    const body = '`paid_amount`, `fields.blik_code`, `pending`, `order`, `external_order_id`';
    expect(await faults(body)).toEqual([]);
  });

  it('reads no blocks of code and no pages of other kinds', async () => {
    expect(await faults('```text\n`net_amount`\n```')).toEqual([]);
    expect(await faults('`net_amount`', '')).toEqual([]);
  });

  it('leaves out fields where a page has no example', async () => {
    expect(await faults('`net_amount`', 'ezpay/ezpay_archive')).toEqual([]);
  });
});
