// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { cleanup, render, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, describe, expect, it } from 'vitest';
import { loadContract } from '@/lib/gateway/contract/load';
import { listDrawings } from '@/lib/gateway/diagrams/named';
import { ClockDiagram } from './clock';
import { diagramComponents } from './registry';

afterEach(cleanup);

const contract = loadContract();
const { Diagram, Lifecycle, Screen } = diagramComponents(contract);

describe('Diagram', () => {
  it('is an image with a name and a description in words', () => {
    render(<Diagram name="money-path" />);
    // One of them is shown: the upright one in a narrow column.
    const images = screen.getAllByRole('img', { name: /^The steps of a payment/ });
    expect(images).toHaveLength(2);
    for (const image of images)
      expect(image.querySelector('desc')?.textContent).toContain('signed callback');
  });

  it('carries no colour in attributes', () => {
    const { container } = render(<Diagram name="money-path" />);
    expect(container.querySelector('[style], [fill], [stroke]')).toBeNull();
  });

  it('says which file is missing', () => {
    expect(() => render(<Diagram name="nowhere" />)).toThrow('content/_site/diagrams/nowhere.yaml');
  });
});

describe('a sequence', () => {
  it('is also a list of steps, with responses, the callback and the waiting time told apart', () => {
    const { container } = render(<Diagram name="p2p" />);
    const steps = [...container.querySelectorAll<HTMLElement>('ol.narrow-only > li')];
    expect(steps.map((step) => step.dataset.kind)).toEqual([
      undefined,
      'answer',
      undefined,
      'answer',
      undefined,
      undefined,
      undefined,
      'answer',
      undefined,
      'callback',
    ]);
    expect(steps.flatMap((step, index) => ('waiting' in step.dataset ? [index + 1] : []))).toEqual([
      5,
    ]);
    expect(steps[4]?.textContent).toBe(
      'Your server → Customershows details and amountCustomer waits until step 6: 15 min',
    );
    expect(steps[9]?.querySelector('code')?.textContent).toBe('callback transaction.success');
  });
});

describe('Lifecycle', () => {
  it('is also a list whose ways on are links to the rows of the statuses', () => {
    const { container } = render(<Lifecycle />);
    const list = container.querySelector<HTMLElement>('dl.narrow-only');
    if (!list) throw new Error('no list');
    const expired = [...list.querySelectorAll('dd')].find((entry) =>
      entry.textContent.startsWith('expired'),
    );
    const way = expired?.querySelector('li[data-ink="out"] > a');
    expect(way?.getAttribute('href')).toBe('/reference/transaction_statuses#success');
    expect(list.querySelectorAll('dd')).toHaveLength(contract.lifecycle?.statuses.length ?? 0);
  });

  it('draws every transition of the contract in the markup, and nothing else', () => {
    const { container } = render(<Lifecycle />);
    const drawn = [...container.querySelectorAll('[data-edge]')].map((edge) =>
      edge.getAttribute('data-edge'),
    );
    const wanted = new Set(
      contract.lifecycle?.transitions.flatMap(({ from, to }) =>
        (from.length > 0 ? from : ['none']).map((slug) => `${slug}>${to}`),
      ),
    );
    expect(drawn.sort()).toEqual([...wanted].sort());
  });

  it('gives each of its arrow heads an id of its own', () => {
    const { container } = render(
      <>
        <Lifecycle />
        <Diagram name="money-path" />
      </>,
    );
    const ids = [...container.querySelectorAll('[id]')].map((element) => element.id);
    expect(new Set(ids).size).toBe(ids.length);
    const edge = container.querySelector('[data-edge]')?.getAttribute('marker-end');
    expect(ids).toContain(edge?.slice('url(#'.length, -1));
  });
});

describe('ClockDiagram', () => {
  it('has a caption from the data', () => {
    render(
      <ClockDiagram
        title="Two clocks"
        description="One runs out first."
        caption="Show a `countdown`."
        bars={[{ label: 'code', from: 0, to: 120, end: 'expired', tone: 'wait' }]}
      />,
    );
    expect(screen.getByRole('figure').querySelector('figcaption')?.textContent).toBe(
      'Show a countdown.',
    );
  });
});

describe('a drawing in its frame', () => {
  /** Least widths of the sheet in px, by the size that the markup names. */
  const sheet = readFileSync('components/gateway/diagrams/plot.css', 'utf8');
  const least = new Map(
    [...sheet.matchAll(/data-size='(\d)'\] \{\s*--dia-min: ([\d.]+)rem/g)].map(([, size, rem]) => [
      size,
      Number(rem) * 16,
    ]),
  );

  it('is never made smaller, so that no word has less than 11 px', () => {
    const screens = listDrawings('screens').map((name) => <Screen key={name} name={name} />);
    const diagrams = [...listDrawings('diagrams'), 'callback-retries'].map((name) => (
      <Diagram key={name} name={name} />
    ));
    const { container } = render(
      <>
        {screens}
        {diagrams}
        <Lifecycle />
      </>,
    );
    const drawings = [...container.querySelectorAll<SVGElement>('.diagram-scroll > svg')];
    expect(drawings.length).toBeGreaterThan(30);
    for (const { dataset, outerHTML } of drawings) {
      const width = Number(/viewBox="0 0 (\d+) /.exec(outerHTML)?.[1]);
      expect(least.get(dataset.size ?? ''), outerHTML.slice(0, 200)).toBeGreaterThanOrEqual(width);
    }
  });
});

describe('Screen', () => {
  it('has a key for each of its numbers', () => {
    render(<Screen name="access" />);
    const keys = within(screen.getByRole('group')).getAllByRole('button');
    expect(keys.map((key) => key.textContent)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
    expect(keys[0]?.getAttribute('aria-label')).toBe('1: Invite user');
  });

  it('repeats its numbers as an ordered list', () => {
    render(<Screen name="interface" />);
    const legend = screen.getByRole('list');
    expect(legend.tagName).toBe('OL');
    const numbers = [...document.querySelectorAll('.callout-text')].map((text) => text.textContent);
    expect(within(legend).getAllByRole('listitem')).toHaveLength(numbers.length);
  });

  it('passes the accessibility checker', async () => {
    const { container } = render(<Screen name="interface" />);
    const { violations } = await axe.run(container, {
      rules: {
        'color-contrast': { enabled: false },
        'label-content-name-mismatch': { enabled: false },
        region: { enabled: false },
      },
    });
    expect(violations.map((found) => found.id)).toEqual([]);
  });
});
