/** Whether tests try everything, as in `npm run test:all`. */
export const isWhole = (): boolean => process.env.ALL_PAGES === '1';

/**
 * The number of random values of a test: `all` in `npm run test:all`, else `few`. The same seed makes them, so the few
 * are the first of all.
 */
export const roundsOf = (all: number, few: number): number => (isWhole() ? all : few);
