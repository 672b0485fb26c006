import type { ParseArgsConfig, parseArgs } from 'node:util';

/** The port that an option names, 0 for any free one. Anything else prints one sentence and ends the program with 1. */
export function readPort(text: string): number;

/**
 * The arguments of a command. `--help` prints the usage and ends the program with 0; an argument that the command does
 * not know prints one sentence and the usage, and ends it with 1.
 */
export function readArguments<const T extends ParseArgsConfig>(
  usage: string,
  config?: T,
): ReturnType<typeof parseArgs<T>>;
