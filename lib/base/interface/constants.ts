/** Numbers of the specification (§4, §9), each with its unit. */

/** The smallest desktop width, in CSS pixels, is one more than this (spec §4, §9). */
const BREAKPOINT_PX = 996;
/** The one string for scripts; sheets write the same condition by hand (a test compares them). */
export const MOBILE_QUERY = `(width <= ${BREAKPOINT_PX}px)`;
/** A progress bar appears this long after a route change began (spec §2, §9). */
export const PROGRESS_DELAY_MS = 200;
/** Rows of the search dropdown (spec §9). */
export const MAX_SUGGESTIONS = 8;
/** Each frame of the scroll to the top leaves this part of the way (spec §9). */
export const EASING_FACTOR = 0.85;
/** "Copied" stays this long. */
export const COPIED_MS = 1000;

/** Keys in the browser's storage. `theme` is the name returning visitors already have. */
export const STORAGE_KEYS = {
  theme: 'theme',
  announcement: 'announcement',
  tabs: 'tabs',
  recent: 'search.recent',
} as const;

export const THEMES = ['dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];
/** The system's preference is not followed (spec §4). */
export const DEFAULT_THEME: Theme = 'dark';
