// Helpers of the two commands that run before anything is installed: plain Node, no package.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

const MINIMUM_NODE = [20, 19];
const HEARTBEAT_MS = 15_000;

/** Prints one line and ends the program: an installation that fails needs no stack trace. */
export function fail(message) {
  console.error(message);
  process.exit(1);
}

/** Stop with one line when Node is older than `engines` in package.json asks for. */
export function checkNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [needMajor, needMinor] = MINIMUM_NODE;
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return;
  fail(
    `Node ${MINIMUM_NODE.join('.')} or newer is needed, this is ${version}: see https://nodejs.org`,
  );
}

/** Run `npm ci` when a package is missing or of another version than the lockfile says. */
export async function ensurePackages() {
  if (packagesMatchLockfile(ROOT)) return;
  say('Installing packages (a minute or two, only the first time)');
  // --include=dev: a NODE_ENV=production in the shell would leave out the tools of the build.
  const code = await runNpm(['ci', '--include=dev', '--no-fund', '--no-audit'], {
    heartbeat: true,
  });
  if (code !== 0) fail('`npm ci` failed: see the message above.');
}

/** Whether node_modules holds what package-lock.json asks for; by version, because git does not keep file times. */
export function packagesMatchLockfile(root) {
  const wanted = readLock(path.join(root, 'package-lock.json'));
  const present = readLock(path.join(root, 'node_modules/.package-lock.json'));
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(
    ([key, entry]) =>
      key === '' || entry.optional || entry.link || present[key]?.version === entry.version,
  );
}

function readLock(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined;
}

/** A heading between the steps of a command. */
export function say(message) {
  console.log(`\n▸ ${message}`);
}

/** Run npm (the one that started us, if any), output passed through; resolves with the exit code. */
export function runNpm(args, options) {
  const cli = process.env.npm_execpath;
  if (cli && /\.[cm]?js$/.test(cli)) return run(process.execPath, [cli, ...args], options);
  return run('npm', args, { ...options, shell: process.platform === 'win32' });
}

/** Run a JavaScript program of node_modules with this Node. */
export function runTool(file, args, options) {
  return run(process.execPath, [path.join(ROOT, 'node_modules', file), ...args], options);
}

/** Run a program in the repository's root with its output passed through; resolves with the exit code. */
export function run(command, args, { env = process.env, shell = false, heartbeat = false } = {}) {
  return new Promise((resolve) => {
    const started = Date.now();
    const child = spawn(command, args, {
      cwd: ROOT,
      env,
      shell,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    // npm draws a spinner on a terminal; a log file needs a sign of life.
    const timer =
      heartbeat && !process.stdout.isTTY
        ? setInterval(
            () => console.log(`  … ${Math.round((Date.now() - started) / 1000)} s`),
            HEARTBEAT_MS,
          )
        : undefined;
    let stopped;
    const pass = (signal) => {
      stopped = signal;
      child.kill(signal);
    };
    process.on('SIGTERM', pass);
    process.on('SIGINT', pass);
    const end = (code) => {
      clearInterval(timer);
      process.off('SIGTERM', pass);
      process.off('SIGINT', pass);
      resolve(code);
    };
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      end(127);
    });
    child.on('exit', (code, signal) => {
      // Ctrl-C ends the whole command, not only the step that was running.
      if (stopped) process.exit(stopped === 'SIGINT' ? 130 : 143);
      end(code ?? (signal ? 1 : 0));
    });
  });
}
