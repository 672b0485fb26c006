import type { ProgramLanguage } from '../../../../base/code/languages';
import { bashSnippet } from './bash';
import type { Call } from './call';
import { javaSnippet } from './java';
import { javascriptSnippet } from './javascript';
import { kotlinSnippet } from './kotlin';
import { phpSnippet } from './php';
import { pythonSnippet } from './python';

/** The printers of programs, by language; a program is saved under the name given, without its extension. */
export const PROGRAMS: Readonly<Record<ProgramLanguage, (call: Call, name: string) => string>> = {
  bash: bashSnippet,
  javascript: javascriptSnippet,
  python: pythonSnippet,
  php: phpSnippet,
  java: javaSnippet,
  kotlin: kotlinSnippet,
};
