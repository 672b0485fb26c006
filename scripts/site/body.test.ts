import { describe, expect, it } from 'vitest';
import { attr, type Element, elementsOf, findAll, findFirst, textOf } from '../export/html';
import { faultsOf, type OutPage, readSite } from '../export/out';

const { pages, search, notFound, redirects } = readSite();
const shellPages = [...pages, search, notFound];

describe('every page', () => {
  it('has exactly one h1', () => {
    const faults = faultsOf(shellPages, (page) => {
      const headings = findAll(page.body, { tag: 'h1' });
      return (
        (headings.length !== 1 || textOf(headings[0]) === '') &&
        `${headings.length} headings of level 1`
      );
    });
    expect(faults).toEqual([]);
  });

  it('uses each id once', () => {
    const faults = faultsOf(shellPages, (page) => {
      const ids = elementsOf(page.document).flatMap((element) => attr(element, 'id') ?? []);
      return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `id "${id}" again`);
    });
    expect(faults).toEqual([]);
  });

  it('points its labels at elements that exist', () => {
    const references = [
      'aria-labelledby',
      'aria-describedby',
      'aria-controls',
      'for',
      'popovertarget',
    ];
    const faults = faultsOf(shellPages, (page) => {
      const ids = new Set(elementsOf(page.document).map((element) => attr(element, 'id')));
      return elementsOf(page.body).flatMap((element) =>
        references
          .flatMap((name) => attr(element, name)?.split(/\s+/) ?? [])
          .filter((id) => id !== '' && !ids.has(id))
          .map((id) => `<${element.tagName}> names "${id}"`),
      );
    });
    expect(faults).toEqual([]);
  });

  it('has no style attribute, which the content security policy would refuse', () => {
    const faults = faultsOf([...shellPages, ...redirects], (page) => [
      ...elementsOf(page.document)
        .filter((element) => attr(element, 'style') !== undefined)
        .map((element) => `style on <${element.tagName}>`),
      ...(page.html.includes(' style="') ? ['` style="` in the text'] : []),
    ]);
    expect(faults).toEqual([]);
  });

  it('begins with the skip link', () => {
    const faults = faultsOf(shellPages, (page) => {
      const first = elementsOf(page.body).find(isFocusable);
      if (textOf(first) !== 'Skip to main content')
        return `first stop is <${first?.tagName}> ${textOf(first)}`;
      const id = attr(first, 'href')?.slice(1) ?? '';
      return (
        !findFirst(page.body, { tag: 'main', attrs: { id } }) && `"#${id}" is not the main element`
      );
    });
    expect(faults).toEqual([]);
  });

  it('has the landmarks of the shell', () => {
    const faults = faultsOf(shellPages, (page) => [
      ...(findAll(page.body, { tag: 'main' }).length === 1 ? [] : ['not one main']),
      ...(nav(page, 'Main') ? [] : ['no main navigation']),
      ...(textOf(findAll(page.body, { tag: 'footer' }).at(-1)).includes('2025')
        ? []
        : ['no 2025 in the footer']),
    ]);
    expect(faults).toEqual([]);
  });

  it('gives every image a size and a text', () => {
    const faults = faultsOf(shellPages, (page) =>
      findAll(page.body, { tag: 'img' })
        .filter((image) =>
          ['width', 'height', 'alt'].some((name) => attr(image, name) === undefined),
        )
        .map((image) => `${attr(image, 'src')}`),
    );
    expect(faults).toEqual([]);
  });

  it('gives every icon a size that does not need the style sheet', () => {
    const faults = faultsOf(shellPages, (page) =>
      findAll(page.body, { tag: 'svg' })
        .filter((svg) => !/^dia\b/.test(attr(svg, 'class') ?? ''))
        .filter((svg) => !(Number(attr(svg, 'width')) <= 24 && Number(attr(svg, 'height')) <= 24))
        .map((svg) => `<svg class="${attr(svg, 'class')}">`),
    );
    expect(faults).toEqual([]);
  });

  it('names every navigation, and none of them twice', () => {
    const faults = faultsOf(shellPages, (page) => {
      const names = findAll(page.body, { tag: 'nav' }).map(
        (element) => attr(element, 'aria-label') ?? '',
      );
      return names.filter((name, index) => name === '' || names.indexOf(name) !== index);
    });
    expect(faults).toEqual([]);
  });

  it('lists the written headings of level 2 and 3 in the table of contents, in order', () => {
    const faults = faultsOf(pages, (page) => {
      const contents = nav(page, 'On this page');
      const links = contents
        ? findAll(contents, { tag: 'a' }).map((link) => attr(link, 'href'))
        : [];
      // Headings that a component makes, such as the letters of a glossary, have no link of their own.
      const linked = findAll(page.body, { tag: 'a', attrs: { 'aria-label': /^Direct link to / } });
      const written = new Set(linked.map((link) => attr(link, 'href')));
      const headings = elementsOf(page.body)
        .filter((element) => /^h[23]$/.test(element.tagName))
        .map((element) => `#${attr(element, 'id')}`)
        .filter((href) => written.has(href));
      return (
        links.join() !== headings.join() && `lists ${links.join(' ')}, has ${headings.join(' ')}`
      );
    });
    expect(faults).toEqual([]);
  });
});

const nav = (page: OutPage, name: string): Element | undefined =>
  findFirst(page.body, { tag: 'nav', attrs: { 'aria-label': name } });

const isFocusable = (element: Element): boolean =>
  ['a', 'button', 'input', 'select', 'summary', 'textarea'].includes(element.tagName) ||
  attr(element, 'tabindex') === '0';
