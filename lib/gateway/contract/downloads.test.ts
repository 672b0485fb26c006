import { describe, expect, it } from 'vitest';
import { contractFiles, toCsv, toJson } from './downloads';
import { loadContract } from './load';

describe('toCsv', () => {
  it('quotes only what needs it and ends lines as RFC 4180 says', () => {
    const rows = [
      { code: 1, text: 'plain' },
      { code: 2, text: 'a "quoted", value' },
    ];
    expect(toCsv(rows)).toBe('code,text\r\n1,plain\r\n2,"a ""quoted"", value"\r\n');
  });

  it('joins lists and leaves nothing for null', () => {
    expect(toCsv([{ countries: ['PL', 'PT'], until: null }])).toBe('countries,until\r\nPL|PT,\r\n');
  });

  it('keeps leading zeros, because everything is text', () => {
    expect(toCsv([{ numeric: '032' }])).toContain('032');
  });
});

describe('toJson', () => {
  it('ends with a line feed', () => {
    expect(toJson([{ a: 1 }])).toBe('[\n  {\n    "a": 1\n  }\n]\n');
  });
});

describe('contractFiles', () => {
  const contract = loadContract();
  const files = contractFiles(contract, [], (path) => `https://d.example${path}`);
  const find = (name: string) => files.find((file) => file.name === name);

  it('has both texts of every list, with as many rows as the data', () => {
    const statuses = find('transaction_statuses');
    expect(statuses?.csv.trimEnd().split('\r\n')).toHaveLength(13);
    expect(JSON.parse(statuses?.json ?? '[]')).toHaveLength(12);
  });

  it('keeps what the page says about a state: the customer, the action, the time, and whom to ask', () => {
    const rows: Record<string, unknown>[] = JSON.parse(find('state_codes')?.json ?? '[]');
    const queued = rows.find(({ slug }) => slug === 'queued');
    expect(queued).toMatchObject({
      escalate_after: 'that time has passed',
      escalate_to: 'support',
    });
    for (const row of rows) expect([row.customer, row.action]).not.toContain('');
    expect(String(queued?.time)).toMatch(/min/);
  });

  it('takes the markup out of sentences', () => {
    for (const { name, csv } of files) expect(csv, name).not.toMatch(/\]\(\//);
  });

  it('keeps the address of every link of a text behind its words', () => {
    const linked = (contract.errors?.codes ?? []).filter(({ action }) => action.includes(']('));
    expect(linked.length).toBeGreaterThan(0);
    const rows: { code: number; action: string }[] = JSON.parse(
      find('api_error_codes')?.json ?? '[]',
    );
    for (const { code, action } of linked) {
      const text = rows.find((row) => row.code === code)?.action;
      for (const [, label, path] of action.matchAll(/\[([^\]]+)\]\((\/[^)]+)\)/g))
        expect(text).toContain(`${label} (https://d.example${path})`);
    }
  });

  it('leaves out a list without rows', () => {
    expect(find('currency_codes')).toBeUndefined();
  });
});
