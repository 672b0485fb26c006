import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** The same browser without a window of its own: a page takes a third less of the processor. */
export const HEADLESS_SHELL = 'chromium-headless-shell';

const NAMES = [
  HEADLESS_SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
];

/** The Chromium or Chrome to test with: `CHROMIUM_PATH`, the PATH, known places, Playwright's cache; undefined when there is none. */
export function findBrowser(env = process.env) {
  if (env.CHROMIUM_PATH) return env.CHROMIUM_PATH;
  return [...onPath(env), ...installed(env), ...playwrightCache(env)].find(starts);
}

/** Ubuntu's `chromium-browser` may be a stub that only asks for snap: a browser must be able to say its version. */
function starts(file) {
  if (!existsSync(file)) return false;
  // On Windows `--version` opens a window instead of printing.
  if (process.platform === 'win32') return true;
  return spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

function onPath(env) {
  const extension = process.platform === 'win32' ? '.exe' : '';
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name + extension)));
}

function installed(env) {
  if (process.platform === 'darwin') {
    return ['Chromium', 'Google Chrome', 'Microsoft Edge'].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    );
  }
  if (process.platform !== 'win32') return [];
  return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
    .filter(Boolean)
    .map((folder) => path.join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'));
}

/** `…/ms-playwright/chromium-1234/chrome-linux64/chrome`, newest first; the headless shell will do as well. */
function playwrightCache(env) {
  const root = env.PLAYWRIGHT_BROWSERS_PATH || defaultCache(env);
  return foldersIn(root)
    .filter((name) => name.startsWith('chromium'))
    .sort((a, b) => Number(b.split('-').at(-1)) - Number(a.split('-').at(-1)))
    .flatMap((name) =>
      foldersIn(path.join(root, name)).map((inner) => path.join(root, name, inner)),
    )
    .flatMap((folder) => [
      path.join(folder, 'chrome'),
      path.join(folder, 'chrome.exe'),
      path.join(folder, 'headless_shell'),
      path.join(folder, 'chrome-headless-shell'),
      path.join(folder, 'Chromium.app/Contents/MacOS/Chromium'),
      path.join(folder, 'Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing'),
    ]);
}

function defaultCache(env) {
  if (process.platform === 'darwin') return path.join(os.homedir(), 'Library/Caches/ms-playwright');
  if (process.platform === 'win32') return path.join(env.LOCALAPPDATA ?? '', 'ms-playwright');
  return path.join(env.XDG_CACHE_HOME || path.join(os.homedir(), '.cache'), 'ms-playwright');
}

function foldersIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}
