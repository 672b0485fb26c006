import type { Contract, ErrorCode, InlineText, OpenApiDocument, OperationObject } from '../types';
import { resolveResponse } from './references';

/** HTTP verbs of the gateway: reads are GET, writes are POST. */
export const VERBS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Verb = (typeof VERBS)[number];

/** One operation, with what its page's head prints. */
export interface Operation {
  /** `operationId`, the same as the frontmatter's `operation`. */
  readonly id: string;
  readonly verb: Verb;
  /** `/v1/transaction/create`. */
  readonly path: string;
  readonly summary: string;
  readonly description: InlineText;
  readonly tag: string | undefined;
  /** Route of its page. */
  readonly page: string;
  readonly permissions: readonly string[];
  /** Who calls it, and with what: a merchant who signs, a merchant with a token, or a partner without either. */
  readonly auth: 'gw1' | 'bearer' | 'partner';
  /** Id of its limit in the group `rates` of `limits.yaml`. */
  readonly rate: string | undefined;
  readonly idempotency: OperationObject['x-idempotency'];
  /** 2xx responses, creation (201) before replay (200), with the meaning of each. */
  readonly success: readonly { readonly status: number; readonly description: InlineText }[];
  readonly errorCodes: readonly number[];
  readonly mistakes: readonly InlineText[];
  readonly sandbox: InlineText | undefined;
  readonly related: readonly string[];
  readonly source: OperationObject;
  /** The document in which each `$ref` is found. */
  readonly document: OpenApiDocument;
}

/** The operations of a document, in its order. */
export function operationsOf(document: OpenApiDocument | undefined): Operation[] {
  if (!document) return [];
  return Object.entries(document.paths).flatMap(([path, item]) =>
    VERBS.flatMap((verb) => {
      const source = item[verb.toLowerCase()];
      return source ? [operationOf(document, verb, path, source)] : [];
    }),
  );
}

/** The operation a page names in its frontmatter. */
export const operationById = (contract: Contract, id: string): Operation | undefined =>
  contract.operations.find((operation) => operation.id === id);

/** Which key may call it: `payin or payout`. */
export const permissionText = ({ auth, permissions }: Operation): string =>
  auth === 'partner'
    ? 'none; the partner signs the request'
    : permissions.map((name) => `\`${name}\``).join(' or ') || 'any key';

/** What makes a second call harmless, in a few words. */
export function repeatText({ idempotency: { kind, key, except, note } }: Operation): string {
  switch (kind) {
    case 'safe':
      return note === undefined ? 'yes, it changes nothing' : `yes. ${note}`;
    case 'natural':
      if (key !== undefined) return `yes, with the same ${namesOf(key)}`;
      return `yes, a second call has no further effect${except ? `, except with \`${except}\`` : ''}`;
    case 'external_id':
    case 'header-required':
    case 'header-optional':
      return `yes, with the same ${namesOf(key ?? 'Idempotency-Key')}`;
  }
}

/** `a and b` → both names as code. */
const namesOf = (key: string): string =>
  key
    .split(' and ')
    .map((name) => `\`${name}\``)
    .join(' and ');

/** The errors this operation names, by code, each with the advice for it; the common ones are `commonErrorsOf`. */
export function errorsOf(contract: Contract, operation: Operation): ErrorCode[] {
  const named = new Set(operation.errorCodes);
  return (contract.errors?.codes ?? [])
    .filter((error) => named.has(error.code))
    .map((error) => ({ ...error, action: error.actions?.[operation.id] ?? error.action }));
}

/** A missing permission: not an error of an operation that any key may call. */
const PERMISSION_DENIED = 1009;

/** Errors of what only a signed request has: signature, timestamp and nonce (errors.yaml). */
const OF_SIGNATURE: ReadonlySet<number> = new Set([1003, 1004, 1005]);

/**
 * The errors that this operation may return in addition to its own: those of every request that a merchant sends. A
 * request with an access token has no signature, and a call that any key may send lacks no permission.
 */
export function commonErrorsOf(contract: Contract, operation: Operation): ErrorCode[] {
  if (operation.auth === 'partner') return [];
  const named = new Set(operation.errorCodes);
  const isOpen = operation.auth === 'gw1' && operation.permissions.length === 0;
  return (contract.errors?.codes ?? []).filter(
    ({ common, code }) =>
      common === true &&
      !named.has(code) &&
      !(isOpen && code === PERMISSION_DENIED) &&
      !(operation.auth === 'bearer' && OF_SIGNATURE.has(code)),
  );
}

function operationOf(
  document: OpenApiDocument,
  verb: Verb,
  path: string,
  source: OperationObject,
): Operation {
  const success = Object.entries(source.responses)
    .filter(([status]) => status.startsWith('2') || status === '302')
    .map(([status, response]) => ({
      status: Number(status),
      description: resolveResponse(document, response).description,
    }))
    .sort((a, b) => b.status - a.status);
  return {
    id: source.operationId,
    verb,
    path,
    summary: source.summary,
    description: source.description,
    tag: source.tags?.[0],
    page: source['x-page'],
    permissions: source['x-permission'],
    auth: authOf(document, source),
    rate: source['x-rate'],
    idempotency: source['x-idempotency'],
    success,
    errorCodes: source['x-errors'],
    mistakes: source['x-mistakes'] ?? [],
    sandbox: source['x-sandbox'],
    related: source['x-related'] ?? [],
    source,
    document,
  };
}

/** By the security of the operation, or of the whole document. */
function authOf(document: OpenApiDocument, source: OperationObject): Operation['auth'] {
  const [scheme] = source.security ?? document.security ?? [{ gw1: [] }];
  if (!scheme) return 'partner';
  return 'gw1' in scheme ? 'gw1' : 'bearer';
}
