// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { faultsOf } from '@/components/gateway/contract/__fixtures__/axe';
import { loadContract } from '@/lib/gateway/contract/load';
import { TOOL_NAMES, TOOLS, toolAnchor } from '@/lib/gateway/tools/names';
import GetVerifier from './callback/get-verifier';
import Verifier from './callback/verifier';
import LookUp from './codes/look-up';
import Finder from './services/finder';
import Workbench from './signing/workbench';
import { Tool } from './slot';
import { ToolList } from './tool-list';
import Decoder from './values/decoder';

afterEach(cleanup);

const { signing } = loadContract();
const vectors = (signing?.vectors ?? []).flatMap((each) => (each.kind === 'request' ? [each] : []));
const type = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });
const verdict = () => screen.getByRole('status').textContent ?? '';
/** Many signatures are computed for a result; a test that passes waits for nothing. */
const settled = (check: () => void) => vi.waitFor(check, { timeout: 30_000 });

it.each(vectors.map((vector) => [vector.title, vector] as const))(
  'signs the vector "%s" as the page says',
  async (_, vector) => {
    render(<Workbench />);
    type(/Load an example/, vector.id);
    const steps = screen.getByRole('list', { name: 'Steps' });
    await settled(() => expect(steps.textContent).toContain(`v1=${vector.signature}`));
    expect(steps.textContent).toContain(vector.bodySha256);
    expect(steps.textContent).toContain(`${vector.stringBytes} bytes`);
  },
);

it('names the mistake behind a signature, and links to its row', async () => {
  render(<Workbench />);
  type(/Body/, '{"amount":"1.00"}');
  type(/Compare with/, '3f1f7bb6d0c1e4e8bb3c');
  await settled(() => expect(verdict()).toContain('no known mistake'));
  const steps = screen.getByRole('list', { name: 'Steps' });
  await settled(() => expect(steps.textContent).toMatch(/v1=[0-9a-f]{64}/));
  const right = /v1=[0-9a-f]{64}/.exec(steps.textContent ?? '')?.[0] ?? '';
  type(/Compare with/, right);
  await settled(() => expect(verdict()).toContain('right, byte for byte'));
  type(/Compare with/, right.slice('v1='.length));
  await settled(() => expect(verdict()).toContain('no “v1=” in front'));
  const link = within(screen.getByRole('status')).getByRole('link', { name: 'Mistake 6' });
  expect(link.getAttribute('href')).toBe('#mistake-6');
});

it('takes back a pasted signature together with the request it was for', async () => {
  render(<Workbench />);
  type(/Compare with/, '3f1f7bb6d0c1e4e8bb3c');
  await settled(() => expect(verdict()).toContain('no known mistake'));
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(verdict()).toContain('Paste the signature');
  expect(screen.getByLabelText<HTMLInputElement>(/Compare with/).value).toBe('');
});

it('signs nothing with a live secret', async () => {
  render(<Workbench />);
  const steps = screen.getByRole('list', { name: 'Steps' });
  await settled(() => expect(steps.textContent).toMatch(/v1=[0-9a-f]{64}/));
  type(/Secret/, 'gw_live_secret_abc');
  expect(screen.getByLabelText(/Secret/).getAttribute('aria-invalid')).toBe('true');
  expect(steps.textContent).not.toMatch(/v1=/);
  expect(screen.queryByText(/curl/)).toBeNull();
});

it('prints the request in each language, and says when a body is no JSON', async () => {
  render(<Workbench />);
  await screen.findByText(/curl -sS -X POST/);
  for (const [language, sign] of [
    ['http', 'POST /v1/transaction/create HTTP/1.1'],
    ['python', 'import'],
    ['java', 'class Request'],
  ] as const) {
    type(/The request as/, language);
    expect(document.querySelector('.tool-code')?.textContent).toContain(sign);
  }
  type(/Body/, '{broken');
  expect(screen.getByText(/not JSON/)).toBeTruthy();
});

it('verifies the callback of the page, and names what was changed', async () => {
  render(<Verifier />);
  await settled(() => expect(verdict()).toContain('Genuine: sent by the gateway, unchanged, 6 s'));
  const body = screen.getByLabelText<HTMLTextAreaElement>(/Body/).value;
  type(/Body/, body.replace('"149.90"', '149.9'));
  await settled(() => expect(verdict()).toContain('an amount became a number'));
  const checks = screen.getByRole('list', { name: 'Checks' });
  expect(within(checks).getAllByRole('img', { name: 'passed' })).toHaveLength(3);
  expect(within(checks).getAllByRole('img', { name: 'failed' })).toHaveLength(1);
  type(/Callback secret/, 'gw_sandbox_secret_abc');
  await settled(() => expect(verdict()).toContain('The API secret does not work here'));
  expect(within(checks).getAllByRole('img', { name: 'not reached' })).toHaveLength(3);
});

it.each([
  ['workbench', Workbench],
  ['verifier', Verifier],
  ['verifier of GET callbacks', GetVerifier],
])('the %s has no fault that axe finds', async (_, Tool) => {
  const { container } = render(<Tool />);
  await settled(() => expect(container.querySelectorAll('li').length).toBeGreaterThan(2));
  expect(await faultsOf(container)).toEqual([]);
});

/** Markup, control characters, broken JSON, huge texts: seeded, so that a fault can be repeated. */
const HOSTILE = [
  '<img src=x onerror=alert(1)>',
  '\u0000\u202e\ud800',
  '{"a":'.repeat(500),
  '%zz&=&&a=%',
  'x'.repeat(100_000),
  '__proto__: x\nwebhook-id: a\nwebhook-timestamp: -1',
  '',
];

it.each(HOSTILE)('takes %j in each field as text', async (text) => {
  for (const Tool of [Workbench, Verifier, GetVerifier, LookUp, Decoder, Finder]) {
    const { container } = render(<Tool />);
    for (const field of container.querySelectorAll('input, textarea'))
      await act(async () => void fireEvent.change(field, { target: { value: text } }));
    await settled(() => expect(container.querySelector('.tool-frame')).toBeTruthy());
    expect(container.querySelector('img')).toBeNull();
    cleanup();
    history.replaceState(null, '', '/');
  }
});

it('verifies the GET callback of the page, and refuses a changed one', async () => {
  render(<GetVerifier />);
  await settled(() => expect(verdict()).toContain('Genuine'));
  const address = screen.getByLabelText<HTMLTextAreaElement>(/Address or query/).value;
  type(/Address or query/, address.replace('149.90', '1.00'));
  await settled(() => expect(verdict()).toContain('the signature does not match'));
  type(/Address or query/, address.replace('149.90', '149%252E90'));
  await settled(() => expect(verdict()).toContain('encoded twice'));
  type(/Your clock/, '1');
  await settled(() => expect(verdict()).toContain('ahead, 300 allowed'));
});

it('looks up a code and a word, with what to do and a link to the row', async () => {
  const { container } = render(<LookUp />);
  type(/Code or word/, '1004');
  expect(screen.getByRole('link', { name: /1004/ }).getAttribute('href')).toBe(
    '/reference/api_error_codes#e1004',
  );
  type(/Code or word/, 'insufficient funds');
  expect(screen.getAllByRole('link', { name: /insufficient_funds/ })).not.toEqual([]);
  expect(screen.getAllByText('Repeat:')).not.toEqual([]);
  type(/Code or word/, 'zzz');
  expect(screen.getByText(/No code or word/)).toBeTruthy();
  await settled(() => expect(screen.getByRole('status').textContent).toBe('0 entries'));
  expect(await faultsOf(container)).toEqual([]);
});

it('lists every tool with a link to its place on a page', async () => {
  const contract = loadContract();
  const { container } = render(<ToolList contract={contract} />);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(TOOL_NAMES.map((name) => `${TOOLS[name].home}#${toolAnchor(name)}`));
  expect(await faultsOf(container)).toEqual([]);
  cleanup();
  for (const name of TOOL_NAMES) {
    const { container: page } = render(<Tool name={name} />);
    expect(page.querySelector('details')?.id).toBe(toolAnchor(name));
    expect(screen.getByText(TOOLS[name].title)).toBeTruthy();
    cleanup();
  }
});

it('takes a value apart, and says what is wrong with one', async () => {
  const { container } = render(<Decoder />);
  fireEvent.click(screen.getByRole('button', { name: 'IBAN' }));
  await settled(() => expect(verdict()).toContain('NWBK'));
  type(/Value/, 'GB29NWBK60161331926818');
  await settled(() => expect(verdict()).toMatch(/IBANGB|IBAN.*mistyped|remainder/s));
  type(/Value/, 'hello, world');
  await settled(() => expect(verdict()).toMatch(/No kind of value|accepts? this/));
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  await settled(() => expect(verdict()).toContain('try an example'));
  expect(await faultsOf(container)).toEqual([]);
});
