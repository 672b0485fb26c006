import { expect, it } from 'vitest';
import { twinOf } from '../docs/twin/twin';
import { gateway } from './gateway';

const twin = (body: string) =>
  twinOf(`<article>${body}</article>`, 'https://docs.gateway.example/x', gateway.forms).trim();

it('writes a field as one item with its rules, and the fields inside it below', () => {
  const param = (name: string, rest: string) =>
    `<div class="param"><div class="param-head"><p class="param-name"><a href="#x">${name}</a></p>` +
    `<p class="param-meta"><span>object</span><span>required</span></p></div><div class="param-text">${rest}</div></div>`;
  const inner = param(
    'card.bin',
    '<p>Digits.</p><dl><div><dt>pattern</dt><dd>^[0-9]$</dd></div><div><dt>length</dt><dd class="is-words">at most 8</dd></div></dl>',
  );
  expect(
    twin(
      `<div class="params">${param('card', `<p>The card.</p><details><summary>Show 1 field</summary>${inner}</details>`)}</div>`,
    ),
  ).toBe(
    '- `card` (object, required): The card.\n' +
      '  - `card.bin` (object, required): Digits. pattern: `^[0-9]$`; length: at most 8',
  );
});

it('keeps names in code font within a rule, and what a value means as words', () => {
  const field = (rest: string) =>
    `<div class="params"><div class="param"><div class="param-head"><p class="param-name">a</p><p class="param-meta"><span>string</span></p></div><div class="param-text"><p>Text.</p>${rest}</div></div></div>`;
  expect(
    twin(
      field(
        '<dl class="param-rules"><div><dt>when</dt><dd class="is-words">no <code>b</code> is sent</dd></div></dl>' +
          '<dl class="param-enum"><div><dt><code>issuer</code> (default)</dt><dd>The issuer.</dd></div><div><dt><code>bank</code></dt><dd>The bank.</dd></div></dl>',
      ),
    ),
  ).toBe(
    '- `a` (string): Text. when: no `b` is sent; `issuer` (default): The issuer; `bank`: The bank.',
  );
});

it('writes the line of an operation as one piece of code', () => {
  expect(
    twin('<div class="operation"><span>POST</span> <code>/v1/x</code><button>Copy</button></div>'),
  ).toBe('`POST /v1/x`');
});
