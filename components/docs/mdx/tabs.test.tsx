// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { startTabs } from '@/components/base/tabs/tabs.boot';
import { languageOf } from '@/lib/base/code/tab-value';
import { STORAGE_KEYS } from '@/lib/base/interface/constants';
import { Tab, Tabs } from './tabs';

afterEach(cleanup);

describe('Tabs', () => {
  it('prints every panel, the first one open', () => {
    render(
      <Tabs names="Request, Response 201" label="Example">
        <Tab>first</Tab>
        <Tab>second</Tab>
      </Tabs>,
    );
    const list = screen.getByRole('tablist', { name: 'Example' });
    const tabs = within(list).getAllByRole('tab');
    expect(tabs.map((tab) => tab.getAttribute('aria-selected'))).toEqual(['true', 'false']);
    expect(tabs.map((tab) => tab.tabIndex)).toEqual([0, -1]);
    expect(tabs.map((tab) => tab.dataset.value)).toEqual(['request', 'response-201']);
    expect(screen.getByRole('tabpanel', { name: 'Request' }).textContent).toContain('first');
    const [, second] = screen.getAllByRole('tabpanel', { hidden: true });
    expect(second?.hidden).toBe(true);
    expect(second?.id).toBe(tabs[1]?.getAttribute('aria-controls'));
    expect(second?.getAttribute('aria-labelledby')).toBe(tabs[1]?.id);
  });

  it('puts the name at the head of each panel, for paper and for pages without scripts', () => {
    render(
      <Tabs names="One, Two">
        <Tab>1</Tab>
        <Tab>2</Tab>
      </Tabs>,
    );
    const titles = screen
      .getAllByRole('tabpanel', { hidden: true })
      .map((panel) => panel.firstElementChild?.textContent);
    expect(titles).toEqual(['One', 'Two']);
  });

  it('stores languages, not their nicknames, in the group lang', () => {
    render(
      <Tabs names="cURL, JavaScript" group="lang">
        <Tab>a</Tab>
        <Tab>b</Tab>
      </Tabs>,
    );
    const values = screen.getAllByRole('tab').map((tab) => tab.dataset.value);
    expect(values).toEqual(['bash', 'javascript']);
    expect(languageOf('Node.js')).toBe('javascript');
    expect(languageOf('HTTP')).toBe('http');
  });

  it('switches all sets of a group, and keeps the choice', () => {
    render(
      ['first', 'second'].map((label) => (
        <Tabs key={label} names="Point, Account" group="level" label={label}>
          <Tab>1</Tab>
          <Tab>2</Tab>
        </Tabs>
      )),
    );
    startTabs();
    const [account] = screen.getAllByRole('tab', { name: 'Account' });
    fireEvent.click(account ?? document.body);
    const selected = screen
      .getAllByRole('tab', { selected: true })
      .map(({ textContent }) => textContent);
    expect(selected).toEqual(['Account', 'Account']);
    expect(JSON.parse(localStorage.getItem(STORAGE_KEYS.tabs) ?? '{}')).toEqual({
      level: 'account',
    });
  });

  it('gives two sets on a page different ids', () => {
    render(
      <>
        <Tabs names="A">
          <Tab>1</Tab>
        </Tabs>
        <Tabs names="A">
          <Tab>2</Tab>
        </Tabs>
      </>,
    );
    const ids = screen.getAllByRole('tab').map((tab) => tab.id);
    expect(new Set(ids).size).toBe(2);
  });

  it('says what to do when names and tabs differ in number', () => {
    const set = (
      <Tabs names="A, B">
        <Tab>1</Tab>
      </Tabs>
    );
    expect(() => render(set)).toThrowErrorMatchingInlineSnapshot(
      `[Error: <Tabs names="A, B"> has 2 names and 1 <Tab> — give one name per <Tab>, separated by commas]`,
    );
  });

  it('refuses what is not a tab, a name given twice, and a tab that stands alone', () => {
    expect(() => render(<Tabs names="A">text</Tabs>)).toThrow(/wrap it in <Tab>/);
    expect(() =>
      render(
        <Tabs names="A, a">
          <Tab>1</Tab>
          <Tab>2</Tab>
        </Tabs>,
      ),
    ).toThrow(/names "a" twice/);
    expect(() => render(<Tab>1</Tab>)).toThrow(/is outside <Tabs>/);
  });
});
