import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dataDir } from '../../lib/base/source/files';
import { type Facts, factsOnPage, lostFacts } from '../../lib/docs/prose/lost-facts';
import { CommandError } from '../cli/run-command';
import { extensionOf } from '../content/extension';
import { readPublishedPages } from '../content/read-pages';

/**
 * Prints, page by page, each name, number and link that was there before and is in no form there now.
 * @param before a folder with the folder `content` in it, or a revision
 * @throws CommandError when it is neither
 */
export async function compareFacts(
  before: string,
  chosen: (file: string) => boolean,
): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'before-'));
  const content = process.env.CONTENT_DIR;
  try {
    const earlier = contentOf(before, folder);
    const now = await factsOfPages(true);
    process.env.CONTENT_DIR = earlier;
    // What components printed then need not be known, and old data may not fit the schemas of today.
    const old = await factsOfPages(false);
    let count = 0;
    for (const [file, facts] of old) {
      if (!chosen(file)) continue;
      const current = now.get(file);
      const lost = current ? lostFacts(facts, current) : ['the whole page'];
      count += lost.length;
      for (const fact of lost) console.log(`${file}  lost ${fact}`);
    }
    console.log(`${count} names, numbers and links of ${before} are lost.`);
  } finally {
    if (content === undefined) delete process.env.CONTENT_DIR;
    else process.env.CONTENT_DIR = content;
    rmSync(folder, { recursive: true });
  }
}

/** The content folder of a tree; a revision is written into `folder`. */
function contentOf(before: string, folder: string): string {
  const existing = path.join(before, 'content');
  if (existsSync(existing)) return existing;
  const { status, stdout } = spawnSync('git', ['archive', before, 'content'], {
    maxBuffer: 2 ** 30,
  });
  if (status !== 0) {
    throw new CommandError(
      `${before} is not a revision or a folder that has a folder content — name another after --before.`,
    );
  }
  execFileSync('tar', ['-x', '-C', folder], { input: stdout });
  return path.join(folder, 'content');
}

async function factsOfPages(isPrinted: boolean): Promise<Map<string, Facts>> {
  const extension = await extensionOf();
  const subject = isPrinted ? extension.load(dataDir()) : undefined;
  const facts = new Map<string, Facts>();
  for (const page of await readPublishedPages(extension.dialect)) {
    const about = subject?.about(page);
    const printed = page.calls.flatMap((call) => {
      const { rows, text } = about?.printedBy(call) ?? { rows: [], text: '' };
      return [text, ...rows.flatMap((row) => [row.name, row.text, ...row.ids])];
    });
    facts.set(page.file, factsOnPage(page, printed));
  }
  return facts;
}
