/** The arguments of Node that start a command as `npm run` does. @param command name of a file in `scripts` */
export const commandArgs = (command: string): string[] =>
  command.endsWith('.ts') ? ['scripts/run.mjs', command] : [`scripts/${command}`];
