import { expect, it, vi } from 'vitest';
import { highlight } from './highlight';
import { CODE_LANGUAGES } from './languages';

const text = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

it('prints classes, never colours', async () => {
  const html = await highlight('{"amount": "149.90", "paid": true}', 'json');
  expect(html).toContain('class="c-pro"');
  expect(html).not.toMatch(/style=|#[0-9a-f]{6}/i);
});

it('keeps every character of the code in every language', async () => {
  const code = 'if (a < b && c > "d") {\n\n  return \'<é & €>\' # x\n}';
  for (const lang of CODE_LANGUAGES) expect(text(await highlight(code, lang))).toBe(code);
});

it('colours the same on a machine that takes its time', async () => {
  const code = "import { gateway } from './gateway.mjs';";
  const html = await highlight(code, 'javascript');
  let time = 0;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => {
    time += 10_000;
    return time;
  });
  try {
    expect(await highlight(code, 'javascript')).toBe(html);
  } finally {
    clock.mockRestore();
  }
});

it('colours a PHP fragment without its opening tag, and shows no tag', async () => {
  const html = await highlight('$body = json_encode($data);', 'php');
  expect(html).toContain('class="c-var"');
  expect(html).not.toContain('php');
});

it('marks lines', async () => {
  const lines = (await highlight('a\nb\nc', 'text', [2])).split('\n');
  expect(lines.map((line) => line.includes('data-mark'))).toEqual([false, true, false]);
});

it('gives JSON inside a heredoc of a shell the inks of JSON, and the shell around it its own', async () => {
  const body = '{\n  "amount": "149.90",\n  "count": 2\n}';
  const shell = await highlight(`bash gateway.sh POST /v1 <<'JSON'\n${body}\nJSON`, 'bash', [3]);
  const json = await highlight(body, 'json', [2]);
  expect(shell.split('\n').slice(1, -1)).toEqual(json.split('\n'));
  expect(shell).toContain('<span class="c-pro">"amount"</span>');
  expect(shell.split('\n').at(-1)).toContain('JSON');
});
