import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { dataDir } from '../../../base/source/files';
import { loadContract } from '../load';
import { publishedOpenApi } from './published';

const source = readFileSync(path.join(dataDir(), '_contract/openapi.yaml'), 'utf8');
const { openapi, limits } = loadContract();
const document = publishedOpenApi(source, limits, (address) => `https://d.example${address}`);
const text = JSON.stringify(document);

describe('the published OpenAPI document', () => {
  it('has no link that works only on this site', () => {
    expect(source).toMatch(/\]\(\//);
    expect(text.match(/\]\(\/[^)]*\)/g) ?? []).toEqual([]);
    expect(text).toContain('](https://d.example/');
  });

  it('leaves out what only the pages of this site use', () => {
    const keys = new Set([...text.matchAll(/"(x-[a-z-]+)":/g)].map(([, key]) => key));
    expect([...keys].sort()).toEqual([
      'x-enum-descriptions',
      'x-errors',
      'x-events',
      'x-idempotency',
      'x-need',
      'x-open-enum',
      'x-permission',
      'x-rate',
      'x-rules',
      'x-sensitive',
      'x-unknown',
      'x-when',
    ]);
  });

  it('names the page of every operation and of every callback', () => {
    const pages = [
      ...Object.values(openapi?.paths ?? {}),
      ...Object.values(openapi?.webhooks ?? {}),
    ].flatMap((item) => Object.values(item).map((operation) => operation['x-page']));
    for (const page of pages)
      expect(text).toContain(`"externalDocs":{"url":"https://d.example${page}"}`);
  });

  it('has no place that a limit has yet to fill', () => {
    expect(text).not.toMatch(/\{(?:limit|number):/);
  });
});
