import type { DataFile } from '../../base/source/data-file';
import { interfaceSchema } from './interface-texts';
import {
  announcementSchema,
  changelogSchema,
  foldersSchema,
  glossarySchema,
  navbarSchema,
  redirectsSchema,
  sectionsSchema,
  sidebarSchema,
  siteSchema,
} from './schemas';
import { searchWordsSchema } from './search-words';

/** The site's own data: where each file is, and its schema. */
export const SITE_FILES = {
  config: { files: '_site/site.yaml', schema: siteSchema },
  navbar: { files: '_site/navbar.yaml', schema: navbarSchema },
  announcement: { files: '_site/announcement.yaml', schema: announcementSchema },
  sidebar: { files: '_site/sidebar.yaml', schema: sidebarSchema },
  folders: { files: '_site/folders.yaml', schema: foldersSchema },
  sections: { files: '_site/sections.yaml', schema: sectionsSchema },
  redirects: { files: '_site/redirects.yaml', schema: redirectsSchema },
  changelog: { files: '_site/changelog.yaml', schema: changelogSchema },
  glossary: { files: '_site/glossary.yaml', schema: glossarySchema },
  search: { files: '_site/search.yaml', schema: searchWordsSchema },
  texts: { files: '_site/interface.*.yaml', schema: interfaceSchema },
} satisfies Record<string, DataFile>;

/** The brand's mark, from which the build makes all icons. */
export const MARK_FILE = '_site/mark.svg';
