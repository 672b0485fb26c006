import { splitNames } from '../../base/text/names';
import type { Definitions } from './definition';
import {
  cardShape,
  cardsShape,
  checklistShape,
  filledShape,
  foldShape,
  stepsShape,
  tabShape,
  tabsShape,
} from './shapes';

/** What the engine's own components look into. */
export interface SiteAround {
  readonly glossary: readonly {
    readonly id: string;
    readonly term: string;
    readonly also: readonly string[];
    readonly text: string;
  }[];
  /** Names of the files for machines. */
  readonly downloads: readonly string[];
  /** Whether a name is that of such a file; some are known by their form. */
  readonly isDownload: (name: string) => boolean;
  /** What the button of a file says. */
  readonly labelOf: (name: string) => string | undefined;
}

const required = { isRequired: true };
const optional = {};

/** The components that pages of any subject may call; `components/docs/mdx/registry.tsx` draws them. */
export const ENGINE_COMPONENTS = {
  Tabs: { attributes: { names: required, group: optional }, shape: tabsShape },
  Tab: { attributes: {}, shape: tabShape },
  Details: { attributes: { summary: required }, shape: filledShape },
  Fold: { attributes: {}, shape: foldShape },
  Cards: { attributes: { look: { known: () => ['rows'] } }, shape: cardsShape },
  Card: { attributes: { title: required, href: required, note: optional }, shape: cardShape },
  Steps: { attributes: {}, shape: stepsShape },
  Checklist: { attributes: {}, shape: checklistShape },
  Related: {
    attributes: { routes: required },
    faults: (_around, { routes = '' }) => [
      ...splitNames(routes).flatMap((route, index, all) =>
        all.indexOf(route) < index ? [`names "${route}" twice — remove one`] : [],
      ),
      ...splitNames(routes).flatMap((route) =>
        route.startsWith('/') ? [] : [`has "${route}", which is no route — begin it with "/"`],
      ),
    ],
  },
  Downloads: {
    attributes: {
      names: {
        isRequired: true,
        known: ({ downloads, isDownload }, { names = '' }) => [
          ...downloads,
          ...splitNames(names).filter(isDownload),
        ],
        where: 'lib/docs/site/downloads.ts',
        split: splitNames,
      },
    },
    text: ({ labelOf }, { names = '' }) =>
      splitNames(names)
        .flatMap((name) => labelOf(name) ?? [])
        .join(', '),
  },
  Changelog: { attributes: {} },
  News: {
    attributes: { limit: optional },
    faults: (_around, { limit = '1' }) =>
      /^[1-9]\d*$/.test(limit)
        ? []
        : [`has the limit "${limit}", which is no number — write limit="3"`],
  },
  Counters: { attributes: {} },
  Glossary: {
    attributes: {},
    rows: ({ glossary }) =>
      glossary.map(({ id, term, also, text }) => ({
        kind: 'term',
        anchor: id,
        name: term,
        ids: also,
        text,
      })),
  },
} as const satisfies Definitions<SiteAround>;

/** The engine's component of a name, if it has one. */
export const engineComponent = (name: string) =>
  (ENGINE_COMPONENTS as Definitions<SiteAround>)[name];

/** Elements an author may write as tags; everything else has a Markdown form or a component. */
export const MDX_ELEMENTS: ReadonlySet<string> = new Set([
  'br',
  'kbd',
  'sub',
  'sup',
  'wbr',
  'abbr',
]);

export const ADMONITIONS = ['note', 'info', 'tip', 'warning', 'danger'] as const;
