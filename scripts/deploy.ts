import { setTimeout as wait } from 'node:timers/promises';
import { main } from './deploy/main';

const controller = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => controller.abort());
}

// With every run under Node 20 the SDK says that its versions of 2027 will need a newer one. The lockfile names the
// version we use, and it runs here; all other warnings stay. An operator who wants to hear this one sets it to "false".
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';

process.exitCode = await main(process.argv.slice(2), {
  clock: {
    now: () => new Date(),
    elapsed: () => performance.now(),
    wait: (milliseconds, signal) => wait(milliseconds, undefined, signal ? { signal } : {}),
    random: Math.random,
  },
  out: (text) => process.stdout.write(text),
  screen: {
    isTerminal: process.stderr.isTTY && !process.env.CI,
    write: (text) => process.stderr.write(text),
  },
  signal: controller.signal,
});
