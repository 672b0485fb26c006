import type { Mark } from './mark';
import type { Site } from './schemas';

/** What the shell shows of a site: `.generated/site.json`. */
export interface ShownSite extends Pick<Site['config'], 'name' | 'footer' | 'themeColor'> {
  readonly mark: Mark;
  /** Short hash of what the icons are made of, for their addresses. */
  readonly icons: string;
  readonly tagline: NonNullable<Site['config']['tagline']> | null;
  readonly navbar: Site['navbar'];
  readonly announcement: NonNullable<Site['announcement']> | null;
}

/**
 * The declaration of that file. Without it, the compiler takes what one site has for what every site has: no
 * announcement, for example, after the data of another folder was prepared.
 */
export const SHOWN_SITE_TYPE = `import type { ShownSite } from '../lib/docs/site/shown';

declare const site: ShownSite;
export default site;
export declare const icons: ShownSite['icons'];
`;
