import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { build } from 'esbuild';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadContract } from './load';

describe('loadContract', () => {
  let root = '';

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'contract-'));
    vi.stubEnv('CONTENT_DIR', root);
  });

  afterEach(() => {
    vi.unstubAllEnvs();
    // Other test files share the modules of this process, and keep nothing.
    vi.resetModules();
    rmSync(root, { recursive: true });
  });

  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  };

  it('gives an empty contract for a content folder without data', () => {
    const contract = loadContract();
    expect(contract.openapi).toBeUndefined();
    expect(contract.operations).toEqual([]);
    expect(contract.services).toEqual([]);
  });

  it('is the same for the next program, which finds it kept, and another after an edit', async () => {
    // A title that no earlier run has left in the cache.
    const groups = (id: string) =>
      `groups:\n  - { id: ${id}, title: ${path.basename(root)}, limits: [] }\n`;
    const next = async () => {
      vi.resetModules();
      (await import('../../base/source/kept')).keepValues();
      return (await import('./load')).loadContract();
    };
    write('_contract/limits.yaml', groups('a'));
    const first = await next();
    expect(await next()).toEqual(first);
    write('_contract/limits.yaml', groups('b'));
    expect((await next()).limits?.groups.map(({ id }) => id)).toEqual(['b']);
  });

  it('reads a file once and again after it changed', () => {
    write('_contract/limits.yaml', 'groups: []\n');
    const first = loadContract();
    expect(loadContract()).toBe(first);
    write('_contract/limits.yaml', 'groups:\n  - { id: a, title: A, limits: [] }\n');
    utimesSync(path.join(root, '_contract/limits.yaml'), 1, 1);
    expect(loadContract().limits?.groups).toHaveLength(1);
  });

  it('reports the faults of all files together, each with line and column', () => {
    write('_contract/limits.yaml', 'groups:\n  - { id: A b, title: A, limits: [] }\n');
    write('_contract/state_codes.yaml', 'codes: []\nextra: 1\n');
    expect(() => loadContract()).toThrowError(/limits\.yaml:2:11[\s\S]*state_codes\.yaml:2:1/);
  });

  it('names a service after its file', () => {
    write(
      '_services/demo.yaml',
      'name: Demo\ngroup: core\nsummary: A demo.\ncountries: []\ncurrencies: []\ndecimals: {}\nstatus: active\nvariants: {}\nsources: []\n',
    );
    expect(loadContract().services[0]?.id).toBe('demo');
  });

  it('prints shared texts, and their limits, into the texts of a service', () => {
    write(
      '_contract/limits.yaml',
      'groups:\n  - { id: a, title: A, limits: [{ id: wait, label: W, values: { time: { number: 2, unit: h } } }] }\n',
    );
    write('_contract/service_texts.yaml', 'slow: It takes {limit:wait}.\n');
    const demo = (summary: string) =>
      write(
        '_services/demo.yaml',
        `name: Demo\ngroup: core\nsummary: "${summary}"\ncountries: []\ncurrencies: []\ndecimals: {}\nstatus: active\nvariants: {}\nsources: []\n`,
      );
    demo('A demo. {text:slow}');
    expect(loadContract().services[0]?.summary).toBe('A demo. It takes 2 h.');
    demo('A demo. {text:fast}');
    expect(() => loadContract()).toThrowError(/demo\.yaml:3:10[\s\S]*no shared text is "fast"/);
  });
});

describe('the data of this site', () => {
  const contract = loadContract();

  it('has every code of the contract', () => {
    expect(contract.errors?.codes).toHaveLength(111);
    expect(contract.failures?.codes).toHaveLength(101);
    expect(contract.states?.codes).toHaveLength(63);
    expect(contract.lifecycle?.statuses).toHaveLength(12);
  });

  it('spaces the callback attempts as their delays say', () => {
    expect(contract.callbacks?.attempts.map(({ atSeconds }) => atSeconds)).toEqual([
      0, 5, 305, 2105, 9305, 27_305, 63_305, 113_705, 185_705, 272_105,
    ]);
  });
});

describe('what is kept of a contract', () => {
  it('has another key after a change of the data, the code, the packages, or Node', async () => {
    const home = mkdtempSync(path.join(tmpdir(), 'contract-key-'));
    const write = (name: string, text: string) => {
      mkdirSync(path.dirname(path.join(home, name)), { recursive: true });
      writeFileSync(path.join(home, name), text);
    };
    /** As a program that has just begun finds it. */
    const key = async () => {
      vi.resetModules();
      return (await import('./load')).contractKey(path.join(home, 'content'));
    };
    const before = process.cwd();
    const changes: readonly (readonly [name: string, change: () => void])[] = [
      ['data of the same length', () => write('content/_contract/limits.yaml', 'groups: {}\n')],
      ['a new file of data', () => write('content/_services/demo.yaml', 'name: Demo\n')],
      ['code below', () => write('lib/base/source/read.ts', '2')],
      ['code of the gateway', () => write('lib/gateway/check.ts', '2')],
      ['packages that are asked for', () => write('package-lock.json', '{ }')],
      ['packages that are there', () => write('node_modules/.package-lock.json', '{ }')],
      [
        'Node',
        () => void vi.stubGlobal('process', Object.create(process, { versions: { value: {} } })),
      ],
    ];
    try {
      process.chdir(home);
      write('content/_contract/limits.yaml', 'groups: []\n');
      write('lib/base/source/read.ts', '1');
      write('lib/gateway/check.ts', '1');
      write('package-lock.json', '{}');
      write('node_modules/.package-lock.json', '{}');
      for (const [name, change] of changes) {
        const known = await key();
        expect(await key(), `without a change, before ${name}`).toBe(known);
        change();
        expect(await key(), name).not.toBe(known);
      }
    } finally {
      vi.unstubAllGlobals();
      process.chdir(before);
      // Other test files share the modules of this process.
      vi.resetModules();
      rmSync(home, { recursive: true });
    }
  });

  it('has a key of all code that makes it', async () => {
    const { metafile } = await build({
      entryPoints: ['lib/gateway/contract/load.ts'],
      bundle: true,
      write: false,
      metafile: true,
      packages: 'external',
      format: 'esm',
      platform: 'node',
    });
    const modules = Object.keys(metafile.inputs);
    expect(modules.length).toBeGreaterThan(30);
    expect(modules.filter((file) => !/^lib\/(?:base|gateway)\//.test(file))).toEqual([]);
  });

  it('is plain data without the path of its folder', () => {
    const contract = loadContract('content');
    expect(deserialize(serialize(contract))).toEqual(contract);
    expect(JSON.stringify(contract)).not.toContain(process.cwd());
  });
});
