import { fuzz } from '../lib/gateway/simulator/testing/fuzz';

const [count, seed] = [process.argv[2] ?? '10000', process.argv[3] ?? '1'].map(Number);

if (!Number.isInteger(count) || !Number.isInteger(seed) || Number(count) < 1) {
  console.error('Usage: npx tsx scripts/simulator-fuzz.ts [requests] [seed]');
  process.exitCode = 1;
} else {
  const started = performance.now();
  const { requests, statuses, findings } = await fuzz(Number(count), Number(seed));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  for (const { fault, request } of findings) console.log(`${fault}\n  ${request}\n`);
  console.log(
    `${requests} requests in ${seconds} s, responses by status ${JSON.stringify(statuses)}`,
  );
  console.log(`${findings.length} findings`);
  process.exitCode = findings.length > 0 ? 1 : 0;
}
