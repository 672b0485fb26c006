import { execFileSync } from 'node:child_process';
import { createHash, createHmac } from 'node:crypto';
import { Script } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { examplesOf } from './examples';
import { phpLiteral } from './languages/php';
import { pythonLiteral } from './languages/python';
import { loadContract } from './load';
import { operationById } from './operations';
import { snippetsOf } from './snippets';

const contract = loadContract();

function snippet(id: string, index: number, language: string): string {
  const operation = operationById(contract, id);
  const example = operation && examplesOf(contract, operation)[index];
  const found =
    operation && example
      ? snippetsOf(contract, operation, example).find((item) => item.language === language)
      : undefined;
  return found?.code ?? '';
}

describe('snippetsOf', () => {
  it('writes every scenario in eight languages, a read in seven', () => {
    const count = (id: string) => {
      const operation = operationById(contract, id);
      return operation
        ? examplesOf(contract, operation).map(
            (item) => snippetsOf(contract, operation, item).length,
          )
        : [];
    };
    expect(count('transaction_create')).toEqual([8, 8, 8, 8, 8]);
    expect(count('account_info')).toEqual([7, 7]);
  });

  it('signs the HTTP message with the published example key', () => {
    const message = snippet('transaction_create', 0, 'http');
    const [head = '', body = ''] = message.split('\n\n');
    const header = (name: string) => head.match(new RegExp(`^${name}: (.*)$`, 'm'))?.[1];
    const signed = [
      'GW1-HMAC-SHA256',
      header('Gateway-Key'),
      header('Gateway-Timestamp'),
      header('Gateway-Nonce'),
      'POST',
      '/v1/transaction/create',
      '',
      createHash('sha256').update(body).digest('hex'),
    ].join('\n');
    const secret = 'gw_sandbox_secret_Xq7dP2vK9mT4sR8wB1nZ6cF3hJ5yL0aE';
    const signature = createHmac('sha256', secret).update(signed).digest('hex');
    expect(header('Gateway-Signature')).toBe(`v1=${signature}`);
    expect(header('Content-Length')).toBe(String(Buffer.byteLength(body)));
  });

  it('writes a Node program that Node can parse', () => {
    const code = snippet('account_info', 1, 'javascript');
    expect(() =>
      execFileSync(process.execPath, ['--input-type=module', '--check'], { input: code }),
    ).not.toThrow();
  });

  it('writes a bash program that bash can parse', () => {
    expect(() =>
      execFileSync('bash', ['-n'], { input: snippet('transaction_create', 1, 'bash') }),
    ).not.toThrow();
  });

  it('writes programs of every operation that bash and Node can parse', () => {
    const all = contract.operations.flatMap((operation) =>
      examplesOf(contract, operation).flatMap((item) => snippetsOf(contract, operation, item)),
    );
    const code = (language: string) =>
      all.filter((item) => item.language === language).map((item) => item.code);
    expect(() => execFileSync('bash', ['-n'], { input: code('bash').join('\n') })).not.toThrow();
    for (const program of code('javascript')) {
      const body = program.replace(/^import .*$/gm, '');
      expect(() => new Script(`async () => {${body}}`), program).not.toThrow();
    }
  });

  it('sends a token where the operation asks for one', () => {
    for (const language of ['bash', 'javascript', 'python', 'php', 'java', 'kotlin', 'http']) {
      const code = snippet('page_update', 0, language);
      expect(code).toContain('/v1/invoicing/page/pg_01KF0HC5N2');
      expect(code).toContain('Bearer');
      expect(code).not.toContain('Gateway-Signature');
    }
  });

  it('writes only messages for what a partner sends', () => {
    const message = snippet('binance_pay_notify', 0, 'http');
    expect(message).toContain('BinancePay-Signature: ');
    expect(message).not.toContain('Gateway-');
    expect(snippet('binance_pay_notify', 0, 'python')).toBe('');
  });

  it('sends a new idempotency key with what moves money', () => {
    for (const id of ['transaction_pay', 'transaction_cancel', 'transaction_complete']) {
      expect(snippet(id, 0, 'bash')).toContain('Idempotency-Key: ');
    }
  });

  it('reads the key from the environment and never holds a secret', () => {
    for (const language of ['bash', 'javascript', 'python', 'php', 'java', 'kotlin']) {
      const code = snippet('transaction_create', 0, language);
      expect(code).toContain('GATEWAY_SECRET');
      expect(code).not.toContain('gw_sandbox_secret_');
    }
  });

  it('sends no body with a read', () => {
    expect(snippet('account_info', 0, 'bash')).not.toContain('--data-binary');
    expect(snippet('account_info', 1, 'http')).toContain(
      'GET /v1/account/info?currency=EUR HTTP/1.1',
    );
  });
});

describe('literals', () => {
  const value = { a: "it's", b: [true, null], c: {} };

  it('are written for Python', () => {
    expect(pythonLiteral(value)).toBe(
      '{\n    "a": "it\'s",\n    "b": [\n        True,\n        None,\n    ],\n    "c": {},\n}',
    );
  });

  it('are written for PHP', () => {
    expect(phpLiteral(value)).toBe(
      "[\n    'a' => 'it\\'s',\n    'b' => [\n        true,\n        null,\n    ],\n    'c' => new stdClass(),\n]",
    );
  });
});
