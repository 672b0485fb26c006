/**
 * Returns the address of a program, which is bundled first unless that was done since the last edit of the code.
 * @param file TypeScript below `scripts`
 */
export function programOf(file: string): Promise<string>;
