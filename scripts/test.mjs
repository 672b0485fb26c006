// `npm test`: installs what is missing, a browser too, then runs every check. Plain Node: nothing is installed yet.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readArguments } from './cli/arguments.mjs';
import { findBrowser, HEADLESS_SHELL } from './cli/find-browser.mjs';
import { ENGINES, ensurePrograms, LANGUAGES, NGINX_BROTLI } from './cli/programs.mjs';
import { checkNode, ensurePackages, fail, run, runNpm, runTool, say } from './cli/setup.mjs';
import { emptyTally, tallyOfReport } from './cli/tally.mjs';

/**
 * The steps in their order. Those of a row run at the same time, because each of them leaves a core free for most of its
 * time. `check` is in the first row: it writes the generated modules that the type checker reads. `site` reads the whole
 * out/ in one process, `base` works in a copy of the code, and `examples` runs one program after the other.
 */
const ROWS = [
  ['check', 'prose', 'lint'],
  ['unused', 'types'],
  ['unit'],
  ['build'],
  ['site', 'base', 'examples'],
  ['publish'],
  ['e2e'],
];
const STEPS = ROWS.flat();
/** Browsers of other engines: four minutes with their installation, so they run when they are asked for. */
const ON_DEMAND = ['engines'];
/** Steps that start a browser, nginx, or programs of other languages. */
const NEEDS_PROGRAMS = ['base', 'examples', 'publish', 'e2e', 'engines'];
const HELP = `Usage: npm test -- [--only step,step] [--all]
Steps: ${STEPS.join(', ')} (all by default; "site", "publish" and "e2e" read the out/ folder of a build; "base" makes a small one of its own)
On demand: ${ON_DEMAND.join(', ')} (reads the out/ folder too)
--all, or npm run test:all: also the steps on demand; a browser test of every page opens every page, not a sample, and
each example runs in every language, not in half of them`;

checkNode();
const { values } = readArguments(HELP, {
  options: { only: { type: 'string' }, all: { type: 'boolean' } },
});
const known = [...STEPS, ...ON_DEMAND];
const byDefault = values.all ? known : STEPS;
const chosen = values.only ? values.only.split(',').map((name) => name.trim()) : byDefault;
const unknown = chosen.filter((name) => !known.includes(name));
if (unknown.length > 0) fail(`No such step: ${unknown.join(', ')}\n${HELP}`);

await ensurePackages();
const env = testEnvironment(values.all === true);
// What is installed waits for the network and the disk most of the time: the first steps run meanwhile.
const installed = installPrograms();
installed.catch(() => undefined); // said when a step needs it

const reports = mkdtempSync(path.join(os.tmpdir(), 'site-tests-'));
const tally = emptyTally();
const seconds = [];
let hasBuildFailed = false;

const programs = {
  check: () => runNpm(['run', '--silent', 'check', '--', '--strict'], { env }),
  prose: () => runNpm(['run', '--silent', 'prose'], { env }),
  lint: () => runTool('@biomejs/biome/bin/biome', ['ci', '.'], { env }),
  // Exports, files and packages that are not used.
  unused: () => runTool('knip/bin/knip.js', ['--no-progress', '--no-config-hints'], { env }),
  types: () => runTool('typescript/bin/tsc', ['--noEmit'], { env }),
  unit: () => runVitest('unit', ['unit', 'dom', 'dom-alone']),
  examples: () => runExamples(),
  build: () => runNpm(['run', '--silent', 'build'], { env, heartbeat: true }),
  site: () => runVitest('site', ['site']),
  publish: () => runVitest('publish', ['publish']),
  e2e: () => runVitest('e2e', ['e2e']),
  base: () => runBase(),
  engines: () => runVitest('engines', ['engines']),
};

for (const row of [...ROWS, ON_DEMAND]) {
  if (row.some((name) => NEEDS_PROGRAMS.includes(name) && chosen.includes(name)))
    await installed.catch(({ message }) => fail(message));
  await Promise.all(row.filter((name) => chosen.includes(name)).map(take));
}

rmSync(reports, { recursive: true, force: true });
console.log(`\nSeconds: ${seconds.join(', ')}`);
if (tally.skipped.length > 0) console.log(`\nSkipped:\n${list(tally.skipped)}`);
if (tally.failures.length > 0) console.log(`\nFailed:\n${list(tally.failures)}`);
console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
process.exitCode = tally.failed > 0 ? 1 : 0;

async function take(step) {
  say(step);
  if (hasBuildFailed && ['site', 'publish', 'e2e', 'engines'].includes(step)) {
    count(step, 'not run: the build failed');
    return;
  }
  const started = Date.now();
  const code = await programs[step]();
  seconds.push(`${step} ${Math.round((Date.now() - started) / 1000)}`);
  if (step === 'build') hasBuildFailed = code !== 0;
  // Vitest's own tests were counted by runVitest.
  if (typeof code === 'number') count(step, code === 0 ? undefined : `exit code ${code}`);
}

/** Without what a shell may hold that would make the tests test something else. */
function testEnvironment(isWhole) {
  const { NODE_ENV, CONTENT_DIR, SITE_URL, BASE_PATH, OUT_DIR, PACKED, ALL_PAGES, ...rest } =
    process.env;
  const pages = isWhole ? { ALL_PAGES: '1' } : {};
  return { ...rest, ...pages, CI: rest.CI ?? 'true', NEXT_TELEMETRY_DISABLED: '1' };
}

/** One after the other: Debian's installer does not run twice. */
async function installPrograms() {
  if (chosen.includes('e2e') || chosen.includes('base')) env.CHROMIUM_PATH = await ensureBrowser();
  // The configuration of nginx is tested in nginx; elsewhere those tests are skipped.
  if (chosen.includes('publish') || chosen.includes('e2e'))
    await ensurePrograms(['nginx', NGINX_BROTLI]);
  if (chosen.includes('examples')) await ensurePrograms(LANGUAGES);
  // A browser that cannot be installed is skipped by its name.
  if (chosen.includes('engines')) await ensurePrograms(ENGINES);
}

/** The headless shell where it can be installed, also next to another Chromium: browser tests take a third less with it. */
async function ensureBrowser() {
  const found = findBrowser();
  if (found && !existsSync(found)) fail(`CHROMIUM_PATH names ${found}, and there is no such file.`);
  if (found && (env.CHROMIUM_PATH || path.basename(found) === HEADLESS_SHELL)) return found;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    say('Installing Chromium for the browser tests (apt-get)');
    const apt = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, heartbeat: true };
    await run('apt-get', ['update', '-q'], apt);
    for (const name of found ? [HEADLESS_SHELL] : [HEADLESS_SHELL, 'chromium']) {
      await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], apt);
      const installed = findBrowser();
      if (installed && installed !== found) return installed;
    }
  }
  if (found) return found;
  const debian = spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;
  const how = debian ? 'sudo apt-get install chromium' : 'npx playwright-core install chromium';
  throw new Error(
    `No browser for the browser tests: run \`${how}\`, or set CHROMIUM_PATH to a Chromium or Chrome.`,
  );
}

async function runVitest(name, projects) {
  const report = path.join(reports, `${name}.json`);
  const args = [
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const code = await runTool('vitest/vitest.mjs', args, { env });
  const text = existsSync(report) ? readFileSync(report, 'utf8') : undefined;
  tallyOfReport(tally, name, code, text);
}

/** A small site below a prefix: built in a copy of the code, then tried in a browser. */
async function runBase() {
  const code = await run(process.execPath, ['scripts/base.mjs'], { env, heartbeat: true });
  return code === 0 ? runVitest('base', ['base']) : code;
}

/** The examples of the pages, made ones in half of the languages or with `--all` in each; each one counts. */
async function runExamples() {
  const file = path.join(reports, 'examples.json');
  const sample = values.all ? [] : ['--sample'];
  const args = ['scripts/examples/main.ts', '--report', file, ...sample];
  const code = await runTool('tsx/dist/cli.mjs', args, { env });
  if (!existsSync(file)) return code || 1;
  const { passed, failures, skipped } = JSON.parse(readFileSync(file, 'utf8'));
  tally.passed += passed;
  tally.failed += failures.length;
  tally.failures.push(...failures.map((failure) => `examples: ${failure}`));
  tally.skipped.push(...skipped.map((line) => `examples: ${line}`));
  return undefined;
}

function count(step, problem) {
  if (problem === undefined) {
    tally.passed += 1;
  } else {
    tally.failed += 1;
    tally.failures.push(`${step}: ${problem}`);
  }
}

function list(lines) {
  return lines.map((line) => `  ${line}`).join('\n');
}
