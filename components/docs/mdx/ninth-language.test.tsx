import { Blob } from 'node:buffer';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { highlight } from '@/lib/base/code/highlight';
import { CODE_LANGUAGES, listedName, TAB_LANGUAGES } from '@/lib/base/code/languages';
import { CodeBlock } from '../../base/code/code-block';
import { languageCss } from '../../base/tabs/language-css';
import { Tab, Tabs } from './tabs';

vi.mock('@/lib/base/code/language-table', async (original) => {
  const { LANGUAGES } = await original<typeof import('@/lib/base/code/language-table')>();
  const go = { label: 'Go', aliases: ['golang'], grammar: import('shiki/langs/go.mjs') };
  return { LANGUAGES: { ...LANGUAGES, go } };
});

afterEach(cleanup);
// The highlighter unpacks its engine with a method that the one of jsdom does not have.
vi.stubGlobal('Blob', Blob);

it('colors a language that is only in the table, under its name and its alias', async () => {
  expect(CODE_LANGUAGES).toContain('go');
  expect(listedName('golang')).toBe('go');
  const html = await highlight('package main', 'go');
  expect(html).toContain('<span class="c-key">package');
  render(<CodeBlock html={html} lang="go" />);
  screen.getByRole('figure', { name: 'Go code' });
});

it('offers it on a tab and shows the tab to a reader who chose it', async () => {
  render(
    <Tabs names="Bash, Golang" group="lang">
      <Tab>first</Tab>
      <Tab>second</Tab>
    </Tabs>,
  );
  expect(screen.getByRole('tab', { name: 'Golang' }).dataset.value).toBe('go');
  expect(languageCss(TAB_LANGUAGES)).toContain("html[data-lang='go'] [data-value='go']");
});

it('remembers it on the next page', async () => {
  vi.stubGlobal('__BASE_PATH__', '');
  vi.stubGlobal('__ANNOUNCEMENT_ID__', '');
  vi.stubGlobal('__LANGUAGES__', TAB_LANGUAGES);
  localStorage.setItem('tabs', '{"lang":"go"}');
  await import('../boot/head');
  expect(document.documentElement.dataset.lang).toBe('go');
});
