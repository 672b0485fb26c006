import { execFileSync } from 'node:child_process';
import { createHash, createHmac } from 'node:crypto';
import { Script } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { loadContract } from '../load';
import { operationById } from '../openapi/operations';
import { serviceOf } from '../services';
import { examplesOf } from './examples';
import { shellWord } from './languages/bash';
import { argumentsOf, pascalCase } from './languages/call';
import { javascriptLiteral } from './languages/javascript';
import { phpLiteral } from './languages/php';
import { pythonLiteral } from './languages/python';
import { serviceSnippets, snippetsOf } from './snippets';

const contract = loadContract();
const PROGRAMS = ['bash', 'javascript', 'python', 'php', 'java', 'kotlin'];

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
    expect(count('transaction_create')).toEqual([8, 8, 8, 8, 8, 8]);
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

  it('sends the same idempotency key in every language with what moves money', () => {
    for (const id of ['transaction_pay', 'transaction_cancel', 'transaction_complete']) {
      const key = /Idempotency-Key: ([0-9a-f]{16})$/m.exec(snippet(id, 0, 'http'))?.[1] ?? '-';
      for (const language of PROGRAMS) expect(snippet(id, 0, language)).toContain(key);
      expect(snippet(id, 1, 'http')).not.toContain(key);
    }
    expect(snippet('transaction_create', 0, 'http')).not.toContain('Idempotency-Key');
  });

  it('is a call of the client and holds neither signature nor secret', () => {
    const clients = {
      bash: 'bash gateway.sh POST /v1/transaction/create',
      javascript: "import { gateway } from './gateway.mjs'",
      python: 'from gateway import gateway',
      php: "require_once 'gateway.php'",
      java: 'Gateway.post("/v1/transaction/create"',
      kotlin: 'gateway(',
    };
    for (const [language, call] of Object.entries(clients)) {
      const code = snippet('transaction_create', 0, language);
      expect(code).toContain(call);
      expect(code).not.toMatch(/hmac|sha256|gw_sandbox_secret_/i);
    }
  });

  it('names a Java class after its file', () => {
    const operation = operationById(contract, 'transaction_create');
    const [example] = operation ? examplesOf(contract, operation) : [];
    const snippets = operation && example ? snippetsOf(contract, operation, example) : [];
    const java = snippets.find(({ language }) => language === 'java');
    expect(java?.file).toBe('TransactionCreateHpp.java');
    expect(java?.code).toContain('public class TransactionCreateHpp {');
  });

  it('prints what came: the data of an envelope, a file, or an address', () => {
    expect(snippet('transaction_find', 0, 'javascript')).toContain('console.log(data)');
    expect(snippet('report_download', 0, 'javascript')).toContain('console.log(answer)');
    expect(snippet('report_download', 1, 'python')).toContain('print(answer)');
  });

  it('sends no body with a read', () => {
    expect(snippet('account_info', 0, 'bash')).toBe('bash gateway.sh GET /v1/account/info\n');
    expect(snippet('account_info', 1, 'http')).toContain(
      'GET /v1/account/info?currency=EUR HTTP/1.1',
    );
  });
});

describe('serviceSnippets', () => {
  it('sends the request of the payment method to transaction/create', () => {
    const service = serviceOf(contract, 'blik/payin_hpp');
    const snippets = service ? serviceSnippets(contract, service) : [];
    expect(snippets.map(({ language }) => language)).toEqual([...PROGRAMS, 'http', 'json']);
    for (const { code } of snippets) expect(code).toContain('order-2026-000870');
    expect(JSON.parse(snippets.at(-1)?.code ?? '')).toEqual(service?.variant.example?.request);
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

  it('are written for JavaScript', () => {
    expect(javascriptLiteral({ ...value, 'X-Y': 'say "\n"' })).toBe(
      "{\n  a: 'it\\'s',\n  b: [\n    true,\n    null,\n  ],\n  c: {},\n  'X-Y': 'say \"\\n\"',\n}",
    );
  });

  it('are quoted for bash only where it is needed', () => {
    expect(shellWord('status=pending,processing')).toBe('status=pending,processing');
    expect(shellWord("it's $HOME")).toBe("'it'\\''s $HOME'");
  });

  it('break a call into lines when it is long, or when an object stands before the last argument', () => {
    expect(argumentsOf(['"GET"', '"/v1/a"'], 4)).toBe('"GET", "/v1/a"');
    expect(argumentsOf(['1', '2', '{\n}'], 4)).toBe('1, 2, {\n}');
    expect(argumentsOf(['1', '2', '{\n}', '3'], 4)).toBe('\n    1, 2,\n    {\n    },\n    3,\n');
  });

  it('make a class name of any example name', () => {
    expect(pascalCase('bank_transfer_ng_payout')).toBe('BankTransferNgPayout');
  });
});
