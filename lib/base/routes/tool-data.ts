/**
 * Where the data is that tools of pages fetch when they are opened, as a path below the root of the site. The worker of
 * offline reading keeps what is there.
 */
export const TOOL_DATA = '/tool-data/';
