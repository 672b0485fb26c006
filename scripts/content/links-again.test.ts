import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkContent } from './check-content';
import { readData } from './data';

const judged = vi.hoisted(() => [] as string[]);
vi.mock('../../lib/docs/content/check', async (original) => {
  const all = await original<typeof import('../../lib/docs/content/check')>();
  const linkJudge: typeof all.linkJudge = (...args) => {
    const judge = all.linkJudge(...args);
    return (page) => {
      judged.push(page.route);
      return judge(page);
    };
  };
  return { ...all, linkJudge };
});

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'links-'));
  vi.stubEnv('CONTENT_DIR', root);
  save('index', '[Second](/second#part)');
  save('second', '## Part\n\nText.');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

function save(name: string, body: string): void {
  const description =
    'A page of a test, described in as many words as the check asks an author for.';
  writeFileSync(
    path.join(root, `${name}.mdx`),
    `---\ntitle: Page ${name}\ndescription: ${description}\n---\n\nWords.\n\n${body}\n`,
  );
}

/** Pages whose links were judged, and what is wrong with links. */
async function check() {
  judged.length = 0;
  const { problems } = await checkContent(await readData());
  return {
    judged: [...judged],
    faults: problems.map(({ message }) => message).filter((text) => text.startsWith('link to')),
  };
}

it('judges the links of edited pages only', async () => {
  expect(await check()).toEqual({ judged: ['/', '/second'], faults: [] });
  expect(await check()).toEqual({ judged: [], faults: [] });
  save('index', '[Second](/second#other)');
  const { judged, faults } = await check();
  expect(judged).toEqual(['/']);
  expect(faults).toHaveLength(1);
  // The fault is still there when another page is edited.
  save('second', '## Part\n\nOther text.');
  expect(await check()).toEqual({ judged: ['/second'], faults });
});

it('judges no links again after an edit of data, until it moves an address', async () => {
  expect((await check()).judged).toEqual(['/', '/second']);
  mkdirSync(path.join(root, '_site'));
  writeFileSync(path.join(root, '_site/sidebar.yaml'), '- /\n');
  expect((await check()).judged).toEqual([]);
  writeFileSync(path.join(root, '_site/redirects.yaml'), '- from: /old\n  to: /second\n');
  expect((await check()).judged).toEqual(['/', '/second']);
});

it('judges all links again when a page loses a heading, goes, or comes', async () => {
  expect((await check()).faults).toEqual([]);
  save('second', '## Section\n\nText.');
  expect((await check()).faults).toEqual([
    expect.stringContaining('link to "/second#part" has no such heading'),
  ]);
  rmSync(path.join(root, 'second.mdx'));
  expect((await check()).faults).toEqual([
    expect.stringContaining('link to "/second#part" has no page'),
  ]);
  save('second', '## Part\n\nText.');
  expect((await check()).faults).toEqual([]);
});
