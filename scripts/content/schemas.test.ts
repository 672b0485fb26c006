import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { getLanguageService, type LanguageService } from 'yaml-language-server';
import { filesOf, isOneOf } from '../../lib/base/source/data-file';
import { contentDir, GENERATED_DIR, listFiles } from '../../lib/base/source/files';
import { PLAIN } from '../../lib/docs/content/extension';
import { gateway } from '../../lib/registry/gateway';
import { dataFilesOf, editorSchemas, editorSettings, keyGuides } from './schemas';

/** The settings that an editor reads when it opens this project. */
const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as {
  'yaml.schemas': Record<string, string[]>;
};

describe('the settings for editors', () => {
  it('name the schema of every data file, and no other', () => {
    expect(settings['yaml.schemas']).toEqual(editorSettings(gateway));
    const names = [...editorSchemas(gateway).keys()].map((name) => `./${GENERATED_DIR}/${name}`);
    expect(names.filter((name) => !(name in settings['yaml.schemas']))).toEqual([
      './.generated/schemas/page-head.json',
    ]);
  });

  it('know every data file of the site, each by one schema', () => {
    const root = contentDir();
    const names = listFiles(root)
      .map((file) => path.relative(root, file).split(path.sep).join('/'))
      .filter((name) => name.startsWith('_') && name.endsWith('.yaml'));
    expect(names.length).toBeGreaterThan(100);
    for (const name of names)
      expect([name, dataFilesOf(gateway).filter((data) => isOneOf(data, name)).length]).toEqual([
        name,
        1,
      ]);
  });

  it('come with a guide that explains the keys of a service', () => {
    const guide = keyGuides(gateway).get('schemas/services.md') ?? '';
    expect(guide).toContain('# Keys of _services/*.yaml\n');
    expect(guide).toContain('- **`name`** (text): Name that customers know.\n');
    expect(guide).toContain('    - **`need`** (`required`, `conditional`, `optional`)');
    expect(guide).toMatch(/\n {2}- `expiry` \(keys\): .*\. Its keys are those of `statusNote`\.\n/);
    const silent = guide.match(/^(?: {2})?- .*\)$/gm);
    expect(silent).toBeNull();
  });

  it('leave the subject out where a folder has none', () => {
    expect([...editorSchemas(PLAIN).keys()]).not.toContain('schemas/services.json');
    expect([...editorSchemas(PLAIN).keys()]).toContain('schemas/site-navbar.json');
  });
});

/** The program behind the YAML support of editors, set up as an editor does it. */
describe('the language server for YAML', () => {
  let server: LanguageService;

  beforeAll(() => {
    server = getLanguageService({
      schemaRequestService: async (uri) => {
        throw new Error(`${uri} is not among the schemas`);
      },
      workspaceContext: { resolveRelativePath: (relative) => relative },
    });
    const made = editorSchemas(gateway);
    server.configure({
      validate: true,
      completion: true,
      hover: true,
      schemas: [
        ...Object.entries(settings['yaml.schemas']),
        ['./.generated/schemas/page-head.json', ['head.yaml']] as const,
      ].map(([name, files]) => ({
        uri: `file:///${path.posix.normalize(name)}`,
        fileMatch: [...files],
        schema: JSON.parse(made.get(path.posix.relative(GENERATED_DIR, name)) ?? '') as unknown,
      })),
    });
  });

  let version = 0;
  const open = (name: string, text: string) => {
    version += 1; // the server remembers a document by its version
    return TextDocument.create(`file:///site/${name}`, 'yaml', version, text);
  };
  const faults = async (name: string, text: string) =>
    (await server.doValidation(open(name, text), false)).map(
      ({ range, message }) => `${range.start.line + 1}: ${message}`,
    );
  const offered = async (name: string, text: string) => {
    const lines = text.split('\n');
    const at = { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 };
    return (await server.doComplete(open(name, text), at, false)).items.map(({ label }) => label);
  };

  const blik = readFileSync(path.join(contentDir(), '_services/blik.yaml'), 'utf8');

  it('finds no fault in the data of the site', { timeout: 300_000 }, async () => {
    const root = contentDir();
    for (const file of dataFilesOf(gateway).flatMap((data) => filesOf(data, root))) {
      const name = path.relative(root, file).split(path.sep).join('/');
      expect([name, await faults(`content/${name}`, readFileSync(file, 'utf8'))]).toEqual([
        name,
        [],
      ]);
    }
  });

  it('reports a wrong key and a wrong value where they are', async () => {
    const wrong = blik
      .replace(/^status: active$/m, 'status: actve')
      .replace(/^summary:/m, 'sumary:');
    expect(await faults('content/_services/blik.yaml', wrong)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^\d+: Property sumary is not allowed\.$/),
        expect.stringMatching(/^\d+: Value is not accepted\. Valid values: "active", "limited"/),
      ]),
    );
  });

  it('offers keys and values', async () => {
    const file = 'content/_services/new.yaml';
    expect(await offered(file, 'name: New\n')).toEqual(
      expect.arrayContaining(['group', 'summary', 'countries', 'variants']),
    );
    expect(await offered(file, 'name: New\nstatus: ')).toEqual(
      expect.arrayContaining(['active', 'limited', 'suspended', 'archived']),
    );
    expect(await offered('head.yaml', 'title: A\n')).toEqual(
      expect.arrayContaining(['description', 'sidebarLabel', 'operation', 'service']),
    );
  });

  it('explains a key in the words of its schema', async () => {
    const hover = await server.doHover(open('head.yaml', 'sidebarLabel: A\n'), {
      line: 0,
      character: 3,
    });
    expect(JSON.stringify(hover)).toContain('A shorter name for the sidebar');
  });

  it('takes a number that comes from the limits', async () => {
    const withCode = (value: string) => `groups: []\ncodes:\n  - { code: ${value} }\n`;
    const file = 'content/_contract/errors.yaml';
    const about = async (value: string) =>
      (await faults(file, withCode(value))).filter((fault) => !fault.includes('Missing property'));
    expect(await about('"{number:description}"')).toEqual([]);
    expect(await about('"some"')).toHaveLength(1);
  });
});
