import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type DataFile, fileNamed, filesOf } from '../../base/source/data-file';
import { dataDir, displayPath, isFolder } from '../../base/source/files';
import { ContentError, type Problem, problemsOf, withoutParts } from '../../base/source/problems';
import { isThere, readText, stampOf } from '../../base/source/read-text';
import { readYaml } from '../../base/source/yaml';
import { MARK_FILE, SITE_FILES } from './files';
import { type InterfaceTexts, missingForms } from './interface-texts';
import { PLAIN_MARK, readMark } from './mark';
import type { Site } from './schemas';

/** The words of a site without a file of its own. */
const ENGLISH = path.resolve('content/_site/interface.en.yaml');

/** By folder, as the contract. */
const memo = new Map<string, { readonly stamp: string; readonly site: Site }>();

/**
 * The site's authored data from `_site/`; every file is optional. Read again only when a file has changed.
 * @param root the folder that holds `_site`
 * @throws ContentError with the faults of all files.
 */
export function loadSite(root: string = dataDir()): Site {
  const folder = path.join(root, '_site');
  const files = isFolder(folder) ? readdirSync(folder).map((name) => path.join(folder, name)) : [];
  const stamp = [process.env.SITE_URL ?? '', ...[ENGLISH, ...files].map(stampOf)].join('\n');
  const known = memo.get(root);
  if (known?.stamp === stamp) return known.site;
  const { site, problems } = readSite(root);
  if (problems.length > 0) throw new ContentError(problems);
  memo.set(root, { stamp, site });
  return site;
}

/** The site without the files that cannot be read: see `withoutParts`. Their faults are those of `loadSite`. */
export const readableSite = (root: string): Site => readSite(root).site;

function readSite(root: string): { readonly site: Site; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const unread = new Set<string>();
  const attempt = <T>(name: string, read: (file: string) => T): T | undefined => {
    const file = path.join(root, name);
    if (!isThere(file)) return undefined;
    try {
      return read(file);
    } catch (error) {
      unread.add(name);
      problems.push(...problemsOf(error, displayPath(file)));
      return undefined;
    }
  };
  const optional = <T>(form: DataFile<T>): T | undefined =>
    attempt(form.files, (file) => readOnce(file, form));
  const config = optional(SITE_FILES.config) ?? SITE_FILES.config.schema.parse({});
  const { texts, faults } = readTexts(root, config.language);
  problems.push(...faults);
  // Nothing is judged by the standard settings, and nearly everything asks for some of them.
  unread.delete(SITE_FILES.config.files);
  const site: Site = {
    config: { ...config, url: (process.env.SITE_URL || config.url).replace(/\/+$/, '') },
    get texts() {
      if (!texts) throw new ContentError([]);
      return texts;
    },
    mark: attempt(MARK_FILE, (file) => readMark(readText(file), displayPath(file))) ?? PLAIN_MARK,
    navbar: optional(SITE_FILES.navbar) ?? [{ label: 'Home', href: '/', icon: 'house' }],
    announcement: optional(SITE_FILES.announcement),
    sidebar: optional(SITE_FILES.sidebar),
    folders: optional(SITE_FILES.folders) ?? {},
    sections: optional(SITE_FILES.sections) ?? {},
    redirects: optional(SITE_FILES.redirects) ?? [],
    changelog: optional(SITE_FILES.changelog) ?? [],
    glossary: optional(SITE_FILES.glossary) ?? [],
    search: optional(SITE_FILES.search) ?? SITE_FILES.search.schema.parse({}),
  };
  const parts = Object.entries<DataFile>(SITE_FILES)
    .filter(([, { files }]) => unread.has(files))
    .map(([part]) => part);
  return { site: withoutParts(site, parts), problems };
}

/** What was read of each file: an edit of the sidebar is no reason to read the changelog again. */
const values = new Map<string, { readonly stamp: string; readonly value: unknown }>();

/** @throws ContentError */
function readOnce<T>(file: string, { schema }: DataFile<T>): T {
  const stamp = stampOf(file);
  const known = values.get(file);
  if (known?.stamp === stamp) return known.value as T; // a file is of one form
  const value = readYaml(file, schema);
  values.set(file, { stamp, value });
  return value;
}

/** Dates and numbers would be those of another language than the words. */
const foreignLocale = (locale: string, language: string): string | undefined =>
  new Intl.Locale(locale).language === new Intl.Locale(language).language
    ? undefined
    : `language.locale is "${locale}", and the words are in "${language}" — write the language with a country, as "${exampleOf(language)}"`;

const exampleOf = (code: string): string => {
  const { language, region } = new Intl.Locale(code).maximize();
  return `${language}-${region ?? 'US'}`;
};

interface Texts {
  /** Undefined when they cannot be read. */
  readonly texts: InterfaceTexts | undefined;
  readonly faults: readonly Problem[];
}

/** The words of the interface in the language of the site. Files of other languages are checked, too. */
function readTexts(root: string, language: string): Texts {
  const form = SITE_FILES.texts;
  const own = fileNamed(form, root, `interface.${language}`);
  const files = filesOf(form, root);
  const chosen = files.includes(own) || language !== 'en' ? own : ENGLISH;
  const faults: Problem[] = [];
  let texts: InterfaceTexts | undefined;
  for (const file of new Set([...files, chosen])) {
    const at = { file: displayPath(file), line: 1, column: 1 };
    if (!isThere(file)) {
      const message = `the site is in "${language}", and this file is missing — copy content/_site/interface.en.yaml and translate it`;
      faults.push({ ...at, message });
      continue;
    }
    try {
      const read = readOnce(file, form);
      const code = path.basename(file).split('.')[1] ?? '';
      const missing = missingForms(read, code);
      faults.push(
        ...missing.map((name) => ({
          ...at,
          message: `${name} is missing — the language has this form of numbers`,
        })),
      );
      const foreign = foreignLocale(read.language.locale, code);
      if (foreign !== undefined) faults.push({ ...at, message: foreign });
      if (file === chosen && missing.length === 0) texts = read;
    } catch (error) {
      faults.push(...problemsOf(error, at.file));
    }
  }
  return { texts, faults };
}
