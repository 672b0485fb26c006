import type { Route } from '../../base/routes/route';

/** A page as the list names it. */
interface TwinPage {
  readonly route: Route;
  readonly title: string;
  readonly description: string;
}

/** Where a page's Markdown lies: `/faq` → `/faq.md`, `/` → `/index.md`. */
export const twinPath = (route: Route): string => (route === '/' ? '/index.md' : `${route}.md`);

/** The page as a file of its own: its address first, so that a copy says where it came from. */
export const twinFile = (url: string, body: string): string => `<!-- ${url} -->\n\n${body}`;

interface ListInput {
  readonly title: string;
  readonly summary: string;
  readonly pages: readonly TwinPage[];
  /** Words for top folders: `api` → API. */
  readonly labels: Readonly<Record<string, string>>;
  /** Absolute address of a path of the site. */
  readonly resolve: (path: string) => string;
}

/** `llms.txt` (llmstxt.org): title, summary, then all pages by section, each as a link to its Markdown. */
export function llmsList({ title, summary, pages, labels, resolve }: ListInput): string {
  const sections = new Map<string, TwinPage[]>();
  for (const page of pages) {
    const [folder = '', rest] = page.route.split('/').slice(1);
    const key =
      rest === undefined && !pages.some(({ route }) => route.startsWith(`/${folder}/`))
        ? ''
        : folder;
    sections.set(key, [...(sections.get(key) ?? []), page]);
  }
  const keys = [...sections.keys()].sort((a, b) => Number(a !== '') - Number(b !== ''));
  const lines = [`# ${title}`, '', `> ${summary}`];
  for (const key of keys) {
    lines.push('', `## ${key === '' ? 'Start here' : (labels[key] ?? key)}`, '');
    for (const page of sections.get(key) ?? []) {
      lines.push(`- [${page.title}](${resolve(twinPath(page.route))}): ${page.description}`);
    }
  }
  return `${lines.join('\n')}\n`;
}
