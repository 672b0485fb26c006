import { describe, expect, it } from 'vitest';
import { twinPath } from '../../lib/docs/twin/llms';
import { attr, findAll, findFirst, textOf } from '../export/html';
import { faultsOf, readOut, readSite } from '../export/out';
import { surplus, wordsOfPage, wordsOfTwin } from './page-words';

const { pages } = readSite();

describe('the Markdown twin of every page', () => {
  it('lies where the page says, and begins with its address and title', () => {
    expect(
      faultsOf(pages, (page) => {
        const link = findFirst(page.head, { tag: 'link', attrs: { type: 'text/markdown' } });
        const path = new URL(attr(link, 'href') ?? 'x:').pathname;
        if (path !== twinPath(page.route)) return `names ${path} as its Markdown`;
        const text = readOut(path.slice(1));
        const title = textOf(findFirst(page.body, { tag: 'h1' }));
        const [address, , heading] = text?.split('\n') ?? [];
        if (!address?.includes(`${page.route} -->`) && page.route !== '/')
          return `begins with ${address}`;
        return heading?.replaceAll('\\', '') === `# ${title}`
          ? undefined
          : `has the title ${heading}`;
      }),
    ).toEqual([]);
  });

  it('has the words of its page, and no others', () => {
    expect(
      faultsOf(pages, (page) => {
        const article = findFirst(page.body, { tag: 'article' });
        if (!article) return 'has no article';
        const shown = wordsOfPage(article);
        const written = wordsOfTwin(readOut(twinPath(page.route).slice(1)) ?? '');
        // The place of a tool is empty until a reader opens it, so the text leaves out its title.
        const tools = findAll(article, { tag: 'details', attrs: { 'data-tool': /./ } });
        const titles = tools.flatMap(wordsOfPage);
        const [lost, added] = [surplus(shown, [...written, ...titles]), surplus(written, shown)];
        return lost.length + added.length === 0
          ? undefined
          : `loses "${lost.slice(0, 9).join(' ')}" and adds "${added.slice(0, 9).join(' ')}"`;
      }),
    ).toEqual([]);
  });

  it('leaves no markup behind', () => {
    expect(
      faultsOf(pages, (page) => {
        const text = readOut(twinPath(page.route).slice(1)) ?? '';
        const prose = text.replace(/^( *)(`{3,})[\s\S]*?^\1\2$/gm, '').replace(/`[^`\n]+`/g, '');
        return /<(?:div|span|svg|button|p)\b/.exec(prose)?.[0] ?? false;
      }),
    ).toEqual([]);
  });
});

describe('llms.txt', () => {
  it('names every page once, and the full text holds all of them', () => {
    const links = [...(readOut('llms.txt') ?? '').matchAll(/\]\((\S+)\)/g)].map(
      ([, href = '']) => new URL(href).pathname,
    );
    const full = readOut('llms-full.txt') ?? '';
    expect(
      faultsOf(pages, ({ route }) => {
        const count = links.filter((path) => path === twinPath(route)).length;
        if (count !== 1) return `is named ${count} times`;
        return full.includes(readOut(twinPath(route).slice(1)) ?? '\0')
          ? undefined
          : 'is not in the full text';
      }),
    ).toEqual([]);
  });
});
