import path from 'node:path';
import { dataDir, listFiles } from '../../lib/base/source/files';
import { readText } from '../../lib/base/source/read-text';
import type { Page } from '../../lib/docs/content/types';
import type { Passage } from '../../lib/docs/prose/passage';
import { codePassages, otherComments } from './code';
import { dataPassages } from './data';
import { documentPassages } from './documents';

const FOLDERS = ['app', 'components', 'lib', 'scripts'];
const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'DEPLOYMENT.md', 'ARCHITECTURE.md'];

/** The parts of a page that its author wrote. */
export interface PagePassages {
  readonly page: Page;
  /** A piece has none. */
  readonly description: Passage | undefined;
  /** The first paragraph, when nothing but the head comes before it. */
  readonly lead: Passage | undefined;
  readonly all: readonly Passage[];
}

/** @param source absolute path of the page */
export function pagePassages(page: Page, source: string): PagePassages {
  const about = { file: page.file, kind: 'page', indent: 0 } as const;
  const lines = readText(source).split('\n');
  const inHead = (key: 'title' | 'description'): Passage | undefined => {
    if (page.frontmatter[key] === '') return undefined;
    const index = lines.findIndex((line) => line.startsWith(`${key}:`));
    const [start = ''] = new RegExp(`^${key}:\\s*["']?`).exec(lines[index] ?? '') ?? [];
    const place = { line: index + 1, column: start.length + 1 };
    return { ...about, markdown: page.frontmatter[key], ...place, isLabel: key === 'title' };
  };
  const own = page.prose.lines.map(
    ({ source: markdown, line, column }): Passage => ({
      ...about,
      markdown,
      line,
      column,
      isLabel: false,
    }),
  );
  const labels = page.prose.labels.map(
    ({ source: markdown, line, column }): Passage => ({
      ...about,
      ...withoutBorder(markdown, column),
      line,
      isLabel: true,
    }),
  );
  const attributes = page.calls.flatMap(({ attributes: values, line, column }) =>
    Object.values(values)
      .filter((value) => value.includes(' ') && !value.startsWith('/'))
      .map((markdown): Passage => ({ ...about, markdown, line, column, isLabel: true })),
  );
  const description = inHead('description');
  return {
    page,
    description,
    lead: own[0],
    all: [inHead('title'), description, ...own, ...labels, ...attributes].filter(
      (passage) => passage !== undefined,
    ),
  };
}

/** A cell of a table is written with its border. */
function withoutBorder(source: string, column: number): Pick<Passage, 'markdown' | 'column'> {
  const [border = ''] = /^(?:\|\s*|#+\s+)/.exec(source) ?? [];
  return {
    markdown: source
      .slice(border.length)
      .replace(/\s*\|$/, '')
      .replace(/\s*\\?\{#[\w-]+\}$/, ''),
    column: column + border.length,
  };
}

/**
 * The texts that are not pages: data files, programs, their comments, and the documents of the repository.
 * @param rules file of the rules, which holds the words it refuses
 */
export function otherPassages(rules: string): Passage[] {
  const data = listFiles(dataDir()).filter((file) => file.endsWith('.yaml') && file !== rules);
  const clients = listFiles(path.join(dataDir(), '_contract')).filter((file) =>
    file.includes('/clients/'),
  );
  const sources = FOLDERS.flatMap((folder) => listFiles(folder));
  return [
    ...data.flatMap(dataPassages),
    ...clients.flatMap(otherComments),
    ...sources.filter((file) => /\.(?:tsx?|mjs)$/.test(file)).flatMap(codePassages),
    ...sources.filter((file) => file.endsWith('.css')).flatMap(otherComments),
    ...DOCUMENTS.flatMap(documentPassages),
  ];
}
