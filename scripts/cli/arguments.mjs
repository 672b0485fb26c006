// Plain Node: the commands that install the packages use it too.
import { parseArgs } from 'node:util';

/**
 * The port that an option names, 0 for any free one. Anything else prints one sentence and ends the program with 1.
 */
export function readPort(text) {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  console.error(`"${text}" is not a port — give a number from 0 to 65535.`);
  process.exit(1);
}

/**
 * The arguments of a command. `--help` prints the usage and ends the program with 0; an argument that the command does
 * not know prints one sentence and the usage, and ends it with 1.
 */
export function readArguments(usage, config = {}) {
  const options = { ...config.options, help: { type: 'boolean', short: 'h' } };
  let parsed;
  try {
    parsed = parseArgs({ ...config, options });
  } catch (error) {
    // The first sentence names the argument; the others explain how to pass it as a positional one.
    const [sentence] = error.message.split(/(?<=\.)\s/);
    console.error(`${sentence}\n\n${usage}`);
    process.exit(1);
  }
  if (parsed.values.help) {
    console.log(usage);
    process.exit(0);
  }
  return parsed;
}
