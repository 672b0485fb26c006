/** A tool of the pages. */
interface ToolInfo {
  /** The line by which it is opened. */
  readonly title: string;
  /** What a reader does with it, for the list of all tools. */
  readonly note: string;
  /** A page that holds it, to which that list leads. */
  readonly home: string;
}

/** The tools that a page may hold. */
export const TOOLS = {
  request: {
    title: 'Build the request',
    note: 'Fill in a request, and try the payment with a gateway in the page',
    home: '/api/transaction_create',
  },
  signing: {
    title: 'Sign a request',
    note: 'Each step of a signature, and the cause of a wrong signature',
    home: '/request_format',
  },
  callback: {
    title: 'Verify a callback',
    note: 'Whether a callback is genuine, and if not, why',
    home: '/callbacks',
  },
  'callback-get': {
    title: 'Verify a GET callback',
    note: 'Whether the parameters of a GET callback are genuine',
    home: '/callbacks_get',
  },
  codes: {
    title: 'Look up a code or a word of the API',
    note: 'Errors, failure reasons, states, and statuses, with what to do',
    home: '/reference/api_error_codes',
  },
  values: {
    title: 'Check the parts of a number or code',
    note: 'Numbers of cards and accounts, tax numbers, phone numbers, and codes',
    home: '/reference/bank_codes',
  },
  services: {
    title: 'Find the services for a payment',
    note: 'By country, currency, amount, and integration, with the request',
    home: '/api/service_list',
  },
} as const satisfies Readonly<Record<string, ToolInfo>>;

export type ToolName = keyof typeof TOOLS;

// The keys of the object above.
export const TOOL_NAMES = Object.keys(TOOLS) as readonly ToolName[];

/** Id of the tool on each page that holds it. */
export const toolAnchor = (name: ToolName): string => `tool-${name}`;
