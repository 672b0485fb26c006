/** `12388210` bytes → `12`, as people count: a megabyte is a million bytes, and anything less counts as one. */
export const megabytes = (bytes: number): number => Math.max(1, Math.round(bytes / 1_000_000));
