import type { ParseArgsConfig, parseArgs } from 'node:util';

/**
 * The arguments of a command. `--help` prints the usage and ends the program with 0; an argument that the command does
 * not know prints one sentence and the usage, and ends it with 1.
 */
export function readArguments<const T extends ParseArgsConfig>(
  usage: string,
  config?: T,
): ReturnType<typeof parseArgs<T>>;
