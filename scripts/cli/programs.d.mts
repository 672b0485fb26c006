/** File of the nginx module that sends what the build has packed with brotli. */
export const NGINX_BROTLI: string;

/** Browsers of other engines, and the display without a screen that one of them needs. */
export const ENGINES: readonly string[];

/** What runs the examples of the pages. */
export const LANGUAGES: readonly string[];

/**
 * Install what tests need and this machine lacks: only on Debian and its kin, and only as root or where sudo asks for
 * no password. Otherwise nothing happens; tests of what is missing are skipped.
 */
export function ensurePrograms(programs: readonly string[]): Promise<void>;

/** The Debian packages of programs and files, in the order of the list in the module. */
export function packagesFor(programs: readonly string[]): string[];
