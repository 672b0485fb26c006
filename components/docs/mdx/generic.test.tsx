// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { genericComponents } from './generic';

// The drawings of icons are collected by the build; names and roles do not depend on them.
vi.mock('@/components/base/icon/icon', () => ({ Icon: () => <svg aria-hidden="true" /> }));

afterEach(cleanup);

const titles: Readonly<Record<string, string>> = {
  '/faq': 'Questions',
  '/reference/transaction_statuses': 'Transaction statuses',
};
const {
  Admonition,
  Card,
  Cards,
  Checklist,
  CodeBlock,
  Details,
  Downloads,
  Fold,
  Related,
  Steps,
  img: Img,
} = genericComponents((route) => titles[route], {
  downloads: { guide: { label: 'Guide', href: '/guide.zip', icon: 'download' } },
  downloadOf: (name) =>
    name.endsWith('.csv') ? { label: name, href: `/${name}`, icon: 'download' } : undefined,
});

describe('Fold', () => {
  it('shows the heading of its section, and keeps the rest in a closed native element', () => {
    render(
      <Fold>
        {'\n'}
        <div className="heading heading-2">
          <h2>Keys</h2>
          <a href="#keys">Direct link</a>
        </div>
        {'\n'}
        <p>A point can have several keys.</p>
      </Fold>,
    );
    const heading = screen.getByRole('heading', { name: 'Keys' });
    const fold = heading.closest('details');
    // A summary takes headings and words, and no box around them.
    expect(heading.parentElement?.tagName).toBe('SUMMARY');
    expect(heading.parentElement?.className).toBe('heading heading-2');
    expect(heading.parentElement?.querySelector('a')).toBeNull();
    expect(fold?.querySelector('summary + a')?.textContent).toBe('Direct link');
    expect(fold?.open).toBe(false);
    expect(fold?.textContent).toContain('several keys');
  });
});

describe('Admonition', () => {
  it('is a note named by its title', () => {
    render(
      <Admonition type="warning" title="A code is not a number">
        <p>Keep it as a string.</p>
      </Admonition>,
    );
    const note = screen.getByRole('note', { name: 'A code is not a number' });
    expect(note.textContent).toContain('Keep it as a string.');
    expect(note.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('is named by its kind when it has no title', () => {
    render(<Admonition type="tip">text</Admonition>);
    expect(screen.getByRole('note', { name: 'Tip' })).toBeTruthy();
  });

  it('names the kinds when it does not know one', () => {
    expect(() => render(<Admonition type="caution" />)).toThrowErrorMatchingInlineSnapshot(
      `[Error: :::caution is not a kind of note — use one of note, info, tip, warning, danger]`,
    );
  });
});

describe('CodeBlock', () => {
  it('offers to copy, with and without a title', () => {
    render(<CodeBlock html="<span class='line'>ls</span>" lang="bash" />);
    render(<CodeBlock html="{}" lang="json" title="Answer" numbered />);
    const [bare, titled] = screen.getAllByRole('figure');
    expect(bare?.getAttribute('aria-label')).toBe('Shell code');
    expect(bare?.querySelector('code')?.textContent).toBe('ls');
    expect(titled).toBe(screen.getByRole('figure', { name: 'Answer' }));
    const buttons = screen.getAllByRole('button', { name: 'Copy code to clipboard' });
    expect(buttons.map((button) => button.dataset.copy)).toEqual(['', '']);
  });
});

describe('lists', () => {
  it('turns one ordered list into steps', () => {
    const { container } = render(
      <Steps>
        {'\n'}
        <ol>
          <li>Open</li>
        </ol>
      </Steps>,
    );
    expect(container.querySelector('ol.steps > li')?.textContent).toBe('Open');
    expect(() => render(<Steps>text</Steps>)).toThrow(/wraps one ordered list/);
  });

  it('gives each line of a checklist a native checkbox, dropping the one of Markdown', () => {
    render(
      <Checklist>
        <ul>
          <li>
            <input type="checkbox" disabled /> Alert when <code>callbacks</code> fail
          </li>
          <li>
            <p>A refund tested</p>
            <ul>
              <li>in part</li>
            </ul>
          </li>
        </ul>
      </Checklist>,
    );
    const boxes = screen.getAllByRole('checkbox');
    expect(boxes).toHaveLength(2);
    expect(boxes.every((box) => !box.hasAttribute('disabled'))).toBe(true);
    expect(screen.getByRole('checkbox', { name: 'Alert when callbacks fail' })).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: 'A refund tested' })).toBeTruthy();
  });

  it('shows related pages under their own titles and leaves out a route without page', () => {
    render(<Related routes="/faq, /faq#refunds, /fax" />);
    const links = screen.getAllByRole('link', { name: 'Questions' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/faq', '/faq#refunds']);
  });

  it('names a card by its title alone', () => {
    render(
      <Cards>
        <Card title="Test" href="/faq" note="Cards that fail on demand" />
      </Cards>,
    );
    const [item] = screen.getAllByRole('listitem');
    expect(screen.getByRole('link', { name: 'Test' }).getAttribute('href')).toBe('/faq');
    expect(item?.textContent?.replace(/\s+/g, ' ')).toBe('Test Cards that fail on demand /faq');
  });

  it('links the files of the site, and those of an extension by name and by form', () => {
    render(<Downloads names="changelog, guide, rates.csv" />);
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['/changelog.xml', '/guide.zip', '/rates.csv']);
    expect(() => render(<Downloads names="swagger" />)).toThrow(/does not know "swagger"/);
  });
});

it('folds text natively', () => {
  render(<Details summary="Why so late?">Because.</Details>);
  const group = screen.getByRole('group');
  expect(group.hasAttribute('open')).toBe(false);
  expect(within(group).getByText('Why so late?').tagName).toBe('SUMMARY');
});

it('loads pictures late and keeps their size', () => {
  render(<Img src="/a.png" alt="A drawing" width={40} height={20} />);
  const image = screen.getByRole('img', { name: 'A drawing' });
  expect(image.getAttribute('loading')).toBe('lazy');
  expect(image.getAttribute('decoding')).toBe('async');
  expect(image.getAttribute('width')).toBe('40');
});
