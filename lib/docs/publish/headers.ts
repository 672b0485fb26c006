import { HOST_POLICY } from './policy';

/**
 * What every host sends with every response; `npm run serve` and all generated host files read it from here. The policy
 * for scripts and styles is in each page's own `<meta>` (`policy.ts`).
 */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': HOST_POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // One year, this host only: the person who hosts the site decides for it alone. Browsers ignore it over plain HTTP.
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** `x-frame-options` → `X-Frame-Options`, as people write it in configuration files. */
export const headerName = (name: string): string =>
  name.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase());
