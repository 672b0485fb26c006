import { createHash } from 'node:crypto';

/**
 * The content security policy of the site: its own origin, no inline styles, no frames. A page adds the hashes of its
 * inline scripts and the configured services it asks for data.
 */
const DIRECTIVES = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
} as const;

type Directive = keyof typeof DIRECTIVES;

/** Browsers do not read this one in a meta element, so hosts send it with every response. */
const SENT_BY_HOSTS: Directive = 'frame-ancestors';

/** The header that hosts send; the rest is in each page, because a header with the hashes of all pages would be tens of kilobytes. */
export const HOST_POLICY = `${SENT_BY_HOSTS} ${DIRECTIVES[SENT_BY_HOSTS]}`;

/**
 * The meta element with the policy of one page. It must come before the first script.
 * @param scripts texts of its inline scripts
 * @param outside addresses of the services that it may ask for data
 */
export function policyElement(scripts: readonly string[], outside: readonly string[] = []): string {
  const added: Readonly<Record<string, readonly string[]>> = {
    'script-src': scripts.map(
      (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    ),
    'connect-src': outside.map((address) => new URL(address).origin),
  } satisfies Partial<Record<Directive, readonly string[]>>;
  const policy = Object.entries(DIRECTIVES)
    .filter(([name]) => name !== SENT_BY_HOSTS)
    .map(([name, own]) => [name, own, ...new Set(added[name])].join(' '))
    .join('; ');
  return `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
}
