/** The tools that a page may hold, and the line by which each is opened. */
export const TOOL_TITLES = {
  request: 'Build the request',
  signing: 'Sign a request',
  callback: 'Verify a callback',
  'callback-get': 'Verify a GET callback',
  codes: 'Look up a code or a word of the API',
  values: 'Take a value apart',
  services: 'Find the services for a payment',
} as const;

export type ToolName = keyof typeof TOOL_TITLES;

export const TOOL_NAMES = Object.keys(TOOL_TITLES) as readonly ToolName[];
