/** One behavior that is broken on purpose, and the tests that must notice it. */
export interface Mutation {
  /** What no longer holds, as a reader or an engineer would say it. */
  readonly broken: string;
  readonly file: string;
  /** Text that is in the file once. */
  readonly from: string;
  readonly to: string;
  /** Project of vitest. */
  readonly project: 'unit' | 'dom' | 'publish';
  /** File or folder of tests. */
  readonly tests: string;
}

const change = (
  project: Mutation['project'],
  tests: string,
  broken: string,
  file: string,
  from: string,
  to: string,
): Mutation => ({ project, tests, broken, file, from, to });

const unit = change.bind(undefined, 'unit');
const dom = change.bind(undefined, 'dom');
const publish = change.bind(undefined, 'publish');

const SIGNING = 'lib/gateway/signing/callback.test.ts';
const WIRE = 'lib/gateway/simulator/wire';

export const MUTATIONS: readonly Mutation[] = [
  unit(
    'lib/base/text/nearest.test.ts',
    'a suggestion is near the word',
    'lib/base/text/nearest.ts',
    'Math.floor(word.length / 3)) + 1',
    'Math.floor(word.length / 3)) + 4',
  ),
  unit(
    'lib/base/text/edit-distance.test.ts',
    'two swapped letters are one edit',
    'lib/base/text/edit-distance.ts',
    '(before[column - 2] ?? 0) + 1',
    '(before[column - 2] ?? 0) + 2',
  ),
  unit(
    'lib/base/routes/normalize.test.ts',
    'an address with blanks around leads to its page',
    'lib/base/routes/normalize.ts',
    '.trim();\n    const found',
    ';\n    const found',
  ),
  unit(
    'lib/base/routes/normalize.test.ts',
    'at most 10,000 results are kept',
    'lib/base/routes/normalize.ts',
    '.size >= limit',
    '.size > limit',
  ),
  unit(
    'lib/registry/schemes.test.ts',
    'a link cannot have the scheme data:',
    'lib/base/routes/scheme.ts',
    "'mailto:', 'tel:'",
    "'mailto:', 'tel:', 'data:'",
  ),
  unit(
    'lib/docs/navigation/intent.test.ts',
    'nothing is fetched in advance with data saver',
    'lib/docs/navigation/intent.ts',
    'connection?.saveData === true ||',
    '',
  ),
  unit(
    'lib/docs/navigation/intent.test.ts',
    'a download is not fetched in advance',
    'lib/docs/navigation/intent.ts',
    "if (link.hasAttribute('download')) return undefined;",
    '',
  ),
  unit(
    'lib/docs/navigation/navigation.test.ts',
    'the pager leads to the next page of the sidebar',
    'lib/docs/navigation/pager.ts',
    'next: pages[index + 1]',
    'next: pages[index + 2]',
  ),
  unit(
    'lib/docs/offline/size.test.ts',
    'a small site has about 1 MB, not 0',
    'lib/docs/offline/size.ts',
    'Math.max(1,',
    'Math.max(0,',
  ),
  unit(
    'lib/docs/offline/strategy.test.ts',
    'only what pages need is kept for reading offline',
    'lib/docs/offline/strategy.ts',
    "asked.destination === 'image' ? 'file' : 'network'",
    "'file'",
  ),
  unit(
    'lib/docs/offline/response.test.ts',
    'a failed response is not kept',
    'lib/docs/offline/response.ts',
    'status !== 200 ||',
    'status >= 500 ||',
  ),
  unit(
    'lib/docs/content/last-updated.test.ts',
    'the date of a page is that of its last commit',
    'lib/docs/content/last-updated.ts',
    'if (!dates.has(name)) dates.set',
    'dates.set',
  ),
  unit(
    'lib/docs/content/toc.test.ts',
    'a heading without text is not in the table of contents',
    'lib/docs/content/toc.ts',
    " || text === '') continue",
    ') continue',
  ),
  unit(
    'lib/docs/content/check.test.ts',
    'two files whose routes differ in case are reported',
    'lib/docs/content/check.ts',
    'const key = page.route.toLowerCase();',
    'const key = page.route;',
  ),
  unit(
    'lib/docs/content/compile.test.ts',
    'an expression in a line is refused',
    'lib/docs/markdown/reject.ts',
    "        case 'mdxTextExpression':\n",
    '',
  ),
  unit(
    'lib/docs/seo/seo.test.ts',
    'a page names its default language',
    'lib/docs/seo/metadata.ts',
    "languages: { [config.language]: url, 'x-default': url }",
    'languages: { [config.language]: url }',
  ),
  unit(
    'lib/docs/publish/policy.test.ts',
    'no base element can lead the addresses of a page elsewhere',
    'lib/docs/publish/policy.ts',
    `'base-uri': "'none'"`,
    `'base-uri': "'self'"`,
  ),
  unit(
    'lib/docs/publish/classes.test.ts',
    'the worker is among the files that are published last',
    'lib/docs/publish/classes.ts',
    " || path === '/sw.js') return 'entry'",
    ") return 'entry'",
  ),
  unit(
    'lib/docs/search',
    'a short word must be typed without a mistake',
    'lib/docs/search/typo.ts',
    'word.length < 4 ? 0',
    'word.length < 2 ? 0',
  ),
  unit(
    SIGNING,
    'a callback of another version of the signature is refused',
    'lib/gateway/signing/callback.ts',
    "part.startsWith('v1,')",
    "part.includes(',')",
  ),
  unit(
    SIGNING,
    'a callback is refused after five minutes',
    'lib/gateway/signing/callback.ts',
    'toleranceSeconds = 300',
    'toleranceSeconds = 3000',
  ),
  unit(
    'lib/gateway/identifiers',
    'an IBAN has the length of its country',
    'lib/gateway/identifiers/iban.ts',
    'if (text.length !== ibanLength(country)) {',
    'if (text.length > ibanLength(country)) {',
  ),
  unit(
    'lib/gateway/contract/openapi/fields.test.ts',
    'a written range replaces the bounds of the schema',
    'lib/gateway/contract/openapi/schema-text.ts',
    ' && !rules.some((rule) => rule.label === label)',
    '',
  ),
  unit(
    'lib/gateway/simulator/operations/flows.test.ts',
    'a key that was used with other content is refused',
    `${WIRE}/idempotency.ts`,
    'if (known.digest !== digest) {',
    'if (known.digest === undefined) {',
  ),
  unit(
    `${WIRE}/public-address.test.ts`,
    'an IPv4 address in the form of IPv6 is judged as itself',
    `${WIRE}/public-address.ts`,
    'prefix === MAPPED || ',
    '',
  ),
  unit(
    `${WIRE}/auth.test.ts`,
    'a nonce is accepted once',
    `${WIRE}/auth.ts`,
    'if (nonces.has(nonce)) return false;',
    '',
  ),
  unit(
    `${WIRE}/auth.test.ts`,
    'an address is allowed in both its forms',
    `${WIRE}/auth.ts`,
    ".replace(/^::ffff:/, '')",
    '',
  ),
  unit(
    `${WIRE}/auth.test.ts`,
    'the header says how many requests are left',
    `${WIRE}/rate-limits.ts`,
    'Math.floor(left)',
    'Math.ceil(left + 1)',
  ),
  unit(
    `${WIRE}/deliver.test.ts`,
    'a callback is sent when its time has come',
    `${WIRE}/deliver.ts`,
    'nextAt <= now',
    'nextAt < now',
  ),
  unit(
    `${WIRE}/http.test.ts`,
    'a caller that leaves is no defect of the simulator',
    `${WIRE}/http.ts`,
    'if (!request.complete) {',
    'if (request.method === undefined) {',
  ),
  unit(
    'lib/gateway/simulator/operations',
    'a refund takes its amount from the balance',
    'lib/gateway/simulator/operations/refunds.ts',
    '{ balance: -units }',
    '{ balance: 0n }',
  ),
  unit(
    'lib/gateway/tools/gateway/share.test.ts',
    'a scenario has at most 200 steps',
    'lib/gateway/tools/gateway/share.ts',
    'const MOST_STEPS = 200;',
    'const MOST_STEPS = 2000;',
  ),
  unit(
    'scripts/serve/range.test.ts',
    'a range ends with the file',
    'scripts/serve/range.ts',
    'Math.min(Number(to), size - 1) }',
    'Number(to) }',
  ),
  unit(
    'scripts/serve/resolve-path.test.ts',
    'a path cannot leave the folder',
    'scripts/serve/resolve-path.ts',
    "segment !== '..' && ",
    '',
  ),
  unit(
    'scripts/serve/encoding.test.ts',
    'a client that refuses brotli does not get it',
    'scripts/serve/encoding.ts',
    'br > 0 && br >= gzip',
    'br >= gzip',
  ),
  unit(
    'scripts/serve/file-cache.test.ts',
    'a file that changes on disk is read again',
    'scripts/serve/file-cache.ts',
    'if (entry?.stamp !== stamp) {',
    'if (!entry) {',
  ),
  unit(
    'scripts/cli/tally.test.ts',
    'a failed test is counted',
    'scripts/cli/tally.mjs',
    "test.status === 'failed') {",
    "test.status === 'broken') {",
  ),
  unit(
    'scripts/cli/setup.test.ts',
    'an optional package may be missing',
    'scripts/cli/setup.mjs',
    'entry.optional || ',
    '',
  ),
  publish(
    'scripts/deploy/retry.test.ts',
    'the waits of a deploy double',
    'scripts/deploy/retry.ts',
    '2 ** (attempt - 1)',
    '2 ** attempt',
  ),
  publish(
    'scripts/deploy/retry.test.ts',
    'a deploy stops after its attempts',
    'scripts/deploy/retry.ts',
    'attempt >= attempts',
    'attempt > attempts',
  ),
  publish(
    'scripts/deploy/lock.test.ts',
    'a second deploy waits for the lease of the first',
    'scripts/deploy/lock.ts',
    'Date.parse(holder.expires) > clock.now().getTime()',
    'Date.parse(holder.expires) < clock.now().getTime()',
  ),
  dom(
    'components/docs/theme/theme.test.tsx',
    'the switch leads back to the dark theme',
    'components/docs/theme/themes.ts',
    "theme === 'dark' ? 'light' : 'dark'",
    "theme === 'dark' ? 'light' : 'light'",
  ),
  dom(
    'components/docs/search/recent.test.tsx',
    'the number of a card is not kept as a query',
    'components/docs/search/recent.ts',
    ' || SECRET.test(query)) return;',
    ') return;',
  ),
  dom(
    'components/base/tables/table.test.tsx',
    'the first cell of a record has no label',
    'components/base/tables/table.tsx',
    'index === 0 ? undefined : label',
    'label',
  ),
  dom(
    'components/base/tables/long-table.test.tsx',
    'a row that does not match is hidden',
    'components/base/tables/filter.boot.ts',
    'else apply(tools);',
    '',
  ),
  dom(
    'components/base/code/code-block.test.tsx',
    'code with a mark below the fold is shown whole',
    'components/base/code/code-block.tsx',
    "  lines.length >= SHOWN_LINES + MIN_FOLDED &&\n  !lines.slice(SHOWN_LINES).some((line) => line.includes(' data-mark='));",
    '  lines.length >= SHOWN_LINES + MIN_FOLDED;',
  ),
  dom(
    'components/gateway/checker/checker.test.tsx',
    'the checker is a group with a name',
    'components/gateway/checker/checker.tsx',
    '<legend className="checker-head">',
    '<legend className="checker-head" aria-hidden="true">',
  ),
  dom(
    'components/docs/offline/offline.boot.test.tsx',
    'nothing is offered for offline reading with data saver',
    'components/docs/offline/offline.boot.ts',
    'if (connection?.saveData) return;',
    '',
  ),
  dom(
    'components/docs/offline/offline.boot.test.tsx',
    'a worker that is discarded is reported',
    'components/docs/offline/offline.boot.ts',
    "coming.state === 'redundant'",
    "coming.state === 'gone'",
  ),
  dom(
    'components/docs/mdx/tabs.test.tsx',
    'the choice of a tab is kept',
    'components/base/tabs/tabs.boot.ts',
    'JSON.stringify({ ...parse(readStored(STORAGE_KEYS.tabs)), [group]: value })',
    'JSON.stringify({})',
  ),
];
