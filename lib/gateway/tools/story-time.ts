/** When the examples of the pages happen, in milliseconds since 1970: 15 January 2026, 12:00 UTC, as `signing.yaml` says. */
export const STORY_TIME = Date.UTC(2026, 0, 15, 12);
