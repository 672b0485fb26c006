import {
  clientFile,
  languageEntry,
  PROGRAM_LANGUAGES,
  type ProgramLanguage,
} from '../../base/code/languages';

/** A file the build writes for machines, as a page offers it. */
export interface SiteDownload {
  readonly label: string;
  readonly href: string;
  readonly icon: 'download' | 'braces' | 'rss';
}

const clientDownload = (name: ProgramLanguage): SiteDownload => ({
  label: `${languageEntry(name).label} client`,
  href: `/clients/${clientFile(name)}`,
  icon: 'download',
});

/** By the name authors use. */
export const SITE_DOWNLOADS: Readonly<Record<string, SiteDownload>> = {
  openapi: { label: 'OpenAPI 3.1', href: '/openapi.json', icon: 'download' },
  'openapi.yaml': { label: 'OpenAPI 3.1, YAML', href: '/openapi.yaml', icon: 'download' },
  postman: { label: 'Postman collection', href: '/postman.json', icon: 'download' },
  ...Object.fromEntries(PROGRAM_LANGUAGES.map((name) => [clientFile(name), clientDownload(name)])),
  changelog: { label: 'Changelog feed', href: '/changelog.xml', icon: 'rss' },
  'changelog.json': { label: 'Changelog, JSON feed', href: '/changelog.json', icon: 'braces' },
};

/**
 * The file behind a name: one of `SITE_DOWNLOADS`, or a list of the reference by its file name.
 * @example downloadOf('bank_codes.csv') // "Bank codes, CSV" at `/reference/bank_codes.csv`
 */
export function downloadOf(name: string): SiteDownload | undefined {
  if (Object.hasOwn(SITE_DOWNLOADS, name)) return SITE_DOWNLOADS[name];
  const [, slug, type] = /^([a-z_]+)\.(json|csv)$/.exec(name) ?? [];
  if (slug === undefined || type === undefined) return undefined;
  const words = slug.replaceAll('_', ' ').replace(/^api /, 'API ');
  return {
    label: `${words.charAt(0).toUpperCase()}${words.slice(1)}, ${type.toUpperCase()}`,
    href: `/reference/${name}`,
    icon: type === 'json' ? 'braces' : 'download',
  };
}
