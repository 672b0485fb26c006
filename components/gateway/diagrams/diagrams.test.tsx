// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, describe, expect, it } from 'vitest';
import { loadContract } from '@/lib/gateway/contract/load';
import { ClockDiagram } from './clock';
import { diagramComponents } from './registry';

afterEach(cleanup);

const contract = loadContract();
const { Diagram, Lifecycle, Screen } = diagramComponents(contract);

describe('Diagram', () => {
  it('is an image with a name and a description in words', () => {
    render(<Diagram name="money-path" />);
    const image = screen.getByRole('img', { name: /^How a payment travels/ });
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

describe('Lifecycle', () => {
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

describe('Screen', () => {
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
