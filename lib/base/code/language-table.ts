import type { LanguageInput } from 'shiki/core';

/** How the comments of a language begin, for the comments that mark lines of an example. */
export type CommentStyle = 'hash' | 'slashes' | 'block' | 'html';

export interface LanguageEntry {
  /** Name on a tab: "JavaScript". */
  readonly label: string;
  /** What a block of it is called, if not by its label: "Shell" code. */
  readonly blockLabel?: string;
  /** Other names that authors write after a fence or on a tab, in lower case and with hyphens. */
  readonly aliases?: readonly string[];
  /** Reads the TextMate grammar; without one the text is printed plain and no tab offers the language. */
  readonly grammar?: LanguageInput;
  /** The only styles in which its comments are read; all of them if absent. */
  readonly comments?: readonly CommentStyle[];
  /**
   * Its small client of the API, a file in `content/_contract/clients`; every example is printed in a language that
   * has one. Bash and Java programs find their client by its name, so names are fixed.
   */
  readonly client?: string;
}

/**
 * The languages of code (spec §9), by the name that fences use and tabs store, in the order of the tabs.
 * A new language is one entry here; a client also needs a printer of examples (`lib/gateway/contract/examples/snippets.ts`).
 */
export const LANGUAGES = {
  bash: {
    label: 'Bash',
    blockLabel: 'Shell',
    aliases: ['sh', 'shell', 'curl'],
    grammar: () => import('shiki/langs/bash.mjs'),
    comments: ['hash'],
    client: 'gateway.sh',
  },
  javascript: {
    label: 'JavaScript',
    aliases: ['js', 'node', 'node-js'],
    grammar: () => import('shiki/langs/javascript.mjs'),
    comments: ['slashes', 'block'],
    client: 'gateway.mjs',
  },
  python: {
    label: 'Python',
    aliases: ['py'],
    grammar: () => import('shiki/langs/python.mjs'),
    comments: ['hash'],
    client: 'gateway.py',
  },
  php: {
    label: 'PHP',
    grammar: () => import('shiki/langs/php.mjs'),
    client: 'gateway.php',
  },
  java: {
    label: 'Java',
    grammar: () => import('shiki/langs/java.mjs'),
    client: 'Gateway.java',
  },
  kotlin: {
    label: 'Kotlin',
    aliases: ['kt'],
    grammar: () => import('shiki/langs/kotlin.mjs'),
    client: 'Gateway.kt',
  },
  http: { label: 'HTTP', grammar: () => import('shiki/langs/http.mjs') },
  json: { label: 'JSON', grammar: () => import('shiki/langs/json.mjs') },
  text: { label: 'Text', aliases: ['txt', 'plain', 'plaintext'] },
} as const satisfies Readonly<Record<string, LanguageEntry>>;
