import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mulberry32 } from '../../lib/base/math/random';
import { isWhole } from '../../lib/base/math/rounds';
import { fileHashes } from '../testing/file-hashes';

/** Builds of an edited small site, in the copy that `scripts/base.mjs` made. */
const COPY = path.resolve('.base');
const CONTENT = path.join(COPY, 'edited');
const EDITS = 50;
/** Milliseconds: a build takes ten seconds, and each edit needs two. */
const LONG = EDITS * 120_000;

const inContent = (name: string) => path.join(CONTENT, name);
const read = (name: string) => readFileSync(inContent(name), 'utf8');
const write = (name: string, text: string) => writeFileSync(inContent(name), text);

const pagesOf = () =>
  readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx') && !name.includes('_'))
    .sort();

/** What an author does. Each gets a number of its own, and one of the pages. */
const KINDS: readonly ((at: number, page: string) => void)[] = [
  (at, page) => write(page, `${read(page)}\nSentence ${at}.\n`),
  (at, page) => write(page, `${read(page)}\n## Heading ${at}\n\nA text.\n`),
  (at, page) => write(page, read(page).replace(/^title: .*$/m, `title: Title ${at}`)),
  (at, page) =>
    write(
      page,
      read(page)
        .replace(/^(title: .*)$/m, `$1\nasked: word ${at}`)
        .replace(/(\nasked: .*)(\nasked: .*)/, '$1'),
    ),
  (at) =>
    write(
      `page-${at}.mdx`,
      `---\ntitle: Page ${at}\ndescription: A page that was added by the edit with the number ${at}.\n---\n\nA text.\n`,
    ),
  (_, page) => {
    if (page.startsWith('page-')) rmSync(inContent(page));
  },
  (at) =>
    write(
      '_site/announcement.yaml',
      read('_site/announcement.yaml').replace(/^id: .*$/m, `id: news-${at}`),
    ),
  (at) => write('boxes.svg', read('boxes.svg').replace(/width="\d+"/, `width="${100 + at}"`)),
];

function build(): ReadonlyMap<string, string> {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', 'scripts/build.ts'],
    {
      cwd: COPY,
      env: { ...process.env, BASE_PATH: '/docs', CONTENT_DIR: CONTENT, PACKED: 'on' },
      encoding: 'utf8',
    },
  );
  expect(status, stderr).toBe(0);
  return fileHashes(path.join(COPY, 'out'));
}

const kept = path.join(COPY, 'out-of-tests');
beforeAll(() => {
  if (!isWhole()) return;
  cpSync(path.join(COPY, 'out'), kept, { recursive: true });
  mkdirSync(CONTENT, { recursive: true });
  cpSync(path.resolve('scripts/e2e/__fixtures__/base-path'), CONTENT, { recursive: true });
});
afterAll(() => {
  if (!isWhole()) return;
  rmSync(path.join(COPY, 'out'), { recursive: true, force: true });
  cpSync(kept, path.join(COPY, 'out'), { recursive: true });
  for (const folder of [kept, CONTENT]) rmSync(folder, { recursive: true });
});

it.runIf(isWhole())(
  `is after each of ${EDITS} random edits what a build without kept pages makes`,
  () => {
    const random = mulberry32(20_261_123);
    const oneOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
    build();
    for (let at = 1; at <= EDITS; at += 1) {
      oneOf(KINDS)(at, oneOf(pagesOf()));
      const incremental = build();
      rmSync(path.join(COPY, 'node_modules/.cache/docs-export'), { recursive: true });
      rmSync(path.join(COPY, 'out'), { recursive: true });
      expect(build(), `edit ${at}`).toEqual(incremental);
    }
  },
  LONG,
);
