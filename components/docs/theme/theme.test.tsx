import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import site from '@/.generated/site.json';
import { ThemeProvider } from './theme-provider.client';
import { ThemeToggle } from './theme-toggle';

vi.stubGlobal('__THEME_COLORS__', site.themeColor);
vi.stubGlobal('__BASE_PATH__', '');
vi.stubGlobal('__ANNOUNCEMENT_ID__', '');
vi.stubGlobal('__LANGUAGES__', []);
vi.stubGlobal('matchMedia', () => ({ addListener() {}, removeListener() {} }));

const tree = (
  <ThemeProvider>
    <ThemeToggle />
  </ThemeProvider>
);
const root = document.documentElement;
const toggle = () => screen.getByRole('button', { name: /^Switch between dark and light mode/ });
const colors = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(
    ({ content }) => content,
  );
const forbidden = () => {
  throw new DOMException('denied', 'SecurityError');
};

/** What listens to one page must not hear what happens on the next. */
const spies = () => [window, document].map((target) => vi.spyOn(target, 'addEventListener'));
let listening: ReturnType<typeof spies> = [];

/** The page as the host sends it, after its own scripts: next-themes' in the body, the boot script behind it. */
async function openPage(): Promise<HTMLElement> {
  const container = document.createElement('div');
  container.innerHTML = renderToString(tree);
  document.body.append(container);
  // React puts it into the head of a whole document.
  const meta = container.querySelector('meta');
  if (meta) document.head.append(meta);
  new Function(container.querySelector('script')?.textContent ?? '')();
  const { startTheme } = await import('./theme.boot');
  startTheme();
  return container;
}

beforeEach(() => {
  listening = spies();
  vi.resetModules();
  localStorage.clear();
  root.dataset.theme = 'dark';
});
afterEach(() => {
  cleanup();
  for (const [type, listener, options] of listening.flatMap(({ mock }) => mock.calls)) {
    window.removeEventListener(type, listener, options);
    document.removeEventListener(type, listener, options);
  }
  vi.restoreAllMocks();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

/** Another page of the tab is opened, changes something, and Back returns to this one. */
function whileAway(change: () => void): void {
  fireEvent(window, new PageTransitionEvent('pagehide', { persisted: true }));
  change();
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
}

describe('before React', () => {
  it('the script of next-themes, and no other, sets the stored theme', async () => {
    localStorage.setItem('theme', 'light');
    await import('../boot/head');
    expect(root.dataset.theme).toBe('dark');
    await openPage();
    expect(root.dataset.theme).toBe('light');
    expect(toggle().getAttribute('aria-label')).toContain('(currently light mode)');
    expect(toggle().title).toBe(toggle().getAttribute('aria-label'));
    expect(colors()).toEqual([site.themeColor.light]);
  });

  it('a foreign stored word is forgotten before that script reads it', async () => {
    localStorage.setItem('theme', 'blue');
    await import('../boot/head');
    await openPage();
    expect(root.dataset.theme).toBe('dark');
    expect(localStorage.getItem('theme')).toBeNull();
  });

  it('the switch writes what next-themes reads, and other tabs are followed', async () => {
    await openPage();
    fireEvent.click(toggle());
    expect([root.dataset.theme, localStorage.getItem('theme')]).toEqual(['light', 'light']);
    expect(colors()).toEqual([site.themeColor.light]);
    fireEvent(window, new StorageEvent('storage', { key: 'theme', newValue: null }));
    expect(root.dataset.theme).toBe('dark');
  });
});

describe('a page that Back restores', () => {
  it.each([false, true])('follows a choice of the page after it, hydrated: %s', async (hydrate) => {
    const container = await openPage();
    if (hydrate) render(tree, { container, hydrate });
    whileAway(() => localStorage.setItem('theme', 'light'));
    expect(root.dataset.theme).toBe('light');
    expect(toggle().getAttribute('aria-label')).toContain('(currently light mode)');
    whileAway(() => localStorage.removeItem('theme'));
    expect(root.dataset.theme).toBe('dark');
  });

  it('keeps its own choice where nothing can be stored', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
    await openPage();
    fireEvent.click(toggle());
    whileAway(() => undefined);
    expect(root.dataset.theme).toBe('light');
  });
});

describe('when React has come', () => {
  it('a click has one effect, and everything that shows the theme follows it', async () => {
    const container = await openPage();
    fireEvent.click(toggle());
    render(tree, { container, hydrate: true });
    expect(root.dataset.theme).toBe('light');
    const written = vi.spyOn(Storage.prototype, 'setItem');
    fireEvent.click(toggle());
    expect(written).toHaveBeenCalledTimes(1);
    expect([root.dataset.theme, localStorage.getItem('theme')]).toEqual(['dark', 'dark']);
    expect(toggle().getAttribute('aria-label')).toContain('(currently dark mode)');
    expect(colors()).toEqual([site.themeColor.dark]);
    fireEvent.click(toggle());
    expect([root.dataset.theme, localStorage.getItem('theme')]).toEqual(['light', 'light']);
    expect(colors()).toEqual([site.themeColor.light]);
  });

  it('the choice made before it came is kept, also where nothing can be stored', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
    const container = await openPage();
    fireEvent.click(toggle());
    expect(root.dataset.theme).toBe('light');
    render(tree, { container, hydrate: true });
    expect(root.dataset.theme).toBe('light');
    expect(toggle().getAttribute('aria-label')).toContain('(currently light mode)');
    expect(toggle().title).toBe(toggle().getAttribute('aria-label'));
    expect(new Set(colors())).toEqual(new Set([site.themeColor.light]));
  });

  it('other tabs are followed, a foreign word and a removed choice mean the default', async () => {
    const container = await openPage();
    render(tree, { container, hydrate: true });
    for (const [newValue, label] of [
      ['light', 'light'],
      ['blue', 'dark'],
      ['light', 'light'],
      [null, 'dark'],
    ] as const) {
      act(() => {
        window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue }));
      });
      expect(toggle().getAttribute('aria-label')).toContain(`(currently ${label} mode)`);
      expect(root.dataset.theme ?? 'dark').toBe(label);
    }
  });
});
