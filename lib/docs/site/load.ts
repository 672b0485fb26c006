import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { dataDir, displayPath, isFolder } from '../../base/source/files';
import { ContentError, type Problem, problemsOf } from '../../base/source/problems';
import { isThere, stampOf } from '../../base/source/read-text';
import { readYaml } from '../../base/source/yaml';
import {
  announcementSchema,
  changelogSchema,
  foldersSchema,
  glossarySchema,
  navbarSchema,
  redirectsSchema,
  type Site,
  sectionsSchema,
  sidebarSchema,
  siteSchema,
} from './schemas';
import { searchWordsSchema } from './search-words';

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
  const stamp = [process.env.SITE_URL ?? '', ...files.map(stampOf)].join('\n');
  const known = memo.get(root);
  if (known?.stamp === stamp) return known.site;
  const site = readSite(folder);
  memo.set(root, { stamp, site });
  return site;
}

function readSite(folder: string): Site {
  const problems: Problem[] = [];
  const optional = <T>(name: string, schema: z.ZodType<T>): T | undefined => {
    const file = path.join(folder, name);
    if (!isThere(file)) return undefined;
    try {
      return readYaml(file, schema);
    } catch (error) {
      problems.push(...problemsOf(error, displayPath(file)));
      return undefined;
    }
  };
  const config = optional('site.yaml', siteSchema) ?? siteSchema.parse({});
  const site: Site = {
    config: { ...config, url: (process.env.SITE_URL || config.url).replace(/\/+$/, '') },
    navbar: optional('navbar.yaml', navbarSchema) ?? [{ label: 'Home', href: '/', icon: 'house' }],
    announcement: optional('announcement.yaml', announcementSchema),
    sidebar: optional('sidebar.yaml', sidebarSchema),
    folders: optional('folders.yaml', foldersSchema) ?? {},
    sections: optional('sections.yaml', sectionsSchema) ?? {},
    redirects: optional('redirects.yaml', redirectsSchema) ?? [],
    changelog: optional('changelog.yaml', changelogSchema) ?? [],
    glossary: optional('glossary.yaml', glossarySchema) ?? [],
    search: optional('search.yaml', searchWordsSchema) ?? searchWordsSchema.parse({}),
  };
  if (problems.length > 0) throw new ContentError(problems);
  return site;
}
