/** `12388210` bytes → `about 12 MB`, as people count: a megabyte is a million bytes, and anything less counts as one. */
export const aboutSize = (bytes: number): string =>
  `about ${Math.max(1, Math.round(bytes / 1_000_000))} MB`;
