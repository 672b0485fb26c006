export const ALONE: readonly string[];
