import { expect, it } from 'vitest';
import { loadContract } from '../load';
import { languageRows } from './languages';

it('takes the overlay for a name that the package misspells', () => {
  const contract = loadContract();
  const nameOf = (nativeNames?: Record<string, string>) =>
    languageRows({
      ...contract,
      languageOverlay: { asOf: '2026-11-28', mistaken: [], ...(nativeNames && { nativeNames }) },
    }).find(({ code }) => code === 'sk')?.nativeName;
  expect(nameOf({ sk: 'slovenčina' })).toBe('slovenčina');
  expect(nameOf()).not.toBe('slovenčina');
});
