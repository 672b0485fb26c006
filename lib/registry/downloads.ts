import { clientFile, languageEntry, PROGRAM_LANGUAGES } from '../base/code/languages';
import type { SiteDownload } from '../docs/site/downloads';

const file = (label: string, href: string): SiteDownload => ({ label, href, icon: 'download' });

/** The gateway's files for machines, by the name authors use. */
export const GATEWAY_DOWNLOADS: Readonly<Record<string, SiteDownload>> = {
  openapi: file('OpenAPI 3.1', '/openapi.json'),
  'openapi.yaml': file('OpenAPI 3.1, YAML', '/openapi.yaml'),
  postman: file('Postman collection', '/postman.json'),
  ...Object.fromEntries(
    PROGRAM_LANGUAGES.map((language) => {
      const name = clientFile(language);
      return [name, file(`${languageEntry(language).label} client`, `/clients/${name}`)];
    }),
  ),
};

/**
 * A list of the reference, known by its file name.
 * @example listDownload('bank_codes.csv') // "Bank codes, CSV" at `/reference/bank_codes.csv`
 */
export function listDownload(name: string): SiteDownload | undefined {
  const [, slug, type] = /^([a-z_]+)\.(json|csv)$/.exec(name) ?? [];
  if (slug === undefined || type === undefined) return undefined;
  const words = slug.replaceAll('_', ' ').replace(/^api /, 'API ');
  return {
    label: `${words.charAt(0).toUpperCase()}${words.slice(1)}, ${type.toUpperCase()}`,
    href: `/reference/${name}`,
    icon: type === 'json' ? 'braces' : 'download',
  };
}
