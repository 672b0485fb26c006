// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startCode } from './code.boot';
import { CodeBlock } from './code-block';

beforeAll(startCode);
afterEach(cleanup);

const htmlOf = (count: number) =>
  Array.from({ length: count }, (_, index) => `<span class="line">line ${index + 1}</span>`).join(
    '\n',
  );
const textOf = (count: number) =>
  Array.from({ length: count }, (_, index) => `line ${index + 1}`).join('\n');

describe('CodeBlock', () => {
  it('folds the lines after the first ones, which stay in the text that is copied', () => {
    const { container } = render(<CodeBlock html={htmlOf(90)} lang="php" title="a.php" fold />);
    expect(container.querySelector('code')?.textContent).toBe(textOf(90));
    const rest = container.querySelector('.code-rest');
    expect(rest?.getAttribute('hidden')).toBe('until-found');
    expect(rest?.querySelectorAll('.line')).toHaveLength(70);
    screen.getByRole('button', { name: 'Show all 90 lines' }).click();
    expect(rest?.hasAttribute('hidden')).toBe(false);
    expect(document.activeElement).toBe(container.querySelector('pre'));
  });

  it('does not fold a few lines more', () => {
    const { container } = render(<CodeBlock html={htmlOf(29)} lang="php" fold />);
    expect(container.querySelector('.code-rest')).toBeNull();
  });

  it('shows a marked line always', () => {
    const html = htmlOf(90).replace('>line 50<', ' data-mark="">line 50<');
    const { container } = render(<CodeBlock html={html} lang="php" fold />);
    expect(container.querySelector('.code-rest')).toBeNull();
  });

  it('wraps its lines and scrolls again', () => {
    const { container } = render(<CodeBlock html={htmlOf(1)} lang="php" />);
    const button = screen.getByRole('button', { name: 'Wrap lines' });
    button.click();
    expect(container.querySelector('pre')?.hasAttribute('data-wrap')).toBe(true);
    expect(button.getAttribute('aria-pressed')).toBe('true');
    button.click();
    expect(container.querySelector('pre')?.hasAttribute('data-wrap')).toBe(false);
    expect(button.getAttribute('aria-pressed')).toBe('false');
  });
});
