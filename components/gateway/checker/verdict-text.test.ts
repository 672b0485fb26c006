import { describe, expect, it } from 'vitest';
import { sayVerdict } from './verdict-text';

describe('sayVerdict', () => {
  it('is silent about nothing', () => {
    expect(sayVerdict('cpf', '')).toBeUndefined();
    expect(sayVerdict('cpf', '  ')).toBeUndefined();
  });

  it('gives the form to send where it differs from what was typed', () => {
    expect(sayVerdict('cpf', '529.982.247-25')).toEqual({
      tone: 'good',
      text: 'Valid. Send it as 52998224725.',
    });
    expect(sayVerdict('cpf', '52998224725')?.text).toBe('Valid. Send it unchanged.');
  });

  it('reads out what the value says about itself, but not the domain everybody sees', () => {
    expect(sayVerdict('iban', 'gb29 nwbk 6016 1331 9268 19')?.text).toBe(
      'Valid. Send it as GB29NWBK60161331926819. It contains: country GB, bank NWBK, sort code 601613, account 31926819.',
    );
    expect(sayVerdict('email', 'payer@example.com')?.text).toBe('Valid. Send it unchanged.');
  });

  it('says why a value fails', () => {
    expect(sayVerdict('blik_code', '12345')).toEqual({
      tone: 'bad',
      text: 'Not valid. A BLIK code has 6 digits; this value has 5. Keep it as text, so that leading zeros stay.',
    });
    expect(sayVerdict('cpf', '52998224724')?.text).toContain('24, but');
  });

  it('keeps a doubt apart from a refusal', () => {
    const said = sayVerdict('card_pan', '8600490000000001');
    expect(said?.tone).toBe('doubt');
    expect(said?.text).toMatch(/^Possible\. The number fails the Luhn check/);
  });

  it('asks for the bank where one is asked for and missing', () => {
    expect(sayVerdict('nuban', '0000014579', ' ')).toEqual({
      tone: 'doubt',
      text: 'Possible. Fill in the bank code too: the last digit depends on it.',
    });
    expect(sayVerdict('nuban', '0000014579', '011')?.tone).toBe('good');
    expect(sayVerdict('nuban', '0000014578', '011')?.tone).toBe('bad');
    expect(sayVerdict('nuban', '000001457', '')?.tone).toBe('bad');
  });
});
