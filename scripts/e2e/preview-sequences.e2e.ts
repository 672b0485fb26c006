import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mulberry32 } from '../../lib/base/math/random';
import { isWhole } from '../../lib/base/math/rounds';
import { freePort } from '../testing/free-port';
import { PREVIEW_FIXTURE, PREVIEW_HOME, type Preview, startPreview } from '../testing/preview';

const CONTENT = path.join(PREVIEW_HOME, 'sequences');
const SEQUENCES = isWhole() ? 200 : 8;
const SEED = Number(process.env.SAMPLE_SEED ?? 22);
/** A change that the preview has not noticed after this many milliseconds is lost. */
const PATIENCE = 60_000;

const guide = readFileSync(path.join(PREVIEW_FIXTURE, 'guide.mdx'), 'utf8');
const navbar = readFileSync(path.join(PREVIEW_FIXTURE, '_site/navbar.yaml'), 'utf8');
let started: Preview;

beforeAll(async () => {
  rmSync(CONTENT, { recursive: true, force: true });
  cpSync(PREVIEW_FIXTURE, CONTENT, { recursive: true });
  started = startPreview(CONTENT, await freePort());
  await started.ready;
  await fetch(`${started.url}/guide`);
}, 240_000);
afterAll(() => started?.preview.kill('SIGTERM'));

const at = (name: string) => path.join(CONTENT, name);
const write = (name: string, text: string | Uint8Array) => {
  mkdirSync(path.dirname(at(name)), { recursive: true });
  writeFileSync(at(name), text);
};
const page = (text: string) =>
  `---\ntitle: Extra\ndescription: A page that comes and goes while its author looks at another one.\n---\n\n${text}\n`;

/** What an author, an editor or git does to files, right and wrong. */
const STEPS: readonly (readonly [name: string, step: (random: () => number) => void])[] = [
  ['save a page', (random) => write('guide.mdx', guide.replace('each day', `each ${random()}`))],
  ['save a page with a fault', () => write('guide.mdx', `${guide}\n<Nothing {\n`)],
  ['empty a page', () => write('guide.mdx', '')],
  ['delete a page', () => rmSync(at('guide.mdx'), { force: true })],
  ['write bytes that are no text', () => write('guide.mdx', Buffer.of(0xff, 0xfe, 0, 1, 2))],
  ['save another page', (random) => write('extra.mdx', page(`Text ${random()}.`))],
  ['delete another page', () => rmSync(at('extra.mdx'), { force: true })],
  [
    'rename a page',
    () => {
      if (existsSync(at('extra.mdx'))) renameSync(at('extra.mdx'), at('renamed.mdx'));
      else rmSync(at('renamed.mdx'), { force: true });
    },
  ],
  ['break a data file', () => write('_site/navbar.yaml', '- label: Home\n  href: *home\n')],
  ['delete a data file', () => rmSync(at('_site/navbar.yaml'), { force: true })],
  ['mend a data file', () => write('_site/navbar.yaml', navbar)],
  [
    'write a sidebar',
    () => write('_site/sidebar.yaml', '- /\n- /gone\n- label: A\n  items: [/guide]\n'),
  ],
  ['delete the sidebar', () => rmSync(at('_site/sidebar.yaml'), { force: true })],
  ['make a folder of pages', () => write('folder/one.mdx', page('One.'))],
  ['delete a folder', () => rmSync(at('folder'), { recursive: true, force: true })],
  [
    'write a draft',
    () => write('folder/draft.mdx', page('Draft.').replace('title:', 'draft: true\ntitle:')),
  ],
];

const statusOf = async (route: string) => (await fetch(started.url + route)).status;

it(
  `lives through ${SEQUENCES} sequences of changes and faults, and ends with what the files say`,
  async () => {
    const random = mulberry32(SEED);
    for (let number = 0; number < SEQUENCES; number += 1) {
      const done: string[] = [];
      for (let count = 2 + Math.floor(random() * 8); count > 0; count -= 1) {
        const [name, step] = STEPS[Math.floor(random() * STEPS.length)] ?? [];
        step?.(random);
        done.push(name ?? '');
        // A preview may be asked at any moment, and may say that there is no page.
        if (random() < 0.3) await statusOf('/guide');
      }
      const isKept = random() < 0.5;
      write('_site/navbar.yaml', navbar);
      rmSync(at('folder'), { recursive: true, force: true });
      rmSync(at('renamed.mdx'), { force: true });
      rmSync(at('_site/sidebar.yaml'), { force: true });
      if (isKept) write('extra.mdx', page(`Kept ${number}.`));
      else rmSync(at('extra.mdx'), { force: true });
      write('guide.mdx', guide.replace('each day', `in round ${number}`));
      const truth = async () => {
        const html = await (await fetch(`${started.url}/guide`)).text();
        return {
          isNew: html.includes(`in round ${number}`),
          isFaulty: html.includes('Faults of'),
          extra: await statusOf('/extra'),
          renamed: await statusOf('/renamed'),
          folder: await statusOf('/folder/one'),
          exit: started.preview.exitCode,
        };
      };
      await expect
        .poll(truth, {
          timeout: PATIENCE,
          message: `seed ${SEED}, sequence ${number}: ${done.join(', ')}`,
        })
        .toEqual({
          isNew: true,
          isFaulty: false,
          extra: isKept ? 200 : 404,
          renamed: 404,
          folder: 404,
          exit: null,
        });
    }
  },
  SEQUENCES * (PATIENCE + 20_000),
);
