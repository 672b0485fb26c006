import { describe, expect, it } from 'vitest';
import { inPlacePath } from './in-place';

describe('what the framework is given', () => {
  it.each([
    ['/faq?lang=php#x', '', '/faq?lang=php#x'],
    ['/', '', '/'],
    ['/docs/faq?lang=php#x', '/docs', '/faq?lang=php#x'],
  ])('%s below "%s" is %s', (address, base, expected) => {
    expect(inPlacePath(address, base)).toBe(expected);
  });

  it.each(['/docs', '/docs/', '/docs?q=1', '/docs/#calls', '/docs-old/faq', '/faq'])(
    '%s is loaded fully below /docs',
    (address) => {
      expect(inPlacePath(address, '/docs')).toBeUndefined();
    },
  );
});
