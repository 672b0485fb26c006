import { describe, expect, it } from 'vitest';
import { checkIdentifier, dueDate, dueFactor, type IdentifierId, nuban } from './index';

const why = (id: IdentifierId, value: string): string => {
  const verdict = checkIdentifier(id, value);
  return verdict.ok ? (verdict.warning?.message ?? 'ok') : `${verdict.reason}: ${verdict.message}`;
};

describe('what a developer is told', () => {
  it('names the check digit found and the one expected', () => {
    expect(why('cpf', '52998224724')).toMatchInlineSnapshot(
      `"check_digit: The pair of check digits is 24, but the characters before it require 25: one of them is mistyped or two are swapped."`,
    );
    expect(why('clabe', '032180000118359718')).toMatchInlineSnapshot(
      `"check_digit: The last digit is 8, but the characters before it require 9: one of them is mistyped or two are swapped."`,
    );
    expect(why('iban_tr', 'TR330006100519786457841327')).toMatchInlineSnapshot(
      `"check_digit: The check digits after TR are 33, but the account requires 06: a character is mistyped or two are swapped."`,
    );
    expect(
      why('boleto_line', '00190500964014481606906809350314116470000015075'),
    ).toMatchInlineSnapshot(
      `"check_digit: The check digit of field 1 is 6, but the characters before it require 5: one of them is mistyped or two are swapped."`,
    );
    expect(why('rut_cl', '10851280K')).toMatchInlineSnapshot(
      `"check_digit: The check digit is K, but the characters before it require 6: one of them is mistyped or two are swapped."`,
    );
  });

  it('tells arithmetic from sense', () => {
    expect(why('cpf', '11111111111')).toMatchInlineSnapshot(
      `"repeated: Eleven equal digits pass the check, but no CPF has this number."`,
    );
    expect(why('cbu', '0000003100012345678907')).toMatchInlineSnapshot(
      `"prefix: It begins with 000: this is a CVU, the account of a wallet, not of a bank."`,
    );
    expect(why('rfc', 'GODE561331GR8')).toMatchInlineSnapshot(
      `"date: The digits 561331 must be a date as yyMMdd; this day does not exist."`,
    );
    expect(why('iban', 'US29NWBK60161331926819')).toMatchInlineSnapshot(
      `"country: The IBAN registry has no US: the first two letters are wrong or the country uses another number."`,
    );
    expect(why('upi_vpa', 'ravi@example.com')).toMatchInlineSnapshot(
      `"format: The part after the @ of a UPI address has no dot; this is an email address."`,
    );
    expect(why('ifsc', 'HDFCO001234')).toMatchInlineSnapshot(
      `"format: An IFSC is four letters, the digit 0 (not the letter O), and six letters or digits."`,
    );
  });

  it('says what a lost zero or a missing country code looks like', () => {
    expect(why('za_branch', '51001')).toMatchInlineSnapshot(
      `"length: A branch code has 6 digits; this value has 5. Keep it as text: 051001 loses its zero as a number."`,
    );
    expect(why('iban', 'DE8937040044053201300')).toMatchInlineSnapshot(
      `"length: An IBAN of DE has 22 characters; this value has 21."`,
    );
    expect(why('phone_ke', '0712345678')).toMatchInlineSnapshot(
      `"prefix: Write the country code of Kenya first: 254712345678."`,
    );
    expect(why('phone_in', '9123456789')).toMatchInlineSnapshot(
      `"prefix: Write the country code of India first: 919123456789."`,
    );
    expect(why('phone_ci', '225712345678')).toMatchInlineSnapshot(
      `"length: After 225 come 10 digits; this value has 9. A mobile number begins with 01, 05 or 07; its 0 stays after the country code."`,
    );
    expect(why('phone_mx', '5215512345678')).toMatchInlineSnapshot(
      `"length: After 52 come 10 digits; this value has 11. A number has ten digits after 52; the former 1 before them is no longer used."`,
    );
    expect(why('pix_key', '52998224724')).toMatchInlineSnapshot(
      `"check_digit: The pair of check digits is 24, but the characters before it require 25: one of them is mistyped or two are swapped. If it is a phone, write +55 before it."`,
    );
  });

  it('warns where refusing would hurt', () => {
    expect(why('cci', '01136600010003254222')).toMatchInlineSnapshot(
      `"The control digits are 22; the usual computation gives 21. Compare the number with the customer's bank before you pay out."`,
    );
    expect(why('uz_card', '9860123456789012')).toBe('ok');
    expect(why('uz_card', '5614000000000000')).toBe('ok');
    expect(why('card_pan', '9860123456789012')).toMatchInlineSnapshot(
      `"The number fails the Luhn check: a digit is mistyped or two are swapped."`,
    );
    expect(why('rfc', 'XAXX010101001')).toMatchInlineSnapshot(
      `"The last character is usually 4 for this RFC; compare it with the tax certificate."`,
    );
  });
});

describe('what a value says about itself', () => {
  it('reads a BR Code', () => {
    const text =
      '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865406150.755802BR5913EXAMPLE STORE6009SAO PAULO62130509ORDER100163043599';
    expect(checkIdentifier('pix_brcode', text)).toMatchObject({
      parts: { key: '123e4567-e12b-12d1-a456-426655440000', amount: '150.75', txid: 'ORDER1001' },
    });
  });

  it('reads a boleto, with the due date after the count began again', () => {
    expect(
      checkIdentifier('boleto_line', '00190500954014481606906809350314116470000015075'),
    ).toMatchObject({
      parts: {
        barcode: '00191164700000150750500940144816060680935031',
        bank: '001',
        due: '2026-12-01',
        amount: '150.75',
      },
    });
  });

  it('reads the operator from a phone number, as a hint', () => {
    expect(checkIdentifier('phone_ke', '+254 712 123 456')).toEqual({
      ok: true,
      normalized: '254712123456',
      parts: { country: 'KE', national: '712123456', operator: 'Safaricom' },
    });
  });

  it('tells the kinds of Pix keys apart', () => {
    const kind = (value: string) => {
      const verdict = checkIdentifier('pix_key', value);
      return verdict.ok && verdict.parts?.type;
    };
    expect(
      [
        '52998224725',
        '11222333000181',
        '+5511961234567',
        'A@example.com',
        '9c8b7a6d-5e4f-4a3b-8c2d-1e0f9a8b7c6d',
      ].map(kind),
    ).toEqual(['cpf', 'cnpj', 'phone', 'email', 'evp']);
  });
});

describe('nuban', () => {
  it('checks the digit when the bank is known', () => {
    expect(nuban('0000014579', { bankCode: '011' }).ok).toBe(true);
    expect(nuban('0123456785', { bankCode: '058' }).ok).toBe(true);
    expect(nuban('0000014578', { bankCode: '011' })).toMatchObject({
      ok: false,
      reason: 'check_digit',
    });
    expect(nuban('0000014578', { bankCode: '50211' })).toMatchObject({ ok: true, warning: {} });
  });
});

describe('the due factor of a boleto', () => {
  it('starts again at 1000 on 2025-02-22', () => {
    expect(dueFactor('2025-02-21')).toBe('9999');
    expect(dueFactor('2025-02-22')).toBe('1000');
    expect(dueFactor('2026-12-01')).toBe('1647');
    expect(dueDate('1647')).toBe('2026-12-01');
    expect(dueDate('0000')).toBeUndefined();
    expect(dueFactor('soon')).toBeUndefined();
  });
});
