import { parseArgs } from 'node:util';

export const HELP = `Usage: npm run test:examples -- [--sample] [--report <file>]
Runs every example of every page. Programs of a language whose toolchain is not installed are skipped.
  --sample         runs each program that is made from the contract in half of the languages
  --report <file>  writes the number of passed examples, the failures and what was skipped as JSON`;

export interface Options {
  /** Whether each program made from the contract runs in half of the languages only. */
  readonly isSample: boolean;
  /** File for the report as JSON. */
  readonly report?: string | undefined;
}

/** What to do with the arguments of the command line: run, or print a text and end with a code. */
export function readOptions(argv: readonly string[]): Options | { text: string; code: number } {
  try {
    const { values } = parseArgs({
      args: [...argv],
      options: {
        sample: { type: 'boolean', default: false },
        report: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    return values.help
      ? { text: HELP, code: 0 }
      : { isSample: values.sample, report: values.report };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { text: `${message}\n\n${HELP}`, code: 1 };
  }
}
