/** A part of a page, and the page without it. */
interface Part {
  readonly part: string;
  readonly without: string;
}

/** What makes up the text of a page; parts may contain each other. */
const PARTS: Readonly<Record<string, RegExp>> = {
  policy: /<meta http-equiv="Content-Security-Policy"[^>]*>/g,
  head: /<head>[\s\S]*?<\/head>/g,
  inlineScripts: /<script(?![^>]*\ssrc=)[^>]*>[\s\S]*?<\/script>/g,
  article: /<main[\s\S]*<\/main>/g,
  code: /<pre[\s\S]*?<\/pre>/g,
  tables: /<table[\s\S]*?<\/table>/g,
  drawings: /<svg[\s\S]*?<\/svg>/g,
  attributes: /(?<=<[a-z][a-z\d]*)(?:\s+[\w:-]+(?:="[^"]*")?)+/g,
};

/** @param html text of a page */
export const partsOf = (html: string): Part[] => [
  ...Object.entries(PARTS).map(([part, pattern]) => ({ part, without: html.replace(pattern, '') })),
  { part: 'shell', without: shellLess(html) },
];

/** A page without what surrounds its content. */
const shellLess = (html: string): string =>
  html.replace(
    /(<body[^>]*>)[\s\S]*(<main[\s\S]*<\/main>)[\s\S]*(<\/body>)/,
    (_, start: string, main: string, end: string) => start + main + end,
  );
