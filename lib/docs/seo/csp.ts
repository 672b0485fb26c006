/**
 * Policy of one page: its own origin, the inline scripts named by hash, no inline styles, no frames, and for
 * connections only the configured services. `frame-ancestors` cannot stand in a meta element; hosts send it.
 */
export function contentSecurityPolicy(
  scriptHashes: readonly string[],
  outside: readonly string[] = [],
): string {
  const connect = [...new Set(outside.map((address) => new URL(address).origin))];
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}
