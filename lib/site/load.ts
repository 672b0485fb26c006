import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { contentDir } from '../content/files';
import { ContentError, type Problem } from '../content/problems';
import { readYaml } from '../content/yaml';
import {
  announcementSchema,
  changelogSchema,
  foldersSchema,
  glossarySchema,
  navbarSchema,
  redirectsSchema,
  type Site,
  sidebarSchema,
  siteSchema,
} from './schemas';

let memo: { stamp: string; site: Site } | undefined;

/**
 * The site's authored data from `_site/`; every file is optional. Read again only when a file has changed.
 * @throws ContentError with the faults of all files.
 */
export function loadSite(): Site {
  const folder = path.join(contentDir(), '_site');
  const stamp = `${folder} ${process.env.SITE_URL ?? ''} ${stampOf(folder)}`;
  if (memo?.stamp !== stamp) memo = { stamp, site: readSite(folder) };
  return memo.site;
}

const stampOf = (folder: string): string =>
  existsSync(folder)
    ? readdirSync(folder)
        .map((name) => `${name}:${statSync(path.join(folder, name)).mtimeMs}`)
        .join(' ')
    : '';

function readSite(folder: string): Site {
  const problems: Problem[] = [];
  const optional = <T>(name: string, schema: z.ZodType<T>): T | undefined => {
    const file = path.join(folder, name);
    if (!existsSync(file)) return undefined;
    try {
      return readYaml(file, schema);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
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
    redirects: optional('redirects.yaml', redirectsSchema) ?? [],
    changelog: optional('changelog.yaml', changelogSchema) ?? [],
    glossary: optional('glossary.yaml', glossarySchema) ?? [],
  };
  if (problems.length > 0) throw new ContentError(problems);
  return site;
}
