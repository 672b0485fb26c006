import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { contentDir } from '../lib/base/source/files';
import { loadContract } from '../lib/gateway/contract/load';
import { publishedOpenApi } from '../lib/gateway/contract/openapi/published';
import type { Json } from '../lib/gateway/contract/types';
import { queryPairs, signRequest } from '../lib/gateway/signing';
import { requestOf, requestVector } from './examples/backend';
import { type Generated, generatedExamples } from './examples/generated';
import { run } from './examples/process';

/** Tools of others, fetched when they are asked for: they judge the document and are no part of the project. */
const TOOLS = {
  redocly: '@redocly/cli@2.77.0',
  spectral: '@stoplight/spectral-cli@6.16.3',
  prism: '@stoplight/prism-cli@5.14.2',
};

/** Documents that linters complain about end with this; warnings do not count. */
const RULES = 'extends: ["spectral:oas"]\n';

/**
 * `npx tsx scripts/contract-lint.ts`: two linters read the OpenAPI document, and a mock server made from it alone takes
 * every request example of the site. Nothing is installed; `--file` names another document.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      file: { type: 'string' },
      port: { type: 'string', default: '4811' },
    },
  });
  const folder = mkdtempSync(path.join(os.tmpdir(), 'contract-lint-'));
  const file = values.file === undefined ? publishedIn(folder) : path.resolve(values.file);
  const rules = path.join(folder, 'rules.yaml');
  writeFileSync(rules, RULES);
  try {
    await lint(folder, 'Redocly', ['--package', TOOLS.redocly, 'redocly', 'lint', file]);
    await lint(folder, 'Spectral', [
      ...['--package', TOOLS.spectral, 'spectral', 'lint'],
      ...['--fail-severity', 'error', '--ruleset', rules, file],
    ]);
    await mock(folder, file, values.port);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The document as readers download it, with the limits in their places. */
function publishedIn(folder: string): string {
  const source = readFileSync(path.join(contentDir(), '_contract/openapi.yaml'), 'utf8');
  const file = path.join(folder, 'openapi.json');
  const { limits, environments } = loadContract();
  const document = publishedOpenApi(
    source,
    limits,
    (address) => new URL(address, environments?.docsHost).href,
  );
  writeFileSync(file, JSON.stringify(document));
  return file;
}

/** Runs a linter; its own words are printed if it finds an error. */
async function lint(cwd: string, name: string, args: readonly string[]): Promise<void> {
  const { code, said } = await run('npx', ['--yes', ...args], { cwd });
  console.log(`${name}: ${code === 0 ? 'no errors' : said}`);
  if (code !== 0) process.exitCode = 1;
}

/** Starts Prism, sends it every example as a client would, and ends it. */
async function mock(cwd: string, file: string, port: string): Promise<void> {
  const args = ['--yes', '--package', TOOLS.prism, 'prism', 'mock', '--port', port, file];
  // A group of its own: npx starts the server as a child of a child.
  const server = spawn('npx', args, { cwd, detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    await new Promise<void>((resolve, reject) => {
      server.stdout.on('data', (chunk: Buffer) => {
        if (chunk.includes('is listening')) resolve();
      });
      server.once('exit', () => reject(new Error('Prism does not start.')));
    });
    const examples = generatedExamples(loadContract());
    const refused: string[] = [];
    for (const example of examples) {
      const { status, body } = await send(`http://127.0.0.1:${port}`, example);
      if (status >= 400) refused.push(`${example.name}: ${status} ${body.slice(0, 300)}`);
    }
    // A server that takes everything would prove nothing.
    const [first] = examples.filter(({ name }) => name === 'transaction_create hpp');
    if (first && (await send(`http://127.0.0.1:${port}`, withoutAmount(first))).status < 400) {
      refused.push('a request without an amount is taken');
    }
    console.log(
      `Prism: ${examples.length - refused.length} requests taken, ${refused.length} refused`,
    );
    for (const line of refused) console.log(line);
    if (refused.length > 0) process.exitCode = 1;
  } finally {
    if (server.pid !== undefined) process.kill(-server.pid);
  }
}

const withoutAmount = (example: Generated): Generated => {
  const { amount: _amount, ...body } = example.call.body as Record<string, Json>;
  return { ...example, call: { ...example.call, body } };
};

async function send(base: string, example: Generated) {
  const { method, url, headers, body } = requestOf(example);
  const [route = '', search = ''] = url.split('?');
  const request = { method, path: route, query: queryPairs(search), body };
  const signed = await signRequest(request, requestVector(loadContract()));
  const { auth } = example.call;
  const answer = await fetch(`${base}${url}`, {
    method,
    headers: {
      ...Object.fromEntries(example.call.headers),
      ...(body.length > 0 && { 'content-type': 'application/json' }),
      ...(headers['idempotency-key'] !== undefined && {
        'idempotency-key': String(headers['idempotency-key']),
      }),
      ...(auth === 'gw1' && signed.headers),
      ...(auth === 'bearer' && { authorization: 'Bearer ivt_0000000000000000' }),
    },
    redirect: 'manual',
    ...(body.length > 0 && { body: body.toString() }),
  });
  return { status: answer.status, body: await answer.text() };
}

await main();
