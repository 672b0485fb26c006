// `npm run site`: from a fresh clone to the site in a browser. Plain Node, because nothing is installed yet.
import { readArguments, readPort } from './cli/arguments.mjs';
import { checkNode, ensurePackages, fail, runNpm, say } from './cli/setup.mjs';

const HELP = `Usage: npm run site -- [--port 3000] [--host 127.0.0.1]
Installs the packages if they are missing, builds the site, and serves it.
Without --host it listens on every network interface; --host 127.0.0.1 keeps it to this machine.`;

checkNode();

const { values } = readArguments(HELP, {
  options: {
    port: { type: 'string', default: process.env.PORT || '3000' },
    host: { type: 'string' },
  },
});
const port = readPort(values.port);

await ensurePackages();

say('Building the site');
if ((await runNpm(['run', '--silent', 'build'], { heartbeat: true })) !== 0) {
  fail('The build failed: see the message above.');
}

// tsx is there only now, so it cannot be a static import.
const { tsImport } = await import('tsx/esm/api');
const { serve } = await tsImport('./serve/options.ts', import.meta.url);
await serve({ dir: 'out', port, host: values.host, findFreePort: true });
