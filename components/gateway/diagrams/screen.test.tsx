import { readdirSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { cleanup, render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { contentDir } from '@/lib/base/source/files';
import { layoutScreen, loadScreen } from '@/lib/gateway/diagrams/screen';
import { Callout } from './callout';
import { FormulaTable } from './formulas';
import { Plot } from './plot';

afterEach(cleanup);

const MOST_BYTES = 6 * 1024;

const names = readdirSync(path.join(contentDir(), '_site', 'screens'))
  .filter((file) => !file.startsWith('_'))
  .map((file) => file.replace(/\.yaml$/, ''));

describe.each(names)('drawing %s', (name) => {
  const data = loadScreen(name);
  const { title, description } = data.screen;
  const markup = renderToStaticMarkup(
    <Plot scene={layoutScreen(data)} title={title} description={description} />,
  );

  it('is light', () => {
    expect(brotliCompressSync(markup).length).toBeLessThanOrEqual(MOST_BYTES);
  });

  it('is made of vectors without colours or scripts of its own', () => {
    expect(markup).not.toMatch(/<(image|script|style|foreignObject)| (style|fill|stroke|href)=/);
  });

  it('has a text alternative that says more than its title', () => {
    expect(description.split(/\s+/).length).toBeGreaterThan(25);
    expect(markup).toContain('role="img"');
  });
});

describe('Callout', () => {
  it('reads as a number in brackets', () => {
    const { container } = render(
      <p>
        Press Export <Callout n="7" />.
      </p>,
    );
    expect(container.textContent).toBe('Press Export (7).');
  });
});

describe('FormulaTable', () => {
  it('prints each rule with the numbers of the drawing', () => {
    const { container } = render(<FormulaTable screen={loadScreen('tariffs').screen} />);
    expect(container.textContent).toContain('149.90 × 1.80% = 2.6982');
    expect(container.textContent).toContain('149.90 − 2.70 = 147.20');
  });
});
