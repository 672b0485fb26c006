import { z } from 'zod';

/** The names in braces that a text leaves open: `See all results within {context}` → `context`. */
export const placesOf = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)),
];

function checkPlaces(text: string, places: readonly string[], context: z.RefinementCtx): void {
  const faults = [
    ...places
      .filter((name) => !text.includes(`{${name}}`))
      .map((name) => `"{${name}}" is missing in the text`),
    ...placesOf(text)
      .filter((name) => !places.includes(name))
      .map((name) => `nothing fills "{${name}}" in`),
  ];
  for (const message of faults) context.addIssue({ code: 'custom', message });
}

/** One text. @param places what the interface fills in */
const text = (...places: string[]) =>
  z
    .string()
    .min(1)
    .superRefine((value, context) => checkPlaces(value, places, context));

/** A text with a number: its form depends on `count`, as the language has it. */
const counted = (...places: string[]) => {
  const form = text('count', ...places);
  return z.strictObject({
    zero: form.optional(),
    one: form.optional(),
    two: form.optional(),
    few: form.optional(),
    many: form.optional(),
    other: form,
  });
};

/** `_site/interface.<language>.yaml`: every word of the interface, by the part of the site that says it. */
export const interfaceSchema = z.strictObject({
  language: z.strictObject({
    /** What the language calls itself. */
    name: text(),
    /** Language and country, for dates: `en-US`. */
    locale: z.string().regex(/^[a-z]{2,3}-[A-Z]{2}$/, 'a locale is written as "en-US"'),
  }),
  shell: z.strictObject({
    skip: text(),
    docs: text(),
    homeOf: text('name'),
    announcement: text(),
    closeAnnouncement: text(),
    toTop: text(),
    navigation: text(),
    toggleNavigation: text(),
    closeNavigation: text(),
    main: text(),
    mainDrawer: text(),
    documentation: text(),
    documentationMenu: text(),
    backToMain: text(),
    docsSidebar: text(),
    inSection: text(),
    language: text(),
    languages: text(),
    darkNow: text(),
    lightNow: text(),
    newTab: text(),
    retry: text(),
  }),
  page: z.strictObject({
    home: text(),
    homePage: text(),
    breadcrumbs: text(),
    onThisPage: text(),
    atAGlance: text(),
    edit: text(),
    updated: text(),
    pager: text(),
    previous: text(),
    next: text(),
    copy: text(),
    viewAs: text(),
    markdown: text(),
    linkCopied: text(),
    copied: text(),
    notCopied: text(),
  }),
  code: z.strictObject({
    code: text(),
    label: text('language'),
    wrap: text(),
    copy: text(),
    copied: text(),
    notCopied: text(),
    showAll: text('count'),
  }),
  tables: z.strictObject({
    table: text(),
    drawing: text(),
    count: text('shown', 'total'),
    noRow: text(),
    clear: text(),
    partsOf: text('label'),
    copy: text(),
    show: text(),
    all: text(),
    order: text(),
    download: text('name', 'type'),
    none: text(),
  }),
  content: z.strictObject({
    note: text(),
    info: text(),
    tip: text(),
    warning: text(),
    danger: text(),
    tabsOfLanguages: text(),
    tabs: text(),
    initials: text(),
    also: text('terms'),
    see: text(),
    changelog: text(),
    added: text(),
    changed: text(),
    deprecated: text(),
    fixed: text(),
    removed: text(),
    docs: text(),
  }),
  errors: z.strictObject({
    pageError: text(),
    crashed: text(),
    cause: text(),
    tryAgain: text(),
    incomplete: text(),
    incompleteHelp: text(),
    notFound: text(),
    notFoundHelp: text(),
    suggestions: text(),
    suggestionsHelp: text(),
    goHome: text(),
    moved: text(),
    movedHelp: text(),
    toolNotLoaded: text(),
    toolStopped: text(),
    filesMissing: text(),
    wrongBase: text(),
    wrongBaseAt: text('configured', 'suggested'),
    wrongBaseDefault: text('configured', 'suggested'),
    wrongBaseHelp: text('value'),
  }),
  search: z.strictObject({
    field: text(),
    site: text(),
    allPages: text(),
    clear: text(),
    clearQuery: text(),
    results: text(),
    more: text(),
    recent: text(),
    forgetRecent: text(),
    forget: text(),
    suggested: text(),
    loading: text(),
    noResults: text(),
    startHere: text(),
    chooseFromList: text(),
    notLoaded: text(),
    missing: text(),
    unreadable: text(),
    leftOut: text(),
    leftOutHelp: text(),
    seeAll: text(),
    seeWithin: text('context'),
    seeOutside: text('context'),
    seeEverywhere: text('found'),
    rows: counted(),
    rowsOf: counted('shown'),
    pages: counted(),
    pagesOf: counted('shown'),
    places: counted(),
    placesOf: counted('shown'),
    showMore: counted(),
    corrected: text('found', 'word'),
    inTitles: text('found'),
    title: text(),
    titleOf: text('query'),
    description: text(),
    everywhere: text(),
    part: text(),
    general: text(),
  }),
  marks: z.strictObject({
    bar: text(),
    none: text(),
    count: counted(),
    countOf: counted('number'),
    previous: text(),
    next: text(),
    clearAll: text(),
    clear: text(),
  }),
  offline: z.strictObject({
    save: text(),
    saving: text(),
    progress: text('done', 'total'),
    saved: text(),
    failed: text(),
    notStarted: text(),
    size: text('megabytes'),
    title: text(),
    lead: text(),
    help: text(),
  }),
});

export type InterfaceTexts = z.infer<typeof interfaceSchema>;

/** More than a list of the interface counts one by one. */
const COUNTED = 200;

/** Kinds of whole numbers that a language has, as `Intl.PluralRules` names them: `one`, `other` in English. */
export function formsOf(language: string): readonly string[] {
  const rules = new Intl.PluralRules(language);
  return [...new Set(Array.from({ length: COUNTED }, (_, number) => rules.select(number)))];
}

/** Texts with a number that lack a form which the language has, as `search.rows.few`. */
export const missingForms = (texts: InterfaceTexts, language: string): string[] =>
  Object.entries(texts).flatMap(([group, entries]) =>
    Object.entries<string | object>(entries).flatMap(([key, value]) =>
      typeof value === 'string'
        ? []
        : formsOf(language)
            .filter((form) => !Object.hasOwn(value, form))
            .map((form) => `${group}.${key}.${form}`),
    ),
  );
