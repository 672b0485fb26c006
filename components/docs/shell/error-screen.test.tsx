import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ChunkScreen } from './chunk-screen';
import { ErrorScreen } from './error-screen';

afterEach(cleanup);

describe('a crashed page', () => {
  it('says so with the message and its causes, titles the page and takes the focus', () => {
    const error = new Error('No such field', { cause: new Error('The list is empty') });
    render(<ErrorScreen error={error} onRetry={() => undefined} />);
    const heading = screen.getByRole('heading', { level: 1, name: 'This page crashed.' });
    expect(document.activeElement).toBe(heading);
    expect(document.title).toBe('Page Error');
    expect(screen.getByRole('alert').textContent).toContain(
      'No such field\n\nCause:\nThe list is empty',
    );
  });

  it('offers to try again', () => {
    const retry = vi.fn();
    render(<ErrorScreen error={new Error('x')} onRetry={retry} />);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });
});

describe('a page that did not arrive whole', () => {
  it('asks again first and loads the whole page the second time', () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { ...window.location, reload });
    const retry = vi.fn();
    render(<ChunkScreen onRetry={retry} />);
    const button = screen.getByRole('button', { name: 'Retry' });
    fireEvent.click(button);
    expect([retry.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0]);
    fireEvent.click(button);
    expect([retry.mock.calls.length, reload.mock.calls.length]).toEqual([1, 1]);
    vi.unstubAllGlobals();
  });

  it('begins to count anew when a page has come', () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { ...window.location, reload });
    const retry = vi.fn();
    const fail = () => render(<ChunkScreen onRetry={retry} />);
    const press = () => fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    const leave = (markup: string) => {
      document.body.insertAdjacentHTML('beforeend', markup);
      cleanup();
      document.querySelector('main')?.remove();
    };
    fail();
    leave('<main data-route="/faq"></main>');
    fail();
    press();
    // The try has failed: another such screen takes the place of this one.
    leave('<main></main>');
    fail();
    press();
    expect([retry.mock.calls.length, reload.mock.calls.length]).toEqual([1, 1]);
    leave('<main data-route="/faq"></main>');
    fail();
    press();
    expect([retry.mock.calls.length, reload.mock.calls.length]).toEqual([2, 1]);
    vi.unstubAllGlobals();
  });
});
