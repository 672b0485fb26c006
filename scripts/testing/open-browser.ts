import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from '../cli/find-browser.mjs';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Start the Chromium of this machine.
 * @param switches further ones
 * @param without switches of the library that a test cannot do with
 * @throws Error where there is no Chromium
 */
export async function openBrowser(
  switches: readonly string[] = [],
  without: readonly string[] = [],
): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('no Chromium found: set CHROMIUM_PATH');
  return chromium.launch({
    executablePath,
    args: [...ARGUMENTS, ...switches],
    ignoreDefaultArgs: [...without],
  });
}
