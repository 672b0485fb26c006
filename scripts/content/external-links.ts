import { type DataFile, filesOf } from '../../lib/base/source/data-file';
import { dataDir, displayPath } from '../../lib/base/source/files';
import type { Problem } from '../../lib/base/source/problems';
import { readText } from '../../lib/base/source/read-text';
import type { Page } from '../../lib/docs/content/types';

/** A link to another site, and where an author wrote it. */
export interface ExternalLink extends Pick<Problem, 'file' | 'line' | 'column'> {
  /** Without the part behind "#", which no server sees. */
  readonly url: string;
}

/** Names that lead nowhere by definition (RFC 2606, RFC 6761), and the machine itself. */
const RESERVED = /(?:^|\.)(?:example|example\.(?:com|net|org)|test|invalid|localhost)$/;

/** A value that is an address, and the target of a link in Markdown. */
const IN_DATA = /(?:^[ \t]*(?:- )?(?:[\w-]+: )?["']?|\]\()(https?:\/\/[^\s"'<>`)]+)/gm;

/** @returns the address to ask for, or undefined for one of an example */
function asked(href: string): string | undefined {
  if (!/^https?:/i.test(href) || !URL.canParse(href)) return undefined;
  const url = new URL(href);
  const isAddress = /^[\d.]+$|^\[/.test(url.hostname);
  if (RESERVED.test(url.hostname) || isAddress) return undefined;
  url.hash = '';
  return url.href;
}

/** Links of pages to other sites. */
export const linksOfPages = (pages: readonly Pick<Page, 'file' | 'links'>[]): ExternalLink[] =>
  pages.flatMap(({ file, links }) =>
    links.flatMap(({ href, line, column }) => {
      const url = asked(href);
      return url === undefined ? [] : [{ url, file, line, column }];
    }),
  );

/** Addresses of other sites in a data file: sources of facts, and links of texts. */
export function linksOfData(file: string, text: string): ExternalLink[] {
  return [...text.matchAll(IN_DATA)].flatMap(({ 0: all, 1: href = '', index }) => {
    const url = asked(href.replace(/[.,;]+$/, ''));
    if (url === undefined) return [];
    const before = text.slice(0, index + all.length - href.length).split('\n');
    return [{ url, file, line: before.length, column: (before.at(-1) ?? '').length + 1 }];
  });
}

/** Every link to another site in all data files. */
export const linksOfAllData = (forms: readonly DataFile[]): ExternalLink[] =>
  forms.flatMap((form) =>
    filesOf(form, dataDir()).flatMap((file) => linksOfData(displayPath(file), readText(file))),
  );
