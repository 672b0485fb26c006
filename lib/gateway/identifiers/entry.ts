import type { Validator } from './verdict';

/** One identifier a field can ask for: what it is, how it is checked, and numbers to try. A comment in each entry says who defines it. */
export interface Identifier {
  readonly name: string;
  /** ISO 3166-1 alpha-2; absent when it is not one country's. */
  readonly country?: string;
  readonly validate: Validator;
  /** Made up or published as examples; they belong to no real account. */
  readonly valid: readonly [string, ...string[]];
  readonly invalid: readonly [string, ...string[]];
}
