import { z } from 'zod';
import { addressFault, contactFault } from '../../base/routes/scheme';
import { webAddress } from '../../base/routes/web-address';
import type { InterfaceTexts } from './interface-texts';
import type { Mark } from './mark';
import type { SearchWords } from './search-words';

const route = z
  .string()
  .regex(
    /^\/(?!\/)[\w\-/.]*$/,
    'a route begins with one "/", and has no host, no spaces and no "#"',
  )
  .regex(/^(?!.*\/\.\.?(?:\/|$))/, 'a route names each folder: leave out ".."');
const href = z
  .string()
  .regex(
    /^(?:\/(?!\/)|https:\/\/[^/\s]|mailto:|tel:|#[^\s])/,
    'begin with "/", "https://", "mailto:" or "tel:"',
  )
  .superRefine((value, context) => {
    const fault = addressFault(value) ?? contactFault(value);
    if (fault !== undefined) context.addIssue({ code: 'custom', message: fault });
  });

const color = z.string().regex(/^#(?:[\da-f]{3}|[\da-f]{6})$/i, 'a color is written as "#0a0d13"');

const ownColors = z
  .record(z.string(), z.string().regex(/^#[\da-f]{6}$/i, 'a color is written as "#0a0d13"'))
  .default({});

const language = z
  .string()
  .regex(/^[a-z]{2,3}(?:-[A-Za-z\d]+)*$/, 'a language is written as "en" or "pt-BR"');

/** `content/_site/site.yaml`: what the specification calls the site's only configuration (§3), and its outside addresses. */
export const siteSchema = z.strictObject({
  title: z
    .string()
    .min(1)
    .default('Documentation')
    .describe('The browser title of the home page, and the end of every other title.'),
  language: language
    .default('en')
    .describe(
      'The language of the pages and of the interface, as "en"; `_site/interface.<language>.yaml` has the words.',
    ),
  name: z.string().min(1).default('Docs').describe('The name next to the mark.'),
  tagline: z
    .strictObject({ text: z.string().min(1), language })
    .optional()
    .describe('One sentence about the site, in the footer, and its language, as "en".'),
  url: webAddress
    .default('https://docs.gateway.example')
    .describe('The origin of the published site; the variable `SITE_URL` overrides it.'),
  editUrl: z
    .union([z.literal(''), webAddress])
    .default('')
    .describe(
      'Where the source of a page can be changed; `{file}` stands for its path. Without it, there is no link.',
    ),
  themeColor: z
    .strictObject({ dark: color, light: color })
    .default({ dark: '#0a0d13', light: '#fdfcfa' })
    .describe(
      "The color of the browser's frame in each theme, best that of the page's ground. The dark one is also the ground of icons and preview pictures.",
    ),
  colors: z
    .strictObject({ dark: ownColors, light: ownColors })
    .default({ dark: {}, light: {} })
    .describe(
      'Colors in place of those in `components/docs/theme/tokens.css`, by the name of the token without `--color-`. Those of one hue belong together: all that begin with `accent`, and `on-accent`.',
    ),
  footer: z
    .strictObject({
      copyright: z.string(),
      links: z.array(z.strictObject({ label: z.string().min(1), href })).default([]),
    })
    .default({ copyright: 'Copyright © 2025', links: [] })
    .describe('The last line of every page.'),
  iconServices: z
    .array(webAddress)
    .default([])
    .describe(
      'Public icon services asked, in this order, for icons that the build did not inline.',
    ),
  security: z
    .strictObject({ contact: href, expires: z.iso.date() })
    .optional()
    .describe(
      '`security.txt` (RFC 9116): where to report a vulnerability, and until when that is true. Without it, there is no such file.',
    ),
  searchSuggestions: z
    .array(z.strictObject({ label: z.string().min(1), href }))
    .default([])
    .describe('Where readers often go: what the search offers while its field is empty.'),
  analytics: z
    .strictObject({ endpoint: z.union([z.literal(''), webAddress]) })
    .default({ endpoint: '' })
    .describe('Session analytics: off while `endpoint` is empty.'),
});

export const navbarSchema = z.array(
  z.strictObject({
    label: z.string().min(1),
    href,
    icon: z.string().min(1).describe('A name of `lib/docs/site/icons.ts`.'),
  }),
);

export const announcementSchema = z.strictObject({
  id: z.string().min(1).describe('A new one shows the bar again to those who closed the last one.'),
  text: z.string().min(1),
  link: z.strictObject({ label: z.string().min(1), href }).optional(),
});

export type SidebarItem =
  | string
  | {
      label: string;
      /** Folded until a page of it is open. */
      collapsed?: boolean | undefined;
      items: SidebarItem[];
    };

const sidebarItem: z.ZodType<SidebarItem> = z.lazy(() =>
  z.union([
    route,
    z.strictObject({
      label: z.string().min(1),
      collapsed: z.boolean().optional(),
      items: z.array(sidebarItem).min(1),
    }),
  ]),
);
export const sidebarSchema = z.array(sidebarItem).min(1);

/** Words for folders: `cabinet/control: Control`. Others are made from the folder's name. */
export const foldersSchema = z.record(z.string(), z.string().min(1));

/** "In this section" by top folder, in the form of the sidebar. Other folders are shown by their subfolders. */
export const sectionsSchema = z.record(z.string(), sidebarSchema);

export const redirectsSchema = z.array(z.strictObject({ from: route, to: route }));

/** Links lead to an id: two entries with the same one share an address. */
function uniqueIds(entries: readonly { readonly id: string }[], context: z.RefinementCtx): void {
  const seen = new Set<string>();
  for (const [index, { id }] of entries.entries()) {
    if (seen.has(id)) {
      const message = `"${id}" is the id of another entry`;
      context.addIssue({ code: 'custom', path: [index, 'id'], message });
    }
    seen.add(id);
  }
}

/** Plain text with names in backticks. */
const textWithCode = z
  .string()
  .min(1)
  .regex(/^[^`]*(?:`[^`]+`[^`]*)*$/, 'every backtick needs a second one');

const CHANGE_KINDS = ['added', 'changed', 'deprecated', 'fixed', 'removed', 'docs'] as const;
export const changelogSchema = z
  .array(
    z.strictObject({
      id: z.string().regex(/^[a-z0-9-]+$/, 'lower-case letters, digits and hyphens'),
      date: z.iso.date(),
      kind: z.enum(CHANGE_KINDS),
      title: textWithCode,
      text: textWithCode,
      routes: z.array(route).default([]),
    }),
  )
  .superRefine(uniqueIds);

export const glossarySchema = z
  .array(
    z.strictObject({
      id: z.string().regex(/^[a-z0-9_-]+$/, 'lower-case letters, digits, "-" and "_"'),
      term: z.string().min(1),
      /** The first use on every page is linked and explained in place. */
      hint: z.boolean().default(false),
      also: z.array(z.string().min(1)).default([]),
      text: z.string().min(1),
      see: z.array(route).default([]),
    }),
  )
  .superRefine(uniqueIds);

export interface Site {
  readonly config: z.infer<typeof siteSchema>;
  readonly mark: Mark;
  readonly texts: InterfaceTexts;
  readonly navbar: z.infer<typeof navbarSchema>;
  readonly announcement?: z.infer<typeof announcementSchema> | undefined;
  /** Absent: the sidebar is made from the folders. */
  readonly sidebar?: readonly SidebarItem[] | undefined;
  readonly folders: Readonly<Record<string, string>>;
  readonly sections: z.infer<typeof sectionsSchema>;
  readonly redirects: z.infer<typeof redirectsSchema>;
  readonly changelog: z.infer<typeof changelogSchema>;
  readonly glossary: z.infer<typeof glossarySchema>;
  readonly search: SearchWords;
}
