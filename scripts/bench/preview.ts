import type { ChildProcess } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { contentDir, listPageFiles } from '../../lib/base/source/files';
import type { Bench } from '../bench';
import { freePort } from '../testing/free-port';
import { startPreview } from '../testing/preview';
import type { Figures } from './figures';
import { median } from './median';
import { workOf } from './processes';

const ROUNDS = 10;
/** Milliseconds between two looks at the page. */
const LOOK_MS = 15;

interface Round {
  /** Milliseconds from the save until the page shows it. */
  readonly wall: number;
  /** Milliseconds of processor time that all processes of the preview took meanwhile: other programs do not change it. */
  readonly work: number;
}

/** From the save of a file until a request for its page gets the new text, for each kind of file. */
export const previewBench: Bench['run'] = async (_, figures) => {
  const root = path.join(mkdtempSync(path.join(os.tmpdir(), 'bench-')), 'content');
  cpSync(contentDir(), root, { recursive: true });
  const port = await freePort();
  const started = performance.now();
  const { preview, url } = startPreview(root, port, process.cwd());
  try {
    await measure({ root, url, preview, started, figures });
  } finally {
    preview.kill('SIGTERM');
    rmSync(path.dirname(root), { recursive: true, force: true });
  }
};

interface Running {
  readonly root: string;
  readonly url: string;
  readonly preview: ChildProcess;
  readonly started: number;
  readonly figures: Figures;
}

async function measure({ root, url, preview, started, figures }: Running) {
  console.log(`${listPageFiles(root).length} pages; load of the machine ${load()}`);
  const text = path.join(root, 'bench_text.mdx');
  const pageOf = (title: string, words: string) =>
    `---\ntitle: ${title}\ndescription: A page of the bench, which is written again and again while its time is taken.\n---\n\n${words}\n`;
  writeFileSync(text, pageOf('Bench', 'Round begin.'));
  await until(url, '/bench_text', 'Round begin.');
  const first = performance.now() - started;
  figures.add('preview', 'first page', { wallMs: first });
  console.log(`first page after ${seconds(first)} s, with what is kept of earlier runs`);
  const rounds = async (
    name: string,
    goal: number,
    save: (round: number) => readonly [route: string, sign: string],
  ) => {
    const all: Round[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const [start, before] = [performance.now(), workOf(preview.pid)];
      await until(url, ...save(round));
      all.push({ wall: performance.now() - start, work: workOf(preview.pid) - before });
    }
    const [wall, work] = [
      median(all.map((each) => each.wall)),
      median(all.map((each) => each.work)),
    ];
    figures.add('preview', name, { wallMs: wall, workMs: work });
    console.log(
      `${name.padEnd(12)} ${seconds(wall)} s, processor ${seconds(work)} s (goal ${goal} s)`,
    );
  };
  await rounds('text', 0.7, (round) => {
    writeFileSync(text, pageOf('Bench', `Round ${round}.`));
    return ['/bench_text', `Round ${round}.`];
  });
  const navbar = path.join(root, '_site/navbar.yaml');
  const links = textOf(navbar, '- label: Start\n  href: /\n  icon: house\n');
  await rounds('data file', 1.2, (round) => {
    writeFileSync(navbar, links.replace(/label: .*/, `label: Round-${round}`));
    return ['/bench_text', `Round-${round}`];
  });
  writeFileSync(navbar, links);
  const list = path.join(root, '_site/sidebar.yaml');
  const sidebar = textOf(list, '- /\n');
  await rounds('sidebar', 0.5, (round) => {
    writeFileSync(list, `${sidebar}- label: Group-${round}\n  items: [/bench_text]\n`);
    return ['/bench_text', `Group-${round}`];
  });
  writeFileSync(list, sidebar);
  await rounds('new page', 1, (round) => {
    writeFileSync(
      path.join(root, `bench_new_${round}.mdx`),
      pageOf(`New ${round}`, `Fresh ${round}.`),
    );
    return [`/bench_new_${round}`, `Fresh ${round}.`];
  });
  console.log(`load of the machine at the end ${load()}`);
}

/** Ask for a page until it has a text. */
async function until(url: string, route: string, sign: string): Promise<void> {
  for (;;) {
    const html = await fetch(url + route).then(
      (response) => response.text(),
      () => '', // the server is not there yet
    );
    if (html.includes(sign)) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

/** The text of a file, which is written first if there is none. */
function textOf(file: string, otherwise: string): string {
  if (existsSync(file)) return readFileSync(file, 'utf8');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, otherwise);
  return otherwise;
}

const seconds = (ms: number): string => (ms / 1000).toFixed(2);
const load = (): string => (os.loadavg()[0] ?? 0).toFixed(1);
