export const HEADLESS_SHELL: string;
/** The Chromium or Chrome to test with: `CHROMIUM_PATH`, the PATH, known places, Playwright's cache; undefined when there is none. */
export function findBrowser(env?: NodeJS.ProcessEnv): string | undefined;
