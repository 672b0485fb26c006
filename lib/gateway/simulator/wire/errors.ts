import { ANCHOR, REFERENCE } from '../../contract/anchors';
import { countOf } from '../../contract/limits';
import type { Contract, Json, JsonObject, Operation } from '../../contract/types';

/** One fault of a request, an entry of `error.details`. */
export interface Detail {
  readonly param: string | null;
  readonly code: number;
  readonly message: string;
  readonly extra?: JsonObject | undefined;
}

/** A request that is refused. Handlers throw it; `handle` makes the response. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly code: number,
    message: string,
    readonly param: string | null = null,
    /** Added to the detail: `{ allowed: { max: "40.00" } }`. */
    readonly extra: JsonObject = {},
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

/** Several faults at the same time. */
export class FaultsError extends Error {
  override readonly name = 'FaultsError';

  constructor(readonly details: readonly Detail[]) {
    super(details.map(({ message }) => message).join(' '));
  }
}

/**
 * The response for a refused request: slug, type, HTTP status and retry come from `errors.yaml`.
 * @throws Error for a code the table does not have: a fault of the simulator, found by its tests.
 */
export function errorAnswer(
  contract: Contract,
  error: ApiError | FaultsError,
  requestId: string,
  operation?: Operation,
): { status: number; body: JsonObject; headers: Readonly<Record<string, string>> } {
  const details: readonly Detail[] =
    error instanceof FaultsError
      ? error.details.slice(0, countOf(contract, 'error_details'))
      : [{ param: error.param, code: error.code, message: error.message, extra: error.extra }];
  const [first] = details;
  const find = (code: number) => contract.errors?.codes.find((row) => row.code === code);
  const own = details.length === 1 ? (first?.code ?? 2004) : 2004;
  const isValidation = find(own)?.type === 'validation_error';
  const isNamed = find(own)?.common || !operation || operation.errorCodes.includes(own);
  // An error that the operation does not name is returned with the common code; the detail keeps its own.
  const code = isValidation && !isNamed ? 2004 : own;
  const known = find(code);
  if (!known) throw new Error(`errors.yaml has no code ${code}`);
  const message =
    details.length === 1
      ? (first?.message ?? known.meaning)
      : `${details.length} fields are wrong.`;
  return {
    status: known.http,
    headers: error instanceof ApiError ? error.headers : {},
    body: {
      error: {
        code,
        slug: known.slug,
        type: known.type,
        message,
        param: details.length === 1 ? (first?.param ?? null) : null,
        details: details.map(detailJson),
        retryable: known.retry !== 'no',
        doc_url: `${contract.environments?.docsHost}${REFERENCE.errors}#${ANCHOR.error(code)}`,
      },
      request_id: requestId,
    },
  };
}

const detailJson = ({ param, code, message, extra }: Detail): Json => ({
  ...(param !== null && { param }),
  code,
  message,
  ...extra,
});
