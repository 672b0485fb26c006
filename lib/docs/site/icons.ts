/** Icons inlined at build, by their lucide names. Another name in a page is fetched by the reader's browser, late. */
export const ICONS = [
  'arrow-left',
  'arrow-right',
  'arrow-up',
  'arrow-up-right',
  'book-open',
  'bookmark',
  'braces',
  'check',
  'chevron-down',
  'chevron-right',
  'copy',
  'download',
  'file-text',
  'globe',
  'house',
  'info',
  'lightbulb',
  'list-filter',
  'menu',
  'moon',
  'octagon-alert',
  'pencil',
  'rss',
  'search',
  'sun',
  'triangle-alert',
  'wrap-text',
  'x',
] as const;

/** Icons that the search draws in the browser, by what they mark; the build puts them into its script. */
export const SEARCH_ICONS = {
  page: 'file-text',
  section: 'hash',
  row: 'text',
  enter: 'corner-down-left',
} as const;
