import { appendFileSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Bench } from '../bench';
import { CommandError } from '../cli/run-command';
import { ROOT } from '../cli/setup.mjs';
import { copyCode } from '../testing/code-copy.mjs';
import { corpusFiles } from '../testing/corpus';
import type { Figures } from './figures';
import { median } from './median';
import { installPeer, PEERS } from './peers';
import { measured, type Taken } from './processes';

/** How many plain pages: as many as this site has, and how it grows. */
const DEFAULT_PAGES = 230;

/** A generator with its pages, ready to build. */
interface Site {
  readonly name: string;
  readonly folder: string;
  readonly content: string;
  readonly program: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  readonly out: string;
  readonly caches: readonly string[];
}

const STEPS = ['nothing kept', 'one text edited', 'nothing changed'] as const;
type Step = (typeof STEPS)[number];

/** Builds of generated pages without a gateway, next to those of other generators. */
export const buildBench: Bench['run'] = async (options, figures) => {
  const pages = Number(options.pages ?? DEFAULT_PAGES);
  const rounds = Number(options.rounds ?? 1);
  if (!Number.isInteger(pages) || pages < 2)
    throw new CommandError('--pages is a number of at least 2.');
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new CommandError('--rounds is a number of at least 1.');
  const files = corpusFiles(pages, { extension: 'md' });
  const temporary = path.join(os.tmpdir(), `bench-build-${process.pid}`);
  try {
    const sites = [
      ownSite(),
      ...(options.peers ? PEERS.map((peer) => peerSite(peer, temporary, files)) : []),
    ];
    for (const { content } of sites) writePages(content, files);
    const results = sites.map((site) => ({
      site,
      taken: new Map<Step, Taken[]>(STEPS.map((step) => [step, []])),
    }));
    // One after the other in each round: a slow minute of the machine meets all of them.
    for (let round = 0; round < rounds; round += 1)
      for (const { site, taken } of results)
        for (const step of STEPS)
          taken.get(step)?.push(await build(site, step, files[1]?.path ?? ''));
    print(results, pages, figures);
  } finally {
    for (const folder of [temporary, OWN]) rmSync(folder, { recursive: true, force: true });
  }
};

const OWN = path.join(ROOT, '.base/bench');

function ownSite(): Site {
  copyCode(OWN);
  const content = path.join(OWN, 'pages');
  return {
    name: 'this project',
    folder: OWN,
    content,
    program: process.execPath,
    args: ['scripts/run.mjs', 'build.ts'],
    env: { ...process.env, CONTENT_DIR: content },
    out: path.join(OWN, 'out'),
    caches: ['.next', '.generated', 'node_modules/.cache'],
  };
}

type Files = ReturnType<typeof corpusFiles>;

function peerSite(peer: (typeof PEERS)[number], temporary: string, files: Files): Site {
  const folder = path.join(temporary, peer.name.toLowerCase());
  const folders = [
    ...new Set(files.map((file) => path.dirname(file.path)).filter((name) => name !== '.')),
  ];
  console.log(`installing ${peer.name}`);
  const program = installPeer(peer, folder, folders);
  const [file, ...options] = peer.build;
  return {
    name: peer.name,
    folder,
    content: path.join(folder, peer.content),
    program,
    args: [path.join('node_modules', file), ...options],
    // The default of Node is too little for a thousand pages of some of them.
    env: {
      ...process.env,
      NODE_OPTIONS: '--max-old-space-size=8192',
      ASTRO_TELEMETRY_DISABLED: '1',
    },
    out: path.join(folder, peer.out),
    caches: peer.caches,
  };
}

function writePages(content: string, files: Files): void {
  for (const file of files) {
    const target = path.join(content, file.path);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, file.text);
  }
}

/** @throws CommandError when a build fails, with the end of what it printed */
async function build(site: Site, step: Step, edited: string): Promise<Taken> {
  const { folder, caches, program, args, env, out } = site;
  if (step === 'nothing kept')
    for (const name of [...caches.map((cache) => path.join(folder, cache)), out])
      rmSync(name, { recursive: true, force: true });
  if (step === 'one text edited')
    appendFileSync(path.join(site.content, edited), '\nA sentence more.\n');
  const taken = await measured(program, args, { cwd: folder, ...(env && { env }) });
  if (taken.status !== 0) throw new CommandError(`${site.name} could not build:\n${taken.printed}`);
  console.log(`${site.name.padEnd(13)} ${step.padEnd(16)} ${seconds(taken.wall)} s`);
  return taken;
}

function print(
  results: readonly { readonly site: Site; readonly taken: ReadonlyMap<Step, readonly Taken[]> }[],
  pages: number,
  figures: Figures,
): void {
  console.log(
    `\n${pages} plain pages; load of the machine ${os.loadavg()[0]?.toFixed(1)}; medians`,
  );
  console.log(
    '| | seconds | processor seconds | memory MB | out MB | files |\n| --- | --: | --: | --: | --: | --: |',
  );
  for (const { site, taken } of results)
    for (const [step, all] of taken) {
      const of = (key: 'wall' | 'work' | 'memory') => median(all.map((each) => each[key]));
      const { files, bytes } = sizeOf(site.out);
      figures.add('build', `${site.name}, ${step}`, {
        pages,
        wallMs: of('wall'),
        workMs: of('work'),
        memory: of('memory'),
        bytes,
        files,
      });
      console.log(
        `| ${site.name}, ${step} | ${seconds(of('wall'))} | ${seconds(of('work'))} | ${megabytes(of('memory'))} | ${megabytes(bytes)} | ${files} |`,
      );
    }
}

/** Files of a folder, those with two names once. */
function sizeOf(folder: string): { files: number; bytes: number } {
  const sizes = new Map<number, number>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const stat = statSync(path.join(folder, name));
    if (stat.isFile()) sizes.set(stat.ino, stat.size);
  }
  return { files: sizes.size, bytes: [...sizes.values()].reduce((sum, size) => sum + size, 0) };
}

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(1);
const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(0);
