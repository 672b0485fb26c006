/** A text to be taken as UTF-8, or the bytes themselves. */
export type Bytes = string | Uint8Array;

/** Bytes of their own buffer, as WebCrypto wants them. */
export const toBytes = (value: Bytes): Uint8Array<ArrayBuffer> =>
  typeof value === 'string' ? new TextEncoder().encode(value) : new Uint8Array(value);

/** Lower-case hex. */
export const toHex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

/** The bytes of a base64 text, `undefined` if it is none. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return undefined;
  try {
    return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
  } catch {
    // `atob` throws when the length is impossible.
    return undefined;
  }
}

/** UTF-8 in base64 for addresses, without padding. */
export const toBase64Url = (text: string): string =>
  toBase64(toBytes(text)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

/** The text of a base64 value in either alphabet, `undefined` if it is none. */
export function fromBase64Url(value: string): string | undefined {
  if (value === '') return '';
  const bytes = fromBase64(value.replaceAll('-', '+').replaceAll('_', '/'));
  return bytes && new TextDecoder().decode(bytes);
}

/** Parts one after the other. */
export function concat(...parts: readonly Bytes[]): Uint8Array<ArrayBuffer> {
  const bytes = parts.map(toBytes);
  const whole = new Uint8Array(bytes.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of bytes) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** SHA-256 in lower-case hex. */
export const sha256Hex = async (value: Bytes): Promise<string> =>
  toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', toBytes(value))));

/** HMAC-SHA256. The message of WebCrypto for an empty key is unclear, so an empty key is refused here. */
export async function hmacSha256(key: Bytes, message: Bytes): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = toBytes(key);
  if (bytes.length === 0) throw new RangeError('The secret is empty.');
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, toBytes(message)));
}

/** Whether two values are equal, in a time that does not show where they differ. Lengths are no secret. */
export function equalBytes(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false;
  let difference = 0;
  for (const [index, byte] of a.entries()) difference |= byte ^ (b[index] ?? 0);
  return difference === 0;
}

/** `equalBytes` for texts. */
export const equalText = (a: string, b: string): boolean => equalBytes(toBytes(a), toBytes(b));
