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
  /** It is only colored: no tab of a page offers it, so its name is not in the script of every page. */
  readonly isSampleOnly?: boolean;
}

/** A language that pages only show. */
const shown = (label: string, grammar: LanguageInput, ...aliases: string[]) =>
  ({ label, grammar, aliases, isSampleOnly: true }) as const;

/**
 * The languages of code (spec §9), by the name that fences use and tabs store, in the order of the tabs.
 * A new language is one entry here; a client also needs a printer of examples (`lib/gateway/contract/examples/snippets.ts`).
 */
export const LANGUAGES = {
  bash: {
    label: 'Bash',
    blockLabel: 'Shell',
    aliases: ['sh', 'shell', 'curl', 'zsh'],
    grammar: () => import('shiki/langs/bash.mjs'),
    comments: ['hash'],
    client: 'gateway.sh',
  },
  javascript: {
    label: 'JavaScript',
    aliases: ['js', 'node', 'node-js', 'mjs', 'cjs'],
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
  json: {
    label: 'JSON',
    aliases: ['jsonc', 'json5'],
    grammar: () => import('shiki/langs/json.mjs'),
  },
  typescript: shown('TypeScript', () => import('shiki/langs/typescript.mjs'), 'ts', 'mts', 'cts'),
  tsx: shown('TSX', () => import('shiki/langs/tsx.mjs')),
  jsx: shown('JSX', () => import('shiki/langs/jsx.mjs')),
  html: shown('HTML', () => import('shiki/langs/html.mjs'), 'svg'),
  css: shown('CSS', () => import('shiki/langs/css.mjs')),
  scss: shown('SCSS', () => import('shiki/langs/scss.mjs')),
  vue: shown('Vue', () => import('shiki/langs/vue.mjs')),
  markdown: shown('Markdown', () => import('shiki/langs/markdown.mjs'), 'md', 'mdx'),
  yaml: shown('YAML', () => import('shiki/langs/yaml.mjs'), 'yml'),
  toml: shown('TOML', () => import('shiki/langs/toml.mjs')),
  ini: shown('INI', () => import('shiki/langs/ini.mjs'), 'conf', 'properties'),
  dotenv: shown('Environment', () => import('shiki/langs/dotenv.mjs'), 'env'),
  xml: shown('XML', () => import('shiki/langs/xml.mjs')),
  sql: shown('SQL', () => import('shiki/langs/sql.mjs')),
  graphql: shown('GraphQL', () => import('shiki/langs/graphql.mjs'), 'gql'),
  diff: shown('Changes', () => import('shiki/langs/diff.mjs'), 'patch'),
  docker: shown('Dockerfile', () => import('shiki/langs/docker.mjs'), 'dockerfile'),
  nginx: shown('nginx', () => import('shiki/langs/nginx.mjs')),
  powershell: shown('PowerShell', () => import('shiki/langs/powershell.mjs'), 'ps1', 'bat', 'cmd'),
  go: shown('Go', () => import('shiki/langs/go.mjs'), 'golang'),
  rust: shown('Rust', () => import('shiki/langs/rust.mjs'), 'rs'),
  ruby: shown('Ruby', () => import('shiki/langs/ruby.mjs'), 'rb'),
  csharp: shown('C#', () => import('shiki/langs/csharp.mjs'), 'cs'),
  swift: shown('Swift', () => import('shiki/langs/swift.mjs')),
  c: shown('C', () => import('shiki/langs/c.mjs')),
  text: { label: 'Text', aliases: ['txt', 'plain', 'plaintext', 'console', 'output', 'log'] },
} as const satisfies Readonly<Record<string, LanguageEntry>>;
