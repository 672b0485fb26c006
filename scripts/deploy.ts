import { setTimeout as wait } from 'node:timers/promises';
import { main } from './deploy/main';

const controller = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => controller.abort());
}

process.exitCode = await main(process.argv.slice(2), {
  clock: {
    now: () => new Date(),
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
