import type { JsonObject } from '../../contract/types';
import { knownFailure } from '../state/lifecycle';
import type { World } from '../types';
import { ApiError } from '../wire/errors';
import { isObject, text } from '../wire/json';

/** How a call that waits for the bank ends, as its `sandbox` asks for. */
export interface SandboxStep {
  /** A code of failure_reasons.yaml; `null` = success. */
  readonly failure: number | null;
  /** Seconds until then. */
  readonly delay: number;
}

/** The requested outcome of a capture, a release or a refund; success without one. @throws ApiError 2015 on the live host. */
export function sandboxStep(world: World, body: JsonObject): SandboxStep | undefined {
  const { sandbox } = body;
  if (!isObject(sandbox)) return undefined;
  if (world.options.environment === 'live') {
    throw new ApiError(2015, 'sandbox is for the sandbox only.', 'sandbox');
  }
  const code = text(sandbox, 'outcome')?.split(':')[1];
  return {
    failure: code === undefined ? null : knownFailure(world, Number(code)),
    delay: Number(sandbox.delay_seconds ?? 0),
  };
}
