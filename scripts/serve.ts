import { readArguments } from './cli/arguments.mjs';
import { serve } from './serve/options';

const HELP = `Usage: npm run serve -- [--port 3000] [--dir out] [--host 127.0.0.1]
Serves a built folder as a good static host would: clean URLs, 404 page, compression, validators, ranges.
Without --host it listens on every network interface; --host 127.0.0.1 keeps it to this machine.`;

const { values } = readArguments(HELP, {
  options: {
    port: { type: 'string', default: process.env.PORT || '3000' },
    dir: { type: 'string', default: 'out' },
    host: { type: 'string' },
  },
});

const port = Number(values.port);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`"${values.port}" is not a port number.`);
  process.exitCode = 1;
} else {
  await serve({ dir: values.dir, port, host: values.host });
}
