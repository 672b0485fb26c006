import type { Page } from 'playwright-core';

/** The spacing that a reader may set without losing anything (WCAG 2.2, 1.4.12). */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/** Give the text of a page the spacing of WCAG 1.4.12; a sheet of the document passes the page's own policy. */
export function spaceText(page: Page): Promise<void> {
  return page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, SPACING);
}

/**
 * What a reader cannot reach: a page that scrolls sideways, and words that are cut by a box without a scrollbar. What
 * only screen readers get, and what a press opens, is not lost.
 */
export function lost(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    // The sign of a link to a heading hangs out of the last line.
    for (const sign of document.querySelectorAll<HTMLElement>('.heading-link')) sign.hidden = true;
    const cut = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const { overflowX, overflowY, display } = getComputedStyle(element);
      if (display === 'inline' || !element.checkVisibility()) return false;
      if (element.closest('.visually-hidden, svg, .table-long tr')) return false;
      const isCutX = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
      const isCutY =
        /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1;
      return (isCutX || isCutY) && element.clientWidth > 1;
    });
    const wide = root.scrollWidth > root.clientWidth ? [`${root.scrollWidth} px wide`] : [];
    return [...wide, ...cut.map(({ tagName, className }) => `cut: ${tagName}.${className}`)];
  });
}

/** The part of the window's height that bars cover while one reads, from 0 to 1. */
export function covered(page: Page): Promise<number> {
  return page.evaluate(() => {
    window.scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' });
    let rows = 0;
    for (let y = 0; y < innerHeight; y += 1) {
      const top = document.elementFromPoint(innerWidth / 2, y);
      for (let box: Element | null = top; box; box = box.parentElement) {
        if (!/sticky|fixed/.test(getComputedStyle(box).position)) continue;
        rows += 1;
        break;
      }
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    return rows / innerHeight;
  });
}

/** Targets of a finger that are smaller than `least` CSS pixels in one direction; links in running text are no targets. */
export function smallTargets(page: Page, selector: string, least: number): Promise<string[]> {
  return page.evaluate(
    ({ selector: of, least: size }) =>
      [...document.querySelectorAll<HTMLElement>(of)].flatMap((element) => {
        if (!element.checkVisibility({ visibilityProperty: true })) return [];
        const { width, height } = element.getBoundingClientRect();
        const name = element.ariaLabel ?? element.textContent.trim().slice(0, 30);
        return width === 0 || (width >= size - 0.5 && height >= size - 0.5)
          ? []
          : [`${name || element.className}: ${Math.round(width)} × ${Math.round(height)}`];
      }),
    { selector, least },
  );
}

/** Places in the article where the focus goes up the page although nothing is next to anything: one column only. */
export function jumpsOfFocus(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const stops = [
      ...document.querySelectorAll<HTMLElement>(
        'main :is(a[href], button, input, select, textarea, summary, [tabindex="0"])',
      ),
    ].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: false }) &&
        !element.closest('.examples, .toc, .table-long') &&
        element.tabIndex === 0,
    );
    const faults = [...document.querySelectorAll('[tabindex]')]
      .filter((element) => Number(element.getAttribute('tabindex')) > 0)
      .map(({ className }) => `positive tabindex: ${className}`);
    for (const [index, stop] of stops.entries()) {
      const before = stops[index - 1];
      if (!before) continue;
      const up = before.getBoundingClientRect().top - stop.getBoundingClientRect().bottom;
      if (up > 0)
        faults.push(`${before.textContent.trim()} → ${stop.textContent.trim()}: ${up} px up`);
    }
    return faults;
  });
}

/** Elements that would still move although the reader asked for less motion. */
export function moving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) => {
      const { transitionDuration, animationDuration, animationName } = getComputedStyle(element);
      const isMoving = [
        ...transitionDuration.split(','),
        ...(animationName === 'none' ? [] : animationDuration.split(',')),
      ].some((time) => Number.parseFloat(time) > 0.01);
      return isMoving ? [`${element.tagName}.${element.className}`] : [];
    }),
  );
}

/** What is chosen or current, but has no frame, mark or surface in the reader's own palette. */
export function unmarked(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const chosen =
      '[aria-current], [aria-selected="true"], [aria-pressed="true"], label:has(> input:checked)';
    const plain = (style: CSSStyleDeclaration, canvas: string) =>
      style.outlineStyle === 'none' &&
      style.textDecorationLine === 'none' &&
      (style.content === 'none' || [canvas, 'rgba(0, 0, 0, 0)'].includes(style.backgroundColor));
    const canvas = getComputedStyle(document.body).backgroundColor;
    return [...document.querySelectorAll<HTMLElement>(chosen)].flatMap((element) => {
      if (!element.checkVisibility() || element.closest('.breadcrumbs')) return [];
      const looks = [undefined, '::before', '::after'].map((part) =>
        getComputedStyle(element, part),
      );
      const isBold = Number(looks[0]?.fontWeight) >= 600;
      return !isBold && looks.every((style) => plain(style, canvas))
        ? [`${element.className}: ${element.textContent.trim().slice(0, 30)}`]
        : [];
    });
  });
}
