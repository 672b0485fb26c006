/**
 * Install what the examples need and this machine lacks: only on Debian and its kin, and only as root or where sudo
 * asks for no password. Otherwise nothing happens; the languages that are missing are skipped and named later.
 */
export function ensureLanguages(): Promise<void>;

/** The Debian packages of programs, in the order of the list in the module. */
export function packagesFor(programs: readonly string[]): string[];
