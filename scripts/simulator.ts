import { loadContract } from '../lib/gateway/contract/load';
import { callbackKey } from '../lib/gateway/signing/callback';
import {
  createSimulator,
  publishedCallbackSecret,
  publishedCredentials,
} from '../lib/gateway/simulator';
import { listen } from '../lib/gateway/simulator/wire/http';
import { readArguments } from './cli/arguments.mjs';

const HELP = `Usage: npm run simulator -- [options]
The gateway of the documents in memory: every operation, test cards, forced outcomes, signed callbacks, hosted pages.

  --port N            port to listen on (4010)
  --host NAME         address to listen on (127.0.0.1)
  --callbacks-to URL  send all callbacks there, http and private hosts too
  --callback-get      send callbacks as GET with a signed query
  --new-callback-secret SECRET
                      rotate the callback secret at the start; the overlap is divided by --time-scale
  --updates           send transaction.updated as well
  --rate-limits       hold the request rates; otherwise they are only counted
  --time-scale N      divide every waiting time by N: retries, expiries, delays (1)
  --seed N            make ids reproducible (1)
  --base URL          origin of hosted pages (http://localhost:PORT)

The ids of the pages exist, and every error but 2015 can be had: see /reference/test_cards.
Not simulated: settlements (their report is empty), texts of errors in other languages than English.`;

const { values } = readArguments(HELP, {
  options: {
    port: { type: 'string', default: process.env.PORT || '4010' },
    host: { type: 'string', default: '127.0.0.1' },
    'callbacks-to': { type: 'string' },
    'callback-get': { type: 'boolean' },
    'new-callback-secret': { type: 'string' },
    updates: { type: 'boolean' },
    'rate-limits': { type: 'boolean' },
    'time-scale': { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    base: { type: 'string' },
  },
});

const [port, timeScale, seed] = [values.port, values['time-scale'], values.seed].map(Number);
const callbacksTo = values['callbacks-to'];
const newCallbackSecret = values['new-callback-secret'];

if (port === undefined || !Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`"${values.port}" is not a port number.`);
  process.exitCode = 1;
} else if (
  timeScale === undefined ||
  !(timeScale > 0) ||
  seed === undefined ||
  !Number.isInteger(seed)
) {
  console.error('--time-scale is a number above 0, --seed a whole number.');
  process.exitCode = 1;
} else if (callbacksTo !== undefined && !/^https?:$/.test(protocolOf(callbacksTo))) {
  console.error(`"${callbacksTo}" is not an address for callbacks.`);
  process.exitCode = 1;
} else if (newCallbackSecret !== undefined && !callbackKey(newCallbackSecret)?.length) {
  console.error('--new-callback-secret is whsec_ and base64.');
  process.exitCode = 1;
} else {
  await start(port, timeScale, seed);
}

function protocolOf(url: string): string {
  return URL.canParse(url) ? new URL(url).protocol : '';
}

async function start(port: number, timeScale: number, seed: number): Promise<void> {
  const contract = loadContract();
  const simulator = createSimulator({
    contract,
    seed,
    timeScale,
    callbacksTo,
    pageBase: values.base ?? `http://localhost:${port}`,
    callbackMethod: values['callback-get'] ? 'GET' : 'POST',
    newCallbackSecret,
    sendUpdates: values.updates ?? false,
    rateLimits: values['rate-limits'] ?? false,
  });
  const running = await listen(simulator, port, values.host);
  const { keyId, secret } = publishedCredentials(contract);
  console.log(`export GATEWAY_URL=http://localhost:${running.port}
export GATEWAY_KEY_ID=${keyId}
export GATEWAY_SECRET=${secret}
export GATEWAY_CALLBACK_SECRET=${publishedCallbackSecret(contract)}
Callbacks go to ${callbacksTo ?? 'urls.callback of each transaction'}.
Other keys, same secret:`);
  for (const { id, note } of [...simulator.world.keys.values()].slice(1)) {
    console.log(`  ${id.padEnd(18)} ${note}`);
  }
  const stop = () => void running.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}
