/** A file the build writes for machines, as a page offers it. */
export interface SiteDownload {
  readonly label: string;
  readonly href: string;
  readonly icon: 'download' | 'braces' | 'rss';
}

/** The site's own, by the name authors use; an extension has more. */
export const SITE_DOWNLOADS: Readonly<Record<string, SiteDownload>> = {
  changelog: { label: 'Changelog feed', href: '/changelog.xml', icon: 'rss' },
  'changelog.json': { label: 'Changelog, JSON feed', href: '/changelog.json', icon: 'braces' },
};

/** The files of an extension. */
export interface MoreDownloads {
  readonly downloads: Readonly<Record<string, SiteDownload>>;
  /** The file of a name that is known by its form. */
  readonly downloadOf: (name: string) => SiteDownload | undefined;
}

/** The file behind a name: the site's own, one of an extension, or one that an extension knows by the form of its name. */
export function downloadOf(name: string, more: MoreDownloads): SiteDownload | undefined {
  const named = { ...SITE_DOWNLOADS, ...more.downloads };
  return Object.hasOwn(named, name) ? named[name] : more.downloadOf(name);
}
