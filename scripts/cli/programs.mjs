// Programs that tests use, from Debian packages when they are missing and can be installed.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run, say } from './setup.mjs';

/** Lets nginx send what the build has packed with brotli; where Debian and its kin put it. */
export const NGINX_BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Program, or file, that has to be there → the Debian package that brings it. */
const PACKAGES = {
  curl: 'curl',
  openssl: 'openssl',
  python3: 'python3',
  php: 'php-cli',
  javac: 'default-jdk-headless',
  kotlinc: 'kotlin',
  nginx: 'nginx',
  [NGINX_BROTLI]: 'libnginx-mod-http-brotli-static',
  'firefox-esr': 'firefox-esr',
  WebKitWebDriver: 'webkit2gtk-driver',
  Xvfb: 'xvfb',
};

/** Browsers of other engines, and the display without a screen that one of them needs. */
export const ENGINES = ['firefox-esr', 'WebKitWebDriver', 'Xvfb'];

/** What runs the examples of the pages. */
export const LANGUAGES = ['curl', 'openssl', 'python3', 'php', 'javac', 'kotlinc'];

/**
 * Install what tests need and this machine lacks: only on Debian and its kin, and only as root or where sudo asks for
 * no password. Otherwise nothing happens; tests of what is missing are skipped.
 */
export async function ensurePrograms(programs) {
  const missing = packagesFor(programs.filter((program) => !isThere(program)));
  if (missing.length === 0 || !existsSync('/etc/debian_version')) return;
  const prefix = aptPrefix();
  if (!prefix) return;
  say(`Installing ${missing.join(', ')} for the tests (apt-get)`);
  const [command, ...args] = [...prefix, 'apt-get'];
  const options = {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    heartbeat: true,
  };
  await run(command, [...args, 'update', '-q'], options);
  // One by one: a package that this release does not have must not keep the others away.
  for (const name of missing) {
    await run(command, [...args, 'install', '-y', '-q', '--no-install-recommends', name], options);
  }
}

/** The Debian packages of programs and files, in the order of the list above. */
export const packagesFor = (programs) =>
  Object.keys(PACKAGES)
    .filter((program) => programs.includes(program))
    .map((program) => PACKAGES[program]);

const isThere = (program) =>
  program.startsWith('/')
    ? existsSync(program)
    : spawnSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' }).status === 0;

/** The command before `apt-get`; undefined if it needs a person at the keyboard. */
function aptPrefix() {
  if (process.getuid?.() === 0) return [];
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0
    ? ['sudo', '-n']
    : undefined;
}
