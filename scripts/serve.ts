import { readArguments, readPort } from './cli/arguments.mjs';
import { runCommand } from './cli/run-command';
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

const port = readPort(values.port);
await runCommand(() => serve({ dir: values.dir, port, host: values.host }));
