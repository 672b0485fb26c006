import type { CodeLanguage, ProgramLanguage } from '../../lib/base/code/languages';
import type { Generated } from './generated';

/** A program as a page shows it. */
export interface Program {
  readonly language: ProgramLanguage;
  /** Name to save it under, unique within its language. */
  readonly file: string;
  readonly code: string;
  /** The file that has its facts: `content/_contract/openapi.yaml`. */
  readonly source: string;
  /** 1-based; to be asked only when something is wrong, because it parses the file once more. */
  readonly line: () => number;
  /** The example it comes from: its request has to arrive. */
  readonly example?: Generated;
}

/** A fence of a page, without its magic comments. */
export interface Fence {
  readonly language: CodeLanguage;
  readonly title: string | undefined;
  readonly code: string;
  readonly source: string;
  /** Line of its first line of code, 1-based. */
  readonly line: number;
  /** `operation` of the page's head. */
  readonly operation: string | undefined;
}

/** One example that does not hold, as `file:line: message`. */
export interface Fault {
  readonly source: string;
  readonly line: number | (() => number);
  readonly message: string;
}

/** Everything a part of the run has to say. */
export interface Outcome {
  readonly passed: number;
  readonly faults: readonly Fault[];
}
