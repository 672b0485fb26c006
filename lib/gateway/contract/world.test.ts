import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadContract } from './load';
import { availabilityOf } from './services';
import type { ServiceMethod, ServiceVariant } from './types';

const { services } = loadContract();
const variants = services.flatMap((method) =>
  Object.entries(method.variants).map(([key, variant]) => ({
    name: `${method.id}/${key}`,
    method,
    variant,
  })),
);
const find = (name: string): { method: ServiceMethod; variant: ServiceVariant } => {
  const found = variants.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`no service ${name}`);
  return found;
};
const factsOf = ({ sectors, facts = [] }: ServiceVariant): string =>
  [
    `Restricted sectors: ${sectors?.value}`,
    ...facts.map(({ label, fact }) => `${label}: ${fact.value}`),
  ].join('\n');

describe('a UPI collect request', () => {
  /** A payin that asks the customer for a UPI address pulls the money: that is collect. */
  const pulling = variants.filter(
    ({ variant }) =>
      variant.direction === 'payin' &&
      variant.fields.some((field) => field.validator === 'upi_vpa'),
  );

  it('is offered by one service only', () => {
    expect(pulling.map(({ name }) => name)).toEqual(['upi/payin']);
  });

  it('is limited since NPCI ended it, with the date of the source', () => {
    for (const { method, variant } of pulling) {
      const { status, statusNote } = availabilityOf(method, variant);
      expect(status).toBe('limited');
      expect(statusNote).toMatchObject({
        certainty: 'scheme',
        source: expect.any(String),
        asOf: expect.any(String),
        value: expect.stringContaining('February 28, 2026'),
      });
    }
  });

  it('names every case that is exempt', () => {
    for (const { variant } of pulling) {
      for (const exempt of [/iPhone/, /6012 and 6211/, /mandate/, /e-RUPI/, /cross-border/]) {
        expect(factsOf(variant)).toMatch(exempt);
      }
    }
  });

  it('can be refused, and the refusal can be played', () => {
    for (const { variant } of pulling) {
      expect(variant.failures[0]).toMatchObject({ code: 903, action: expect.any(String) });
      expect(variant.tests.map(({ failure }) => failure)).toContain(903);
    }
  });
});

describe('a payout by Pix', () => {
  const { variant } = find('pix/payout');
  const ACCOUNT = ['bank_code', 'branch', 'account_type', 'document', 'full_name'];

  it('needs every detail of an account, and says so to programs', () => {
    const needed = variant.fields
      .filter((field) => field.with === 'recipient.account_number')
      .map(({ name }) => name);
    expect(needed).toEqual(ACCOUNT.map((name) => `recipient.${name}`));
  });

  it('shows a request to an account', () => {
    const recipients = (variant.otherRequests ?? []).map(({ request }) => request.recipient);
    expect(recipients.map((recipient) => Object.keys(Object(recipient)).sort())).toEqual([
      [...ACCOUNT, 'account_number'].sort(),
    ]);
  });
});

describe('the special return of Pix', () => {
  it.each(['pix/pix_payin_hpp', 'pix/pix_payin_h2h', 'pix/payout'])('is MED 2.0 in %s', (name) => {
    const { variant } = find(name);
    const text = `${variant.disputes.text?.value}\n${factsOf(variant)}`;
    // The name, the time to report, the time to return, and the accounts to which the money was sent.
    expect(text).toMatch(/\(MED 2\.0\).* 80 days .* 11 days/);
    expect(text).toMatch(/(?:from|to other) accounts/);
  });

  it('is told once: other methods link to it', () => {
    const told = variants.filter(({ method, variant }) => {
      return method.id !== 'pix' && /\b80 days\b/.test(variant.disputes.text?.value ?? '');
    });
    expect(told).toEqual([]);
  });
});

describe('a boleto', () => {
  it.each(['boleto/payin_hpp', 'boleto/payin_h2h'])('can be paid by Pix in %s', (name) => {
    const { variant } = find(name);
    expect(factsOf(variant)).toMatch(/Pix QR code: .*February 3, 2025/);
    expect(variant.confirmation.typical?.value).toMatch(/seconds .*next business day/);
    expect(variant.disputes.kind).toBe('claims');
  });
});

describe('a payout in India', () => {
  it('names the Reserve Bank of India as the one that runs NEFT and RTGS', () => {
    const { variant } = find('upi/inr_payout');
    expect(factsOf(variant)).toMatch(/Operators: .*Reserve Bank of India for NEFT and RTGS/);
  });
});

describe('limits and windows that a scheme, a brand or a country sets', () => {
  it.each([
    ['card/acquiring_preauth', /Capture window, Visa: 10 days .*, 5 days .*April 13, 2024/],
    ['upi/inr_payout', /Largest amount by IMPS: ₹500,000/],
    ['upi/deeplink', /gpay:.*phonepe:.*paytmmp:/],
    ['bank_transfer_uy/payin_hpp', /Instant between banks: .*UYU 22,000/],
    ['mobile_money_gh/payin_h2h', /AT customers have been on the network of Telecel/],
    ['spei/payin_h2h', /MTU.*1,500 UDI/],
  ])('are printed for %s', (name, text) => {
    expect(factsOf(find(name).variant)).toMatch(text);
  });

  it('calls the app of MACH by its present name', () => {
    expect(find('mach/payin_hpp').variant.needs).toMatch(/MACHBANK/);
  });

  it('call no time to collect or to capture a time to pay', () => {
    expect(find('moneygram/payout').variant.expiry).toBeUndefined();
    expect(find('card/acquiring_preauth').variant.expiry?.value).toMatch(/for the page$/);
  });
});

describe('the facts of every service', () => {
  it('name banks that exist, in the examples and in the fields of next_action', () => {
    const { banks, openapi } = loadContract();
    const codesIn = (value: unknown): string[] =>
      [...JSON.stringify(value ?? null).matchAll(/"bank_code":"(\d+)"/g)].map(
        ([, code = '']) => code,
      );
    const wrong = variants.flatMap(({ name, method, variant }) => {
      const list = banks.find(({ country }) => method.countries.join() === country);
      if (list === undefined || list.published === 'none') return [];
      const live = list.banks.filter(({ status }) => status === undefined || status === 'renamed');
      return codesIn([variant.example, variant.otherActions, variant.otherRequests])
        .filter((code) => !live.some((bank) => bank.code === code || bank.ispb === code))
        .map((code) => `${name}: ${code}`);
    });
    expect(wrong).toEqual([]);
    const shown = [
      ...JSON.stringify(openapi).matchAll(/"Bank of the account\.","examples":\["(\d+)"\]/g),
    ];
    const mexico = banks.find(({ country }) => country === 'MX')?.banks;
    expect(shown.length).toBe(1);
    for (const [, code] of shown) {
      expect(mexico).toContainEqual(expect.objectContaining({ code, short: expect.any(String) }));
      expect(mexico?.find((bank) => bank.code === code)?.status).toBeUndefined();
    }
  });

  it('name a prompt on the phone only where the customer gets one', () => {
    const wrong = variants.filter(({ variant }) => {
      const said = JSON.stringify([variant.failures, variant.tests]);
      const flow = JSON.stringify([variant.flowText, variant.steps, variant.sequence]);
      return (
        variant.direction === 'payin' &&
        /\bprompt\b/.test(said) &&
        !/\bprompt\b|\bpush\b/.test(flow)
      );
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('print values and not whom to ask for them', () => {
    const asking = services.filter((method) =>
      /\b(?:ask|manager knows)\b[^.]{0,20}\bmanager\b/.test(JSON.stringify(method)),
    );
    expect(asking.map(({ id }) => id)).toEqual([]);
  });
});

describe('a payin through private persons', () => {
  it.each(['p2p/index', 'upi/p2p', 'settlepay/p2p'])('warns on %s about licenses', (page) => {
    const text = readFileSync(`content/services/${page}.mdx`, 'utf8');
    expect(text).toMatch(/:::warning\[[^\]]*(regulated|Licenses)/);
    expect(text).toMatch(/private person/);
  });
});
