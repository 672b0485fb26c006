import type { Site } from '../site/schemas';

/**
 * `/.well-known/security.txt` (RFC 9116): where to report a vulnerability. `Expires` is written by hand in `site.yaml`,
 * because a date of the build would make two builds differ.
 * @returns undefined when no contact is configured
 */
export function securityTxt(config: Site['config']): string | undefined {
  if (!config.security) return undefined;
  const { contact, expires } = config.security;
  const address = `${config.url}${process.env.BASE_PATH ?? ''}/.well-known/security.txt`;
  return [
    `Contact: ${contact}`,
    `Expires: ${expires}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${address}`,
    '',
  ].join('\n');
}
