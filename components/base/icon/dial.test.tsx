// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Dial, isStatusName, STATUS_DIALS } from './dial';

afterEach(cleanup);

it('is decoration beside a word and a named picture without one', () => {
  const { container } = render(<Dial level="half" />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  render(<Dial level="full" label="allowed" tone="accent" />);
  expect(screen.getByRole('img', { name: 'allowed' }).classList).toContain('dial-accent');
});

it('draws each of the twelve statuses in a shape of its own', () => {
  const shapes = Object.values(STATUS_DIALS).map(
    (level) => render(<Dial level={level} />).container.innerHTML,
  );
  expect(shapes).toHaveLength(12);
  expect(new Set(shapes).size).toBe(12);
  expect(isStatusName('success')).toBe(true);
  expect(isStatusName('paid')).toBe(false);
});

it('takes a place inside a drawing', () => {
  const { container } = render(<Dial level="check" x={520} y={225} />);
  const dial = container.querySelector('svg');
  expect(['x', 'y', 'width'].map((name) => dial?.getAttribute(name))).toEqual(['520', '225', '14']);
});
