import { bashSnippet } from '../contract/examples/languages/bash';
import type { Call } from '../contract/examples/languages/call';
import { javaSnippet } from '../contract/examples/languages/java';
import { javascriptSnippet } from '../contract/examples/languages/javascript';
import { kotlinSnippet } from '../contract/examples/languages/kotlin';
import { phpSnippet } from '../contract/examples/languages/php';
import { pythonSnippet } from '../contract/examples/languages/python';

/** The printers of programs, by language. */
export const PROGRAMS = {
  bash: bashSnippet,
  javascript: javascriptSnippet,
  python: pythonSnippet,
  php: phpSnippet,
  java: javaSnippet,
  kotlin: kotlinSnippet,
} satisfies Readonly<Record<string, (call: Call, name: string) => string>>;

export type ProgramName = keyof typeof PROGRAMS;
