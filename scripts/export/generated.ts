import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { languageCss } from '../../components/base/tabs/language-css';
import { TAB_LANGUAGES } from '../../lib/base/code/languages';
import { GENERATED_DIR } from '../../lib/base/source/files';
import { settledStamp } from '../../lib/base/source/read-text';
import { type Extension, PLAIN } from '../../lib/docs/content/extension';
import type { SiteIndex } from '../../lib/docs/content/pages';
import { isListed } from '../../lib/docs/content/types';
import { SHOWN_SITE_TYPE, type ShownSite } from '../../lib/docs/site/shown';
import { type Data, hashOfData } from '../content/data';
import { editorSchemas, keyGuides } from '../content/schemas';
import { brandSheet, writeIcons } from '../preview/brand';
import { bundleBoot } from './boot';
import { collectIcons } from './icons';
import { interfaceModule } from './interface-module';
import { publishMedia } from './media';

/**
 * Write what the pages import. Those of most edits are the files of the edit before.
 * @param linked files of the content folder that pages show or link to
 */
export function writeGenerated(
  index: SiteIndex,
  extension: Extension,
  data: Data,
  linked: readonly string[],
): void {
  const hash = hashOfData();
  // First, because scripts and workers contain them.
  writeOfData(hash, extension, data);
  write('navigation.json', JSON.stringify(index.navigation));
  const pages = JSON.stringify(index);
  // Data files shape pages as much as texts do: their hash is part of what the preview watches.
  const version = hashOf(`${pages}\n${hash}`).slice(0, 12);
  write('pages.json', pages);
  write('content-version.ts', `export const contentVersion = '${version}';\n`);
  publishMedia(linked);
}

/** What was written of data, and when each file was. */
let ofData:
  | {
      readonly made: readonly unknown[];
      readonly names: readonly string[];
      readonly stamps: readonly (string | undefined)[];
    }
  | undefined;

const stampsOf = (names: readonly string[]) =>
  names.map((name) => settledStamp(path.resolve(GENERATED_DIR, name)));

/**
 * Write what the pages import that is made of data and code alone. After an edit of a page it is there, unless another
 * command has written its own.
 */
function writeOfData(hash: string, extension: Extension, { site, subject }: Data): void {
  const made = [hash, extension, site, subject];
  const stamps = stampsOf(ofData?.names ?? []);
  const isThere =
    ofData?.made.every((each, index) => each === made[index]) &&
    ofData.stamps.every((stamp, index) => stamp !== undefined && stamp === stamps[index]);
  if (isThere) return;
  const shown: ShownSite = {
    name: site.config.name,
    mark: site.mark,
    icons: writeIcons(site),
    tagline: site.config.tagline ?? null,
    navbar: site.navbar,
    announcement: site.announcement ?? null,
    footer: site.config.footer,
    themeColor: site.config.themeColor,
  };
  const texts: readonly Text[] = [
    ['interface.ts', interfaceModule(site.texts, site.config.language)],
    ...Object.entries(subject.tools()).map(
      ([name, data]): Text => [`tool-${name}.json`, JSON.stringify(data)],
    ),
    ['icons.json', JSON.stringify(collectIcons())],
    ['brand.css', brandSheet(site.config)],
    ['tabs-lang.css', languageCss(TAB_LANGUAGES)],
    ['site.json', JSON.stringify(shown)],
    ['site.d.json.ts', SHOWN_SITE_TYPE],
    ...joined(extension),
  ];
  for (const [name, text] of texts) write(name, text);
  const names = texts.map(([name]) => name);
  ofData = { made, names, stamps: stampsOf(names) };
}

/** Bundle the scripts that run before the framework, and write where they are. They contain what `writeGenerated` writes. */
export async function writeBoot(
  index: SiteIndex,
  extension: Extension,
  site: Data['site'],
): Promise<void> {
  const listed = index.pages.filter(isListed);
  const { workers, head, sheets, ...boot } = await bundleBoot(site, listed, extension);
  write('tool-workers.json', JSON.stringify(workers));
  write('sheets.json', JSON.stringify(sheets));
  write('boot.json', JSON.stringify(boot));
  write('head.json', JSON.stringify({ script: head }));
  write(MADE_FOR, madeFor(boot));
}

/** Written last, when all scripts are there. */
const MADE_FOR = 'boot-made-for.txt';
const madeFor = ({ src }: { readonly src: string }): string =>
  [src, process.env.NODE_ENV, process.env.BASE_PATH].join('\n');

/** Whether scripts of an earlier run are there that were made for the same use: not those of a build for a preview. */
export function hasScripts(): boolean {
  try {
    const of = (name: string) => readFileSync(path.resolve(GENERATED_DIR, name), 'utf8');
    const boot = JSON.parse(of('boot.json')) as { src: string }; // only `writeBoot` writes it
    return of(MADE_FOR) === madeFor(boot) && existsSync(path.join('public', boot.src));
  } catch {
    return false; // nothing was made so far
  }
}

type Text = readonly [name: string, text: string];

const descriptions = new WeakMap<Extension, readonly Text[]>();

/** What editors and authors read of the forms of data: made of the code alone, so a preview makes it once. */
export function writeDescriptions(extension: Extension): void {
  const known = descriptions.get(extension) ?? [
    ...editorSchemas(extension),
    ...keyGuides(extension),
  ];
  descriptions.set(extension, known);
  for (const [name, text] of known) write(name, text);
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The module and the sheet through which the framework finds how the extension looks, or nothing. */
const joined = (extension: Extension): readonly Text[] =>
  extension === PLAIN
    ? [
        [
          'extension.ts',
          `export { PLAIN_PAGES as pageExtension } from '@/components/docs/mdx/extension';\n`,
        ],
        ['extension.css', ''],
        ['tools.ts', 'export const TOOLS = {};\n'],
      ]
    : [
        [
          'extension.ts',
          `export { gatewayPages as pageExtension } from '@/components/registry/gateway';\n`,
        ],
        ['extension.css', `@import '../components/registry/gateway.css';\n`],
        ['tools.ts', `export { TOOLS } from '@/components/registry/tools.client';\n`],
      ];

function write(name: string, text: string): void {
  const file = path.resolve(GENERATED_DIR, name);
  mkdirSync(path.dirname(file), { recursive: true });
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  writeFileSync(file, text);
}
