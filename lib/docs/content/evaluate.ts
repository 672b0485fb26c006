import type { ComponentType } from 'react';
import * as devRuntime from 'react/jsx-dev-runtime';
import * as runtime from 'react/jsx-runtime';

export type MdxBody = ComponentType<{ components: Readonly<Record<string, unknown>> }>;

/**
 * Compiled function body → component. The code comes from `compile.ts` out of our own content folder, where
 * expressions and imports are refused, never from a reader.
 */
export function evaluate(code: string): MdxBody {
  const run = new Function(code) as (scope: object) => { default: MdxBody };
  return run({ ...runtime, jsxDEV: devRuntime.jsxDEV }).default;
}
