import { bashSnippet, shellWord } from '../contract/examples/languages/bash';
import type { Call } from '../contract/examples/languages/call';
import { javaSnippet } from '../contract/examples/languages/java';
import { javascriptSnippet } from '../contract/examples/languages/javascript';
import { kotlinSnippet } from '../contract/examples/languages/kotlin';
import { phpSnippet } from '../contract/examples/languages/php';
import { pythonSnippet } from '../contract/examples/languages/python';
import type { Json } from '../contract/types';
import type { SigningInput } from '../signing/mistakes';
import { queryPairs } from '../signing/query';
import type { SignedRequest } from '../signing/request';

/** The forms in which a request can be taken along, by the name that a reader chooses. */
export const READY_LANGUAGES = [
  ['curl', 'cURL'],
  ['http', 'HTTP'],
  ['bash', 'Bash'],
  ['javascript', 'JavaScript'],
  ['python', 'Python'],
  ['php', 'PHP'],
  ['java', 'Java'],
  ['kotlin', 'Kotlin'],
] as const;

export type ReadyLanguage = (typeof READY_LANGUAGES)[number][0];

interface Ready {
  /** `https://api.sandbox.gateway.example`. */
  readonly host: string;
  readonly input: SigningInput;
  readonly signed: SignedRequest;
}

const PROGRAMS = {
  bash: bashSnippet,
  javascript: javascriptSnippet,
  python: pythonSnippet,
  php: phpSnippet,
  java: javaSnippet,
  kotlin: kotlinSnippet,
} satisfies Partial<Record<ReadyLanguage, (call: Call, name: string) => string>>;

/** A request in one form, and a sentence on what it needs. */
export function readyRequest(
  language: ReadyLanguage,
  ready: Ready,
): { readonly code: string; readonly note: string } {
  if (language === 'curl') return { code: curl(ready), note: SIGNED };
  if (language === 'http') return { code: http(ready), note: SIGNED };
  const call = callOf(ready);
  if (!call)
    return { code: '', note: 'The body is not JSON, so no client program can send it. Use cURL.' };
  return {
    code: PROGRAMS[language](call, language === 'java' ? 'Request' : 'request'),
    note: 'This program uses the client of this page. It takes your key from the environment and signs the request itself.',
  };
}

const SIGNED =
  'This request is signed with the values above. The gateway accepts it once, and only while its time is current.';

const headersOf = ({ input, signed }: Ready): string[] => [
  ...(input.body === '' ? [] : ['Content-Type: application/json']),
  ...Object.entries(signed.headers).map(([name, value]) => `${name}: ${value}`),
];

const targetOf = ({ input, signed }: Ready): string =>
  `${input.path}${signed.canonicalQuery === '' ? '' : `?${signed.canonicalQuery}`}`;

function curl(ready: Ready): string {
  const { host, input } = ready;
  const words = [
    `curl -sS -X ${shellWord(input.method)} ${shellWord(host + targetOf(ready))}`,
    ...headersOf(ready).map((header) => `-H ${shellWord(header)}`),
    ...(input.body === '' ? [] : [`--data-binary ${shellWord(input.body)}`]),
  ];
  return words.join(' \\\n  ');
}

function http(ready: Ready): string {
  const { host, input } = ready;
  const size = new TextEncoder().encode(input.body).length;
  const lines = [
    `${input.method} ${targetOf(ready)} HTTP/1.1`,
    `Host: ${host.replace('https://', '')}`,
    ...headersOf(ready),
    ...(size === 0 ? [] : [`Content-Length: ${size}`]),
  ];
  return `${lines.join('\n')}\n\n${input.body}`.trimEnd();
}

/** The request as the printers of programs take it; undefined when its body is no JSON. */
function callOf({ host, input }: Ready): Call | undefined {
  let body: Json | undefined;
  try {
    body = input.body === '' ? undefined : (JSON.parse(input.body) as Json);
  } catch {
    return undefined;
  }
  const { method, path } = input;
  const query = queryPairs(input.query);
  const rest = { idempotencyKey: undefined, auth: 'gw1', headers: [], hasData: true } as const;
  return { host, method, path, query, body, ...rest };
}
