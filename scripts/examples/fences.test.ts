import { describe, expect, it } from 'vitest';
import { compile } from '../../lib/docs/content/compile';
import { NO_DIALECT } from '../../lib/docs/markdown/definition';
import { loadContract } from '../../lib/gateway/contract/load';
import { checkMessages } from './check-messages';
import { fencesOf } from './fences';
import { generatedExamples } from './generated';
import type { Fence } from './types';

const BODY = `Text with \`code\`.

\`\`\`python title="a.py" {1}
# highlight-next-line
print(1)
\`\`\`

1. In a list

   \`\`\`json
   {
     "a": 1
   }
   \`\`\`

\`\`\`text
no example
\`\`\`
`;

describe('fencesOf', () => {
  it('gives what a reader copies, with its line', async () => {
    const frontmatter = { title: 'T', description: '', operation: 'transaction_create' };
    const source = { frontmatter, body: BODY, isPlain: false };
    const { compiled } = await compile(source, 'x.mdx', NO_DIALECT);
    expect(fencesOf({ ...compiled, file: 'x.mdx', frontmatter })).toEqual([
      {
        language: 'python',
        title: 'a.py',
        code: 'print(1)\n',
        source: 'x.mdx',
        line: 4,
        operation: 'transaction_create',
      },
      {
        language: 'json',
        title: undefined,
        code: '{\n  "a": 1\n}\n',
        source: 'x.mdx',
        line: 11,
        operation: 'transaction_create',
      },
    ]);
  });
});

describe('checkMessages', () => {
  const contract = loadContract();
  const fence = (language: 'json' | 'http', code: string, title?: string): Fence => ({
    language,
    title,
    code,
    source: 'x.mdx',
    line: 7,
    operation: 'transaction_create',
  });
  const messages = async (...fences: Fence[]) =>
    (await checkMessages(contract, fences, [])).faults.map(({ message }) => message);
  const request = {
    service_id: 1001,
    external_transaction_id: 'order-1',
    amount: '1.00',
    currency: 'EUR',
  };

  it('finds what is no JSON', async () => {
    expect((await messages(fence('json', '{"a": 1,}')))[0]).toMatch(/^no JSON/);
  });

  it('holds a request against the operation of its title or of its page', async () => {
    const wrong = JSON.stringify({ ...request, amout: '1.00' });
    for (const title of [
      'request body',
      'POST /v1/transaction/create',
      'transaction/create, a payin',
    ]) {
      expect((await messages(fence('json', wrong, title))).join()).toContain('amout');
    }
    expect(await messages(fence('json', wrong, 'your database'))).toEqual([]);
  });

  it('takes a part for a part', async () => {
    const part = JSON.stringify({ amount: '1.00' });
    expect(await messages(fence('json', part, 'part of transaction/create'))).toEqual([]);
    expect(await messages(fence('json', part, 'transaction/create'))).not.toEqual([]);
  });

  it('holds callbacks, errors and answers against their schemas, whatever the title', async () => {
    const callback = {
      type: 'transaction.success',
      timestamp: '2026-01-15T12:00:05Z',
      data: { status: 'paid' },
    };
    const error = { error: { code: 'x' }, request_id: 'rq_1' };
    const answer = { data: { status: 'paid' }, request_id: 'rq_1' };
    for (const value of [callback, error, answer]) {
      expect(await messages(fence('json', JSON.stringify(value)))).not.toEqual([]);
    }
  });

  it('takes a shortened answer only where the title says that it is a part', async () => {
    const data = { transaction_id: 'trx_01KF0G6V4M9T2XQ8B5N7C3R1YZ', version: 1 };
    const code = JSON.stringify({ data, request_id: 'rq_01KF0G6V4D8PBA7W3HJ2M9QK5E' });
    for (const operation of ['transaction_create', undefined]) {
      const shown = { ...fence('json', code), operation };
      expect(await messages({ ...shown, title: 'HTTP 201' })).not.toEqual([]);
      expect(await messages({ ...shown, title: 'part of an HTTP 201 response' })).toEqual([]);
    }
  });

  it('computes length and signature of a message again', async () => {
    const [example] = generatedExamples(contract).filter(({ call }) => call.body !== undefined);
    const http = example?.snippets.find(({ language }) => language === 'http')?.code ?? '';
    expect(await messages(fence('http', http))).toEqual([]);
    const found = await messages(fence('http', http.replace(/\}$/, ' }')));
    expect(found[0]).toMatch(/^Content-Length is/);
    expect(found[1]).toMatch(/^the signature should be v1=/);
  });
});
