import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { setUpSite } from '../testing/browser';
import { pageKinds } from '../testing/page-kinds';

const site = setUpSite();
const kinds = pageKinds();
const PATIENT = { timeout: 240_000 };

/** What is wrong on each kind of page, in one tab. */
async function faultsOn(
  page: Page,
  judge: (page: Page) => Promise<readonly string[]>,
): Promise<string[]> {
  const faults: string[] = [];
  for (const route of kinds) {
    await page.goto(route);
    for (const fault of await judge(page)) faults.push(`${route}: ${fault}`);
  }
  return faults;
}

const open = async (options: Parameters<typeof site.newContext>[0]) =>
  (await site.newContext(options)).newPage();

describe('at 400 % zoom', () => {
  it('no kind of page scrolls sideways, and no bar stays over the text', PATIENT, async () => {
    // A window of 1280 x 800.
    const page = await open({ viewport: { width: 320, height: 200 } });
    const faults = await faultsOn(page, (at) =>
      at.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        window.scrollTo({ top: 600, behavior: 'instant' });
        const bars = [...document.querySelectorAll('.navbar, .page-bar')].filter(
          (bar) => window.scrollY > 500 && bar.getBoundingClientRect().bottom > 0,
        );
        return [
          ...(scrollWidth > clientWidth ? [`${scrollWidth} px wide`] : []),
          ...bars.map((bar) => `${bar.className} stays`),
        ];
      }),
    );
    expect(faults).toEqual([]);
  });
});

describe('an address within a page', () => {
  it.each([390, 768, 1280, 1920])(
    'leads to a place below the bars that stay, at %i px',
    PATIENT,
    async (width) => {
      const page = await open({ viewport: { width, height: 800 } });
      const faults = await faultsOn(page, (at) =>
        at.evaluate(() => {
          const names = [...document.querySelectorAll('.article-body [id]')]
            .filter((element) => element.checkVisibility() && !element.closest('svg'))
            .map(({ id }) => id);
          const tried = names.filter((_, index) => index % Math.ceil(names.length / 12) === 0);
          return tried.flatMap((name) => {
            window.scrollTo({ top: 0, behavior: 'instant' });
            const target = document.getElementById(name);
            target?.scrollIntoView({ behavior: 'instant' });
            const bars = [...document.querySelectorAll('.navbar, .page-bar')]
              .filter((bar) => getComputedStyle(bar).position === 'sticky')
              .map((bar) => bar.getBoundingClientRect().bottom);
            const gap = (target?.getBoundingClientRect().top ?? 0) - Math.max(0, ...bars);
            return gap < 8 ? [`#${name} is ${gap.toFixed(0)} px below the bars`] : [];
          });
        }),
      );
      expect(faults).toEqual([]);
    },
  );
});

describe('lines of text', () => {
  it.each([1280, 1920])('have at most 75 characters at %i px', PATIENT, async (width) => {
    const page = await open({ viewport: { width, height: 900 } });
    const counts: number[] = [];
    for (const route of kinds) {
      await page.goto(route);
      counts.push(...(await page.evaluate(linesOf)));
    }
    expect(counts.length).toBeGreaterThan(200);
    const long = counts.filter((count) => count > 75);
    // Narrow letters let a line in twenty hold a few more; no word is broken for it.
    expect(long.length / counts.length).toBeLessThan(0.05);
    expect(Math.max(...counts)).toBeLessThanOrEqual(84);
  });
});

/** In the page: characters of every line, but the last, of every paragraph, item and caption. */
function linesOf(): number[] {
  const texts = [...document.querySelectorAll('.prose :is(p, li, figcaption), .param-text')];
  return texts
    .filter((element) => element.checkVisibility() && !element.querySelector('p, ul, ol, div, pre'))
    .flatMap((element) => {
      const lines: { readonly top: number; count: number }[] = [];
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent ?? '';
        for (let at = 0; at < text.length; at += 1) {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const box = range.getBoundingClientRect();
          if (box.width === 0) continue;
          const line = lines.find(({ top }) => Math.abs(top - box.top) < 12);
          if (line) line.count += 1;
          else lines.push({ top: box.top, count: 1 });
        }
      }
      return lines.slice(0, -1).map(({ count }) => count);
    });
}

describe('with the spacing of text that a reader sets (WCAG 1.4.12)', () => {
  it('nothing is cut or pushed out of the page', PATIENT, async () => {
    const page = await open({ viewport: { width: 390, height: 844 }, bypassCSP: true });
    const faults = await faultsOn(page, async (at) => {
      await at.addStyleTag({
        content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
          p { margin-block-end: 2em !important }`,
      });
      return at.evaluate(() => {
        const root = document.documentElement;
        const cut = [...document.querySelectorAll('main *, header *, footer *')].filter(
          (element) => {
            const { overflowX, overflowY, textOverflow, position } = getComputedStyle(element);
            const hides = overflowX === 'hidden' || overflowY === 'hidden';
            const isForReaders = element.checkVisibility() && element.clientHeight > 1;
            // An ellipsis, and what only screen readers hear, are meant to be cut.
            if (!hides || !isForReaders || textOverflow === 'ellipsis' || position === 'absolute')
              return false;
            return (
              element.scrollHeight > element.clientHeight + 2 ||
              element.scrollWidth > element.clientWidth + 2
            );
          },
        );
        return [
          ...(root.scrollWidth > root.clientWidth ? [`${root.scrollWidth} px wide`] : []),
          ...cut.slice(0, 5).map(({ className }) => `${className} is cut`),
        ];
      });
    });
    expect(faults).toEqual([]);
  });
});

describe('in forced colors', () => {
  it('what is current, the lines between readouts and the dots of answers are still there', async () => {
    const page = await open({ forcedColors: 'active' });
    await page.goto('/api/transaction_create');
    const signs = await page.evaluate(() => {
      const style = (selector: string, pseudo?: string) => {
        const element = document.querySelector(selector);
        if (!element) throw new Error(`no ${selector}`);
        return getComputedStyle(element, pseudo);
      };
      const none = 'rgba(0, 0, 0, 0)';
      return {
        current: style('.sidebar-link[aria-current]', '::before').backgroundColor !== none,
        tick: style('.heading-2', '::before').backgroundColor !== none,
        readout: style('.readouts > div').outlineStyle,
        dot: Number.parseFloat(style('.http-code', '::before').borderTopWidth) > 2,
        tab: style('.examples [role="tab"][aria-selected="true"]').outlineStyle,
      };
    });
    expect(signs).toEqual({ current: true, tick: true, readout: 'solid', dot: true, tab: 'solid' });
  });
});

describe('with reduced motion', () => {
  it('nothing is animated', PATIENT, async () => {
    const page = await open({ reducedMotion: 'reduce' });
    const faults = await faultsOn(page, (at) =>
      at.evaluate(() => {
        const moving = [...document.querySelectorAll('body *')].filter((element) =>
          ['', '::before', '::after'].some((pseudo) => {
            const style = getComputedStyle(element, pseudo || null);
            const times = `${style.transitionDuration}, ${style.animationName === 'none' ? '0s' : style.animationDuration}`;
            return times.split(', ').some((time) => Number.parseFloat(time) > 0.01);
          }),
        );
        return [...new Set(moving.map(({ className }) => String(className)))];
      }),
    );
    expect(faults).toEqual([]);
  });
});

describe('what a finger presses', () => {
  it('is at least 24 px wide and high, or apart from its neighbors', PATIENT, async () => {
    const page = await open({ viewport: { width: 390, height: 844 }, hasTouch: true });
    const faults = await faultsOn(page, (at) =>
      at.evaluate(() => {
        const targets = [
          ...document.querySelectorAll<HTMLElement>(
            'a[href], button, input:not([type="hidden"]), select, summary, textarea',
          ),
        ].filter((element) => element.checkVisibility({ visibilityProperty: true }));
        const boxes = targets.map((element) => ({ element, box: element.getBoundingClientRect() }));
        const isLine = ({ parentElement: parent }: HTMLElement, text: string) =>
          Boolean(parent?.closest('p, li, td, th, dd, dt, figcaption, h2, h3')) &&
          (parent?.textContent ?? '').trim().length > text.length;
        const small = boxes.filter(({ element, box }) => {
          if (box.width >= 24 && box.height >= 24) return false;
          if (box.width === 0 || isLine(element, element.textContent.trim())) return false;
          // A circle of 24 px on it may touch no other target (WCAG 2.5.8).
          const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
          return boxes.some(({ element: other, box: near }) => {
            if (other === element || other.contains(element) || element.contains(other))
              return false;
            const dx = Math.max(near.left - x, 0, x - near.right);
            const dy = Math.max(near.top - y, 0, y - near.bottom);
            return Math.hypot(dx, dy) < 12;
          });
        });
        return small.map(({ element, box }) => {
          const name = element.textContent.trim().slice(0, 30) || element.className;
          return `${name}: ${box.width.toFixed(0)} x ${box.height.toFixed(0)}`;
        });
      }),
    );
    expect(faults).toEqual([]);
  });

  it('is 44 px high where it is used all the time', PATIENT, async () => {
    const page = await open({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await page.goto('/cabinet/control/access');
    await page.getByRole('button', { name: 'On this page' }).click();
    const inTheList = await heights(page, '.toc:popover-open .toc-link');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const primary = [
      ...inTheList,
      ...(await heights(page, '.drawer .sidebar-link, .drawer summary')),
      ...(await heights(page, '.navbar > button, .zoom-keys button, .pager a, .toc-button')),
    ];
    expect(primary.length).toBeGreaterThan(20);
    expect(primary.filter(({ height }) => height < 43.5)).toEqual([]);
  });
});

const heights = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => ({
        name: element.textContent?.trim().slice(0, 30) || element.className,
        height: element.getBoundingClientRect().height,
      })),
  );

describe('the Tab key', () => {
  it.each([390, 768, 1280, 1920])(
    'goes down each column of the article, at %i px',
    PATIENT,
    async (width) => {
      const page = await open({ viewport: { width, height: 900 } });
      const faults = await faultsOn(page, (at) =>
        at.evaluate(() => {
          const stops = [
            ...document.querySelectorAll<HTMLElement>(
              '.article :is(a[href], button, input, select, summary, [tabindex="0"])',
            ),
          ].filter(
            (element) =>
              element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }),
          );
          return stops.flatMap((stop, index) => {
            const before = stops[index - 1];
            if (!before || before.contains(stop)) return [];
            const [a, b] = [before.getBoundingClientRect(), stop.getBoundingClientRect()];
            const isSameColumn = a.left < b.right && b.left < a.right;
            return isSameColumn && b.bottom < a.top + 1
              ? [`${stop.textContent?.trim().slice(0, 30)} is above the stop before it`]
              : [];
          });
        }),
      );
      expect(faults).toEqual([]);
    },
  );
});
