/** Paths cut out of a full dial (grid of 14); the scripts without React draw the same marks. */
export const DISC_MARKS = {
  check: 'm4.4 7.2 1.8 1.8 3.4-3.8',
  cross: 'm5 5 4 4m0-4L5 9',
  bang: 'M7 3.8v3.6m0 2.4v.1',
} as const;
