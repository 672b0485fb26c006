/** The repository's root folder. */
export const ROOT: string;

/** Whether node_modules holds what package-lock.json asks for; by version, because git does not keep file times. */
export function packagesMatchLockfile(root: string): boolean;
