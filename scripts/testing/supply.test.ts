import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

interface Locked {
  readonly dev?: boolean;
  readonly license?: string;
}

const lockfile = readFileSync('package-lock.json', 'utf8');
const { packages } = JSON.parse(lockfile) as { packages: Record<string, Locked> }; // npm writes this file
const entries = Object.entries(packages)
  .filter(([key]) => key !== '')
  .map(([key, entry]) => ({ ...entry, key, name: key.replace(/^.*node_modules\//, '') }));

/** Licenses of code and data that may be used, changed, and passed on with a notice. */
const PERMISSIVE = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MIT/X11',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
]);

/** Packages with another license, and why it asks for nothing here. */
const ALLOWED: readonly (readonly [name: RegExp, license: string, reason: string])[] = [
  [
    /^@img\/sharp-/,
    'LGPL-3.0-or-later',
    'an optional package of Next.js, which a static export does not run',
  ],
  [/^next-mdx-remote$/, 'MPL-2.0', 'runs in the build, unchanged'],
  [/^@resvg\/resvg-js(-.*)?$/, 'MPL-2.0', 'draws preview pictures in the build, unchanged'],
  [/^axe-core$/, 'MPL-2.0', 'runs in tests'],
  [/^lightningcss(-|$)/, 'MPL-2.0', 'a part of vitest'],
  [
    /^@cspell\/dict-en-common-misspellings$/,
    'CC BY-SA 4.0',
    'a list of words that only the check of the spelling reads',
  ],
];

/** The license of packages that have no such field: from their license file. */
const UNNAMED = new Map([
  ['compute-gcd', 'MIT'],
  ['compute-lcm', 'MIT'],
  ...['function', 'integer', 'integer-array', 'number'].map(
    (kind) => [`validate.io-${kind}`, 'MIT'] as const,
  ),
]);

it('has only licenses that are allowed', () => {
  const refused = entries.filter(({ name, license = UNNAMED.get(name) ?? 'none' }) => {
    const isAllowed = (part: string) =>
      PERMISSIVE.has(part) || ALLOWED.some(([pattern, own]) => pattern.test(name) && own === part);
    const alternatives = license.replace(/[()]/g, '').split(' OR ');
    return !alternatives.some((each) => each.split(' AND ').every(isAllowed));
  });
  expect(refused.map(({ key, license }) => `${key}: ${license}`)).toEqual([]);
});

it('allows nothing that no package needs', () => {
  const used = (isUsed: (entry: (typeof entries)[number]) => boolean) => entries.some(isUsed);
  const idle = [
    ...ALLOWED.filter(
      ([pattern, own]) =>
        !used(({ name, license }) => pattern.test(name) && license?.includes(own) === true),
    ).map(([pattern]) => String(pattern)),
    ...[...UNNAMED.keys()].filter(
      (wanted) => !used(({ name, license }) => name === wanted && license === undefined),
    ),
  ];
  expect(idle).toEqual([]);
});

/** Folders that are fetched or made. */
const MADE = /^(?:node_modules|\.git|\.next|\.generated|\.base|out|out-hosts|public|coverage)$/;

/** All text files of the repository: path and text. */
const files = readdirSync('.', { withFileTypes: true })
  .filter(({ name }) => !MADE.test(name))
  .flatMap((entry) =>
    entry.isDirectory()
      ? readdirSync(entry.name, { recursive: true, withFileTypes: true }).map((inner) => ({
          inner,
          file: path.join(inner.parentPath, inner.name),
        }))
      : [{ inner: entry, file: entry.name }],
  )
  .filter(({ inner }) => inner.isFile())
  .map(({ file }) => [file.split(path.sep).join('/'), readFileSync(file, 'utf8')] as const)
  .filter(([, text]) => !text.includes('\0'));

/** Forms that real keys of well-known services have. */
const KEYS = [
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
  /\bgh[pousr]_[A-Za-z0-9]{30,}/,
  /\bgithub_pat_\w{20,}/,
  /\bnpm_[A-Za-z0-9]{36}\b/,
  /\bxox[abprs]-[A-Za-z0-9-]{10,}/,
  /\b[sr]k_(?:live|test)_[A-Za-z0-9]{16,}/,
  /\bAIza[0-9A-Za-z_-]{35}\b/,
  /\bgw_live_\w{16,}/,
];

/** A long value behind a name for secrets. */
const SECRET =
  /(?:secret|password|passphrase|private_?key|api_?key|token)['"]?\s*[:=]\s*['"`]?([\w+/-]{20,})(?![\w+/(.-])/gi;

/** How the published values of the sandbox begin; code that reads a value has no digits. */
const PUBLISHED = /^(?:gw_sandbox_|whsec_MDEyMzQ1|tok_0|ivt_)|^\D*$/;

it('holds no secret but the published values of the sandbox', () => {
  const found = files.flatMap(([file, text]) => [
    ...KEYS.filter((pattern) => pattern.test(text)).map((pattern) => `${file}: ${pattern}`),
    ...[...text.matchAll(SECRET)]
      .filter(([, value = '']) => !PUBLISHED.test(value))
      .map(([line]) => `${file}: ${line}`),
  ]);
  expect(found).toEqual([]);
});

it('names no host of a registry', () => {
  const registry = /\b(?:registry\.(?:npmjs|yarnpkg|npmmirror)|deb\.debian\.org|pypi\.org)\b/;
  const own = 'scripts/testing/supply.test.ts';
  expect(
    files.filter(([file, text]) => file !== own && registry.test(text)).map(([file]) => file),
  ).toEqual([]);
});
