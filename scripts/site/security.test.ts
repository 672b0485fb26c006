import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { attr, type Element, elementsOf, findAll, findFirst, rawText } from '../export/html';
import { faultsOf, listOut, type OutPage, readOut, readSite } from '../export/out';

const { pages, search, notFound, redirects } = readSite();
const documents = [...pages, search, notFound, ...redirects];

describe('the content security policy of every document', () => {
  it('stands before every script', () => {
    const faults = faultsOf(documents, (page) => {
      const order = elementsOf(page.head).map((element) =>
        isPolicy(element) ? 'policy' : element.tagName,
      );
      const script = order.indexOf('script');
      const policy = order.indexOf('policy');
      return (policy < 0 || (script >= 0 && script < policy)) && 'no policy, or too late';
    });
    expect(faults).toEqual([]);
  });

  it('names the hash of every inline script and style', () => {
    const faults = faultsOf(documents, (page) => {
      const policy = policyOf(page);
      const inline = [
        ...findAll(page.document, { tag: 'script' })
          .filter((script) => attr(script, 'src') === undefined && isExecuted(script))
          .map((script) => [script, 'script-src'] as const),
        ...findAll(page.document, { tag: 'style' }).map((style) => [style, 'style-src'] as const),
      ];
      return inline
        .filter(
          ([element, directive]) =>
            !policy.get(directive)?.includes(`'${hashOf(rawText(element))}'`),
        )
        .map(([element]) => `not hashed: ${rawText(element).slice(0, 60)}`);
    });
    expect(faults).toEqual([]);
  });

  it('allows nothing inline, nothing evaluated and nothing from elsewhere', () => {
    const faults = faultsOf(documents, (page) => {
      const policy = policyOf(page);
      return [
        ...[...policy].flatMap(([directive, sources]) =>
          sources
            // Only data may come from outside: the icon services of the specification, when an icon was not built in.
            .filter((source) => !(directive === 'connect-src' && source.startsWith('https:')))
            .filter((source) => /^'unsafe-(inline|eval)'$|^\*|^https?:/.test(source))
            .map((source) => `${directive} ${source}`),
        ),
        ...(policy.get('default-src') ? [] : ['no default-src']),
      ];
    });
    expect(faults).toEqual([]);
  });

  it('meets no event handler attribute', () => {
    const faults = faultsOf(documents, (page) =>
      elementsOf(page.document).flatMap((element) =>
        element.attrs
          .filter(({ name }) => /^on[a-z]/.test(name))
          .map(({ name }) => `${name} on <${element.tagName}>`),
      ),
    );
    expect(faults).toEqual([]);
  });
});

it('asks no other host for anything', () => {
  const faults = faultsOf(documents, (page) =>
    resourcesOf(page).filter((url) => /^([a-z]+:)?\/\//i.test(url)),
  );
  expect(faults).toEqual([]);
});

it('asks only for files that exist', () => {
  const files = new Set(listOut());
  const faults = faultsOf(documents, (page) =>
    resourcesOf(page)
      .filter((url) => url.startsWith('/') && url !== '/') // a preconnect names the site itself
      .map((url) => decodeURIComponent(url.slice(1).split(/[?#]/)[0] ?? ''))
      .filter((file) => !files.has(file)),
  );
  expect(faults).toEqual([]);
});

it('mentions neither this machine nor a development server', () => {
  const root = process.cwd();
  const texts = listOut().filter((file) => /\.(html|txt|js|css|json|xml|md)$/.test(file));
  const faults = texts.filter((file) => {
    const text = readOut(file) ?? '';
    // Examples may call a service on the reader's own machine, but never our build folder.
    return text.includes(root) || /localhost:3000\/_next/.test(text);
  });
  expect(faults).toEqual([]);
});

it('opens other sites without handing over the window', () => {
  const faults = faultsOf(documents, (page) =>
    findAll(page.body, { tag: 'a', attrs: { target: '_blank' } })
      .filter((link) => !/noopener/.test(attr(link, 'rel') ?? ''))
      .map((link) => attr(link, 'href') ?? ''),
  );
  expect(faults).toEqual([]);
});

const isPolicy = (element: Element) =>
  element.tagName === 'meta' &&
  /^content-security-policy$/i.test(attr(element, 'http-equiv') ?? '');

function policyOf(page: OutPage): Map<string, string[]> {
  const element = findFirst(page.head, {
    tag: 'meta',
    attrs: { 'http-equiv': /^content-security-policy$/i },
  });
  const directives = (attr(element, 'content') ?? '')
    .split(';')
    .map((part) => part.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

/** JSON-LD and other data blocks are not run, so no policy applies to them. */
const isExecuted = (script: Element) =>
  ['', 'module', 'text/javascript', 'importmap', 'speculationrules'].includes(
    attr(script, 'type') ?? '',
  );

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Addresses that a browser loads by itself; links for people are not among them. */
function resourcesOf(page: OutPage): string[] {
  const loaded =
    /\b(stylesheet|preload|modulepreload|prefetch|preconnect|dns-prefetch|icon|manifest)\b/;
  return elementsOf(page.document).flatMap((element) => {
    if (element.tagName === 'link') {
      return loaded.test(attr(element, 'rel') ?? '') ? [attr(element, 'href') ?? ''] : [];
    }
    const srcset =
      attr(element, 'srcset')
        ?.split(',')
        .map((part) => part.trim().split(/\s+/)[0] ?? '') ?? [];
    return [...srcset, ...(attr(element, 'src') ?? '').split(' ').filter(Boolean)];
  });
}
