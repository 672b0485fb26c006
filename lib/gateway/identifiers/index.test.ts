import { describe, expect, it } from 'vitest';
import {
  checkIdentifier,
  type Identifier,
  identifierIds,
  identifiers,
  isIdentifierId,
} from './index';

const entries: [string, Identifier][] = Object.entries(identifiers);
const pairs = (side: 'valid' | 'invalid') =>
  entries.flatMap(([id, entry]) => entry[side].map((value) => [id, value, entry] as const));

describe('every identifier', () => {
  it.each(pairs('valid'))('%s takes %s, also in the form it normalizes to', (_, value, entry) => {
    const verdict = entry.validate(value);
    expect(verdict).toMatchObject({ ok: true });
    if (verdict.ok) expect(entry.validate(verdict.normalized)).toEqual(verdict);
  });

  it.each(pairs('invalid'))('%s refuses %s and says why in a sentence', (_, value, entry) => {
    const verdict = entry.validate(value);
    expect(verdict).toMatchObject({ ok: false });
    if (!verdict.ok) expect(verdict.message).toMatch(/^[A-Z"\d][\s\S]{20,}\.$/u);
  });

  it.each(entries)('%s calls an empty value empty', (_, entry) => {
    for (const value of ['', ' ', '\t']) {
      expect(entry.validate(value)).toMatchObject({ ok: false, reason: 'empty' });
    }
  });

  it.each(entries)('%s survives any text', (_, entry) => {
    const texts = [
      '\u0000',
      '🙂🙂🙂🙂🙂',
      '１２３４５６７８９０１',
      'ñ'.repeat(500),
      '@@',
      '+',
      '0'.repeat(44),
      '\ud800',
      'İ'.repeat(11),
    ];
    for (const text of texts) {
      const verdict = entry.validate(text);
      expect(typeof verdict.ok).toBe('boolean');
      if (!verdict.ok) expect(verdict.message.length).toBeLessThan(2000);
    }
  });

  it('has a country code', () => {
    for (const [id, { country }] of entries) {
      expect(country ?? 'XX', id).toMatch(/^[A-Z]{2}$/);
    }
  });
});

describe('checkIdentifier', () => {
  it('gives the form to send', () => {
    expect(checkIdentifier('cpf', '529.982.247-25')).toEqual({
      ok: true,
      normalized: '52998224725',
    });
  });

  it('knows its ids', () => {
    expect(isIdentifierId('cpf')).toBe(true);
    expect(isIdentifierId('toString')).toBe(false);
    expect(identifierIds).toHaveLength(entries.length);
  });
});
