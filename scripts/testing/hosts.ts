import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { NGINX_BROTLI } from '../cli/programs.mjs';
import { hostFiles } from '../hosts/host-files';
import { freePort } from './free-port';

/** Another program's web server that serves a folder. */
export interface Host {
  readonly url: string;
  close(): Promise<void>;
}

/** Whether a program can be started; `--version`, or nginx's `-v`. */
export const hasProgram = (name: string, versionFlag = '--version'): boolean =>
  spawnSync(name, [versionFlag], { stdio: 'ignore' }).status === 0;

/** `python3 -m http.server`: the plainest host there is, no clean URLs of its own. */
export async function startPython(dir: string): Promise<Host> {
  const child = spawn(
    'python3',
    ['-u', '-m', 'http.server', '0', '--bind', '127.0.0.1', '--directory', dir],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const port = await new Promise<string>((resolve, reject) => {
    // Read to the end: a program whose output is no longer read fails at its next line.
    child.stdout.on('data', (chunk) => {
      const found = /port (\d+)/.exec(String(chunk))?.[1];
      if (found) resolve(found);
    });
    child.once('exit', () => reject(new Error('python3 -m http.server did not start')));
  });
  return { url: `http://127.0.0.1:${port}`, close: () => stop(child) };
}

/** nginx with the lines that `scripts/hosts/nginx.conf` asks people to use, and no other line of the site. */
export async function startNginx(dir: string, recipeFile: string): Promise<Host> {
  const recipe = readFileSync(recipeFile, 'utf8').replace(/^root .*;$/m, `root ${dir};`);
  return runNginx((port) => ({
    http: `include /etc/nginx/mime.types;
  server {
    listen 127.0.0.1:${port};
    ${recipe.trim().replaceAll('\n', '\n    ')}
  }`,
  }));
}

/** nginx with the configuration that `npm run hosts` makes for the folder; with brotli where its module is there. */
export async function startNginxInFull(dir: string): Promise<Host> {
  const hasBrotli = existsSync(NGINX_BROTLI);
  const config = (hostFiles(dir).get('nginx.conf') ?? '')
    .replace('root /srv/docs;', `root ${dir};`)
    .replace('# brotli_static', hasBrotli ? 'brotli_static' : '# brotli_static');
  return runNginx((port) => ({
    http: config.replace('listen 80;', `listen 127.0.0.1:${port};`),
    main: hasBrotli ? `load_module ${NGINX_BROTLI};\n` : '',
  }));
}

/** nginx with any `http` block, and with lines before it, such as `load_module`. */
async function runNginx(
  configure: (port: number) => { readonly http: string; readonly main?: string },
): Promise<Host> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  const port = await freePort('127.0.0.1');
  const { http, main = '' } = configure(port);
  writeFileSync(path.join(folder, 'nginx.conf'), mainConfig(folder, http, main));
  mkdirSync(path.join(folder, 'tmp'));
  const child = spawn(
    'nginx',
    ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', 'stderr'],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const url = `http://127.0.0.1:${port}`;
  await answers(url, child);
  return {
    url,
    close: async () => {
      await stop(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function mainConfig(folder: string, http: string, main: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `  ${name}_temp_path ${folder}/tmp;`)
    .join('\n');
  // As root nginx would hand over to a user who may not read the build folder.
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  return `${main}${user}daemon off;
pid ${folder}/nginx.pid;
events {}
http {
  access_log off;
${temporary}
  ${http}
}
`;
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    try {
      await fetch(url);
      return;
    } catch {
      // Refused: not listening yet. The event loop turns between two attempts.
    }
  }
  throw new Error(`the server for ${url} ended with code ${child.exitCode}`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}
