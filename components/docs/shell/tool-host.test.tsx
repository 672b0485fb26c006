// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToolHost } from './tool-host';

let path = '/a';
vi.mock('next/navigation', () => ({ usePathname: () => path }));
beforeEach(() => {
  path = '/a';
  document.body.innerHTML =
    '<details data-tool="one"><summary>One</summary></details><details data-tool="none"><summary>None</summary></details>';
});
afterEach(cleanup);

const details = () => document.querySelector('details') as HTMLDetailsElement;
const open = async () => {
  details().open = true;
  await act(async () => void details().dispatchEvent(new Event('toggle')));
};
const found = { default: () => <p>The tool</p> };

it('fetches a tool at the first touch of its line, and draws it when it is opened', async () => {
  const one = vi.fn(async () => found);
  render(<ToolHost tools={{ one }} />);
  expect(one).not.toHaveBeenCalled();
  fireEvent.pointerOver(screen.getByText('One'));
  expect(one).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('The tool')).toBeNull();
  await open();
  expect(screen.getByText('The tool').closest('.tool-body')).not.toBeNull();
  await open();
  expect(screen.getAllByText('The tool')).toHaveLength(1);
});

it('draws a tool that was opened before it was there', async () => {
  details().open = true;
  const tools = { one: async () => found };
  await act(async () => void render(<ToolHost tools={tools} />));
  expect(screen.getByText('The tool')).toBeTruthy();
});

it('takes its tools away with their page', async () => {
  const tools = { one: async () => found };
  const { rerender } = render(<ToolHost tools={tools} />);
  await open();
  path = '/b';
  rerender(<ToolHost tools={tools} />);
  expect(screen.queryByText('The tool')).toBeNull();
});

it('says that a tool could not be fetched, and tries again when it is opened again', async () => {
  let isOffline = true;
  const one = async () => {
    if (isOffline) throw new Error('offline');
    return found;
  };
  render(<ToolHost tools={{ one }} />);
  await open();
  expect(screen.getByRole('alert').textContent).toContain('could not be loaded');
  isOffline = false;
  await open();
  expect(screen.getByText('The tool')).toBeTruthy();
});

it('keeps a fault of a tool in its place', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = {
    default: () => {
      throw new Error('broken');
    },
  };
  render(
    <>
      <ToolHost tools={{ one: async () => broken }} />
      <p>The page</p>
    </>,
  );
  await open();
  expect(screen.getByRole('alert').textContent).toContain('has stopped');
  expect(screen.getByText('The page')).toBeTruthy();
  vi.restoreAllMocks();
});

it('opens the tool that the address names, and no other', async () => {
  location.hash = '#one=abc';
  render(<ToolHost tools={{ one: async () => found }} />);
  expect(await screen.findByText('The tool')).toBeTruthy();
  expect(document.querySelectorAll('details[open]')).toHaveLength(1);
  location.hash = '';
});
