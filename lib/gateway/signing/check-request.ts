import { equalText, sha256Hex } from './bytes';
import { type HeaderSource, headerOf } from './headers';
import { type RequestToSign, signRequest } from './request';

/** A request as the server got it. */
export interface ReceivedRequest extends RequestToSign {
  readonly headers: HeaderSource;
  /** Address of the caller. */
  readonly ip: string;
}

/** What the server knows of a key. */
export interface ServerKey {
  readonly secret: string;
  readonly state: 'active' | 'disabled' | 'expired';
  readonly environment: 'sandbox' | 'live';
}

/** The server's memory and rules, asked in the order of its checks. */
export interface Gatekeeper<Key extends ServerKey> {
  /** Unix seconds. */
  readonly now: number;
  /** Most seconds a timestamp may be away from `now`, either way. */
  readonly clockWindow: number;
  /** Seconds for which a nonce is remembered. */
  readonly nonceMemory: number;
  readonly environment: 'sandbox' | 'live';
  findKey(id: string): Key | undefined;
  allowsIp(key: Key, ip: string): boolean;
  /** Keep the nonce for `nonceMemory` seconds; `false` if the key has used it within them. */
  claimNonce(keyId: string, nonce: string): boolean;
  /** The permission the call needs and the key lacks. */
  missingPermission(key: Key): string | undefined;
}

/** Step, code and slug of `signing.yaml` and `errors.yaml`; tests compare them. */
const FAULTS = {
  missing_auth_header: { step: 1, code: 1001 },
  unknown_key: { step: 2, code: 1002 },
  key_disabled: { step: 2, code: 1006 },
  key_expired: { step: 2, code: 1007 },
  wrong_environment: { step: 2, code: 1012 },
  ip_not_allowed: { step: 3, code: 1008 },
  timestamp_out_of_window: { step: 4, code: 1004 },
  invalid_signature: { step: 5, code: 1003 },
  nonce_reused: { step: 6, code: 1005 },
  permission_denied: { step: 7, code: 1009 },
} as const;

export type RequestFaultSlug = keyof typeof FAULTS;

/** Which check failed, with the error that the API returns. */
interface RequestFault {
  readonly ok: false;
  readonly step: number;
  readonly code: number;
  readonly slug: RequestFaultSlug;
  readonly message: string;
  readonly details: Readonly<Record<string, string | number>>;
}

export type RequestVerdict<Key> =
  | { readonly ok: true; readonly keyId: string; readonly key: Key }
  | RequestFault;

/** The four headers and the forms they must have. */
const HEADERS = [
  ['Gateway-Key', /^[\x21-\x7e]{10,40}$/],
  ['Gateway-Timestamp', /^\d+$/],
  ['Gateway-Nonce', /^[A-Za-z0-9_-]{16,64}$/],
  ['Gateway-Signature', /^v1=[0-9a-f]{64}$/],
] as const;

/** All faults, each with its step, for tables and tests. */
export const requestFaults: Readonly<Record<RequestFaultSlug, { step: number; code: number }>> =
  FAULTS;

/** Check a received request as the API does: seven steps in order; the first that fails decides the error. */
export async function checkRequest<Key extends ServerKey>(
  request: ReceivedRequest,
  server: Gatekeeper<Key>,
): Promise<RequestVerdict<Key>> {
  const malformed = malformedHeader(request.headers);
  if (malformed) return malformed;
  const [keyId = '', timestamp = '', nonce = '', given = ''] = HEADERS.map(([name]) =>
    headerOf(request.headers, name),
  );
  const key = server.findKey(keyId);
  if (!key) return fault('unknown_key', 'No key has this id.');
  const locked = keyFault(key, server.environment);
  if (locked) return locked;
  if (!server.allowsIp(key, request.ip)) {
    return fault('ip_not_allowed', `${request.ip} is not on the allowlist of the point.`, {
      ip: request.ip,
    });
  }
  const late = clockFault(Number(timestamp), server);
  if (late) return late;
  const { signature, stringToSign } = await signRequest(
    request,
    { keyId, secret: key.secret },
    { timestamp, nonce },
  );
  if (!equalText(given, `v1=${signature}`)) {
    const message = 'The signature is not the one that the gateway computed.';
    return server.environment === 'sandbox'
      ? fault('invalid_signature', message, {
          string_to_sign_sha256: await sha256Hex(stringToSign),
        })
      : fault('invalid_signature', message);
  }
  if (!server.claimNonce(keyId, nonce)) {
    return fault(
      'nonce_reused',
      `The key has used this nonce within the last ${server.nonceMemory / 60} minutes.`,
    );
  }
  const permission = server.missingPermission(key);
  return permission === undefined
    ? { ok: true, keyId, key }
    : fault('permission_denied', `The key lacks the permission "${permission}".`, { permission });
}

function malformedHeader(headers: HeaderSource): RequestFault | undefined {
  for (const [name, form] of HEADERS) {
    const value = headerOf(headers, name);
    if (value === undefined || value === '') {
      return fault('missing_auth_header', `The header ${name} is missing.`, { header: name });
    }
    if (!form.test(value)) {
      return fault('missing_auth_header', `The header ${name} does not have the expected form.`, {
        header: name,
      });
    }
  }
  return undefined;
}

function keyFault(key: ServerKey, environment: string): RequestFault | undefined {
  if (key.state === 'disabled') return fault('key_disabled', 'The key is turned off.');
  if (key.state === 'expired') return fault('key_expired', 'The end date of the key has passed.');
  return key.environment === environment
    ? undefined
    : fault(
        'wrong_environment',
        `This is the ${environment} host; the key belongs to ${key.environment}.`,
      );
}

function clockFault(
  timestamp: number,
  { now, clockWindow }: Pick<Gatekeeper<ServerKey>, 'now' | 'clockWindow'>,
): RequestFault | undefined {
  const apart = Math.abs(now - timestamp);
  if (apart <= clockWindow) return undefined;
  // A thousand times our clock is a clock that counts milliseconds.
  const hint =
    Math.abs(now - timestamp / 1000) <= clockWindow
      ? ' It looks like milliseconds; send seconds.'
      : '';
  return fault(
    'timestamp_out_of_window',
    `Gateway-Timestamp is ${apart} seconds away from our clock; ${clockWindow} are allowed.${hint}`,
    { server_time: `${new Date(now * 1000).toISOString().slice(0, 19)}Z` },
  );
}

const fault = (
  slug: RequestFaultSlug,
  message: string,
  details: Readonly<Record<string, string | number>> = {},
): RequestFault => ({ ok: false, ...FAULTS[slug], slug, message, details });
