import { contentDir } from '../lib/base/source/files';
import { callbackKey } from '../lib/gateway/signing/callback';
import type { SimulatorOptions } from '../lib/gateway/simulator';
import { readArguments, readPort } from './cli/arguments.mjs';
import { CommandError, requireContent, runCommand } from './cli/run-command';

const HELP = `Usage: npm run simulator -- [options]
The gateway of the documents in memory: every operation, test cards, forced outcomes, signed callbacks, hosted pages.

  --port N            port to listen on (4010)
  --host NAME         address to listen on (127.0.0.1)
  --callbacks-to URL  send all callbacks there, http and private hosts too
  --callback-get      send callbacks as GET with a signed query
  --new-callback-secret SECRET
                      rotate the callback secret at the start, and print both; the overlap is divided by --time-scale
  --updates           send transaction.updated as well
  --rate-limits       hold the request rates; otherwise they are only counted
  --time-scale N      divide every waiting time by N: retries, expiries, delays (1)
  --seed N            make ids reproducible (1)
  --base URL          origin of hosted pages (http://localhost:PORT)
  --scenario FILE     play a scenario of a page against the endpoint of --callbacks-to, say what the endpoint gets
                      wrong, and end

Prints one line for each request and for each callback.

The ids of the pages exist, and every error except 2015 can be triggered: see /reference/test_cards.
Not simulated: settlements (their report is empty), error texts in languages except English.`;

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
    scenario: { type: 'string' },
  },
});

const port = readPort(values.port);
await runCommand(() => {
  requireContent();
  const { scenario } = values;
  return scenario === undefined ? start(checked()) : judge(scenario, checked());
});

/** The options as the simulator takes them. @throws CommandError with the first that cannot be used. */
function checked(): Partial<SimulatorOptions> {
  const [timeScale, seed] = [Number(values['time-scale']), Number(values.seed)];
  const { base, 'callbacks-to': callbacksTo, 'new-callback-secret': newCallbackSecret } = values;
  if (!(timeScale > 0) || timeScale === Number.POSITIVE_INFINITY)
    throw new CommandError(`--time-scale is a number above 0, not "${values['time-scale']}".`);
  if (!/^\d+$/.test(values.seed) || !Number.isSafeInteger(seed))
    throw new CommandError(`--seed is a whole number, not "${values.seed}".`);
  for (const [name, address] of Object.entries({ 'callbacks-to': callbacksTo, base })) {
    if (address !== undefined && !isWebAddress(address))
      throw new CommandError(
        `--${name} is an address like http://localhost:8080, not "${address}".`,
      );
  }
  if (newCallbackSecret !== undefined && !callbackKey(newCallbackSecret)?.length)
    throw new CommandError('--new-callback-secret is "whsec_" followed by base64.');
  return {
    seed,
    timeScale,
    callbacksTo,
    pageBase: base ?? `http://localhost:${port}`,
    callbackMethod: values['callback-get'] ? 'GET' : 'POST',
    newCallbackSecret,
    sendUpdates: values.updates ?? false,
    rateLimits: values['rate-limits'] ?? false,
  };
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/** Ends with 1 when the endpoint gets something wrong. */
async function judge(file: string, { callbacksTo }: Partial<SimulatorOptions>): Promise<void> {
  if (callbacksTo === undefined)
    throw new CommandError('--scenario needs --callbacks-to with the address of your endpoint.');
  const [{ loadContract }, { playScenario }] = await Promise.all([
    import('../lib/gateway/contract/load'),
    import('./cli/scenario'),
  ]);
  if (!(await playScenario(loadContract(), file, callbacksTo, console.log))) process.exitCode = 1;
}

async function start(options: Partial<SimulatorOptions>): Promise<void> {
  // Here, so that a wrong option is refused before all of this is loaded.
  const [{ loadContract }, { createSimulator }, { listen }, { settingsFor }] = await Promise.all([
    import('../lib/gateway/contract/load'),
    import('../lib/gateway/simulator'),
    import('../lib/gateway/simulator/wire/http'),
    import('./cli/settings'),
  ]);
  const contract = loadContract();
  if (!contract.openapi) {
    throw new CommandError(
      `${contentDir()} has no _contract/openapi.yaml — set CONTENT_DIR to the folder of a gateway.`,
    );
  }
  const simulator = createSimulator({ contract, ...options });
  const running = await listen(simulator, port, values.host, console.log);
  const settings = settingsFor(contract, running.port, options.newCallbackSecret);
  console.log(`${settings.join('\n')}
Callbacks go to ${options.callbacksTo ?? 'urls.callback of each transaction'}.
Other keys, same secret:`);
  for (const { id, note } of [...simulator.world.keys.values()].slice(1)) {
    console.log(`  ${id.padEnd(18)} ${note}`);
  }
  const stop = () => void running.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}
