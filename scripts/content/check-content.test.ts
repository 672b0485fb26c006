import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ContentError, formatProblem } from '../../lib/base/source/problems';
import { applyFixes } from './apply-fixes';
import { checkContent } from './check-content';
import { readData } from './data';

// The first check loads the whole pipeline, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let root = '';

beforeEach(() => {
  root = path.join(mkdtempSync(path.join(tmpdir(), 'check-')), 'content');
  cpSync('scripts/e2e/__fixtures__/base-path', root, { recursive: true });
  vi.stubEnv('CONTENT_DIR', root);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(path.dirname(root), { recursive: true });
});

const write = (name: string, text: string | Uint8Array) => {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text);
};
const copy = (name: string, to = name) =>
  cpSync(path.join('content', name), path.join(root, to), { recursive: true });

const page = (body: string) =>
  `---\ntitle: A page\ndescription: A page of a test, described in as many words as the check asks an author for.\n---\n\n${body}\n`;

/** What `npm run check` prints. */
async function faults(): Promise<string[]> {
  try {
    return (await checkContent(await readData())).problems.map(formatProblem);
  } catch (error) {
    if (error instanceof ContentError) return error.problems.map(formatProblem);
    throw error;
  }
}

it('finds nothing in a sound folder', async () => {
  expect(await faults()).toEqual([]);
});

it('looks at components again only in pages that have changed, until data has', async () => {
  const read = await readData();
  if (!read.data) throw new Error('the folder has no data');
  const { subject } = read.data;
  const about = vi.fn<typeof subject.about>((head) => subject.about(head));
  const data = { ...read.data, subject: { ...subject, about } };
  const looked = async () => {
    about.mockClear();
    await checkContent({ ...read, data });
    return about.mock.calls.length;
  };
  const all = await looked();
  expect(all).toBeGreaterThan(1);
  expect(await looked()).toBe(0);
  write('extra.mdx', page('Text.'));
  expect(await looked()).toBe(1);
  write('_site/diagrams/later.yaml', 'title: Later\n');
  expect(await looked()).toBe(all + 1);
});

it('reads a page that is a link to another place in the folder', async () => {
  write('_includes/page.txt', page('Text.'));
  symlinkSync('_includes/page.txt', path.join(root, 'linked.mdx'));
  expect(await faults()).toEqual([]);
});

describe('what used to end the check with an exception', () => {
  const openapi = (schemas: string) =>
    `openapi: 3.1.0\ninfo: { title: A, version: "1" }\nservers: []\npaths: {}\ncomponents:\n  schemas:\n${schemas}`;

  it.each([
    {
      name: 'an alias without an anchor',
      make: () => write('_site/navbar.yaml', '- label: Home\n  href: *home\n  icon: house\n'),
      fault:
        'content/_site/navbar.yaml:2:9  alias "*home" has no anchor "&home" before it — add the anchor, or put a text with "*" in quotes',
    },
    {
      name: 'aliases that multiply',
      make: () =>
        write(
          '_site/folders.yaml',
          `a0: &a0 x\n${Array.from({ length: 9 }, (_, i) => `a${i + 1}: &a${i + 1} [${`*a${i}, `.repeat(9)}]`).join('\n')}\n`,
        ),
      fault:
        /^content\/_site\/folders\.yaml:1:1 {2}Excessive alias count .* — write the values out/,
    },
    {
      name: 'a pattern that does not compile',
      make: () =>
        write('_contract/openapi.yaml', openapi("    Id: { type: string, pattern: '^(' }\n")),
      fault:
        /^content\/_contract\/openapi\.yaml:7:34 {2}components\.schemas\.Id\.pattern: Invalid regular expression.* — correct the value/,
    },
    {
      name: 'a reference to nothing',
      make: () =>
        write('_contract/openapi.yaml', openapi("    Id: { $ref: '#/components/schemas/No' }\n")),
      fault:
        /^content\/_contract\/openapi\.yaml:7:17 .*"#\/components\/schemas\/No" does not exist — add the component/,
    },
    {
      name: 'references in a circle',
      make: () =>
        write(
          '_contract/openapi.yaml',
          openapi(
            "    A: { $ref: '#/components/schemas/B' }\n    B: { $ref: '#/components/schemas/A' }\n",
          ),
        ),
      fault: /^content\/_contract\/openapi\.yaml:7:16 .*leads back to itself/,
    },
    {
      name: 'two variants with one route',
      make: () => {
        copy('_contract/limits.yaml');
        copy('_contract/service_texts.yaml');
        copy('_services/blik.yaml');
        copy('_services/blik.yaml', '_services/copy.yaml');
      },
      fault:
        /^content\/_services\/copy\.yaml:\d+:\d+ {2}the route \/services\/blik\/\w+ belongs to "\w+" of _services\/blik\.yaml — give this variant the route of its own page/,
    },
    {
      name: 'a page that is a dangling link',
      make: () => symlinkSync('nowhere.mdx', path.join(root, 'dangling.mdx')),
      fault:
        'content/dangling.mdx:1:1  is a symbolic link to a file that does not exist — correct the link or remove it',
    },
    {
      name: 'a page that is a link to itself',
      make: () => symlinkSync('loop.mdx', path.join(root, 'loop.mdx')),
      fault: /^content\/loop\.mdx:1:1 {2}is a symbolic link .* — correct the link or remove it/,
    },
    {
      name: 'a page that is a link out of the folder',
      make: () => {
        writeFileSync(path.join(root, '../secret.mdx'), page('Text.'));
        symlinkSync('../secret.mdx', path.join(root, 'secret.mdx'));
      },
      fault:
        'content/secret.mdx:1:1  is a symbolic link that leads out of the content folder — put the file itself here',
    },
    {
      name: 'a link to a folder',
      make: () => symlinkSync('guide', path.join(root, 'guides')),
      fault:
        'content/guides:1:1  is a symbolic link to a folder, which is not read — put the folder itself here',
    },
    {
      name: 'a data file that is a dangling link',
      make: () => symlinkSync('nowhere.yaml', path.join(root, '_site/folders.yaml')),
      fault:
        'content/_site/folders.yaml:1:1  is a symbolic link to a file that does not exist — correct the link or remove it',
    },
    {
      name: 'an image that is a dangling link',
      make: () => symlinkSync('nowhere.png', path.join(root, 'picture.png')),
      fault:
        'content/picture.png:1:1  is not an image file, or a symbolic link to one that does not exist — correct or remove it',
    },
    {
      name: 'a page that is a pipe',
      make: () => execFileSync('mkfifo', [path.join(root, 'pipe.mdx')]),
      fault: 'content/pipe.mdx:1:1  is not a file with text — remove it or write a text file',
    },
    {
      name: 'a page of 100,000 rows',
      make: () =>
        write('rows.mdx', page(`| A | B |\n| --- | --- |\n${'| One | Two |\n'.repeat(100_000)}`)),
      fault:
        'content/rows.mdx:1:1  has 1401 kB, too much to be read — divide it into files of at most 500 kB',
    },
    {
      name: 'a data file of 100,000 rows',
      make: () => write('_site/redirects.yaml', '/old/address: /guide\n'.repeat(100_000)),
      fault:
        'content/_site/redirects.yaml:1:1  has 2100 kB, too much to be read — divide it into files of at most 1000 kB',
    },
    {
      name: 'a piece that is nested too deeply',
      make: () => {
        write('_includes/deep.mdx', `${'>'.repeat(800)} x\n`);
        write('deep.mdx', page('<Include name="deep" />'));
      },
      fault: /^content\/_includes\/deep\.mdx:1:802 {2}is nested too deeply to be read — /,
    },
    {
      name: 'a missing folder',
      make: () => rmSync(root, { recursive: true }),
      fault:
        'content:1:1  there is no such folder — create it, or set CONTENT_DIR to the folder of the pages',
      restore: () => mkdirSync(root),
    },
    {
      name: 'a folder without a page',
      make: () => {
        for (const name of readdirSync(root)) rmSync(path.join(root, name), { recursive: true });
      },
      fault:
        'content:1:1  there is no page in this folder — write index.mdx, the first page of the site',
    },
    {
      name: 'data that a page prints and that is gone',
      make: () => {
        copy('_contract/limits.yaml');
        write('codes.mdx', page('<Errors />'));
      },
      fault:
        'content/codes.mdx:6:1  <Errors> prints _contract/errors.yaml, which does not exist — restore the file or remove the tag',
    },
    {
      name: 'a component of data that this folder does not have',
      make: () => write('codes.mdx', page('<Errors />')),
      fault: 'content/codes.mdx:6:1  <Errors> is not a component — see the list in CONTRIBUTING.md',
    },
    {
      name: 'a malformed address of an image',
      make: () => write('image.mdx', page('![A](./%E0%A4%A.png)')),
      fault: /^content\/image\.mdx:6:1 {2}image "\.\/%E0%A4%25A\.png" does not exist/,
    },
    {
      name: 'an image that is none',
      make: () => {
        write('broken.png', 'no picture');
        write('image.mdx', page('![A](./broken.png)'));
      },
      fault: /^content\/image\.mdx:6:1 {2}image "\.\/broken\.png" has no size that can be read/,
    },
  ])('$name is a fault with a place', async ({ make, fault, restore }) => {
    make();
    const found = await faults();
    restore?.();
    expect(found).toContainEqual(typeof fault === 'string' ? fault : expect.stringMatching(fault));
  });
});

describe('names of files', () => {
  it.each([
    'sitemap.xml.mdx',
    'search.mdx',
    'search/index.mdx',
    '404.mdx',
    'index.html.mdx',
    'a%2fb.mdx',
    'Capitals.mdx',
    'with space.mdx',
    'über-uns.mdx',
    'guide/FAQ.mdx',
    'v1.2/page.mdx',
    'index/page.mdx',
    'a+b.mdx',
    '-dash.mdx',
    'page.MDX',
    'page.markdown',
    '_site/folders.yml',
    'über.md',
    'README.html.md',
  ])('refuses %s, with the reason and what to do', async (name) => {
    write(name, name.endsWith('.yml') ? '{}\n' : page('Text.'));
    const found = (await faults()).filter((fault) => fault.startsWith(`content/${name}:1:1  `));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/ — (?:use only|choose another|rename)/);
  });

  it.each([
    'rate-limits.mdx',
    'a/b_2/index.mdx',
    'guide/search.mdx',
    '3ds.mdx',
    'a/README.md',
    'Guides/Getting-Started.md',
  ])('accepts %s', async (name) => {
    write(name, page('Text.'));
    expect(await faults()).toEqual([]);
  });
});

describe('what nobody would notice', () => {
  const data = () => {
    for (const name of ['_contract', '_services/blik.yaml', '_reference']) copy(name);
  };
  const blik = () => readFileSync(path.join(root, '_services/blik.yaml'), 'utf8');

  it.each([
    {
      name: 'a data file with a wrong name',
      make: () => write('_site/navbr.yaml', '[]\n'),
      fault:
        'content/_site/navbr.yaml:1:1  nothing reads this file — did you mean "_site/navbar.yaml"?',
    },
    {
      name: 'a data folder with a wrong name',
      make: () => write('_service/new.yaml', 'name: New\n'),
      fault: /^content\/_service\/new\.yaml:1:1 {2}nothing reads this file — /,
    },
    {
      name: 'an image that no page shows',
      make: () => write('left.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'),
      fault:
        'content/left.svg:1:1  warning: no page shows this image — show it, or remove the file',
    },
    {
      name: 'an image that is too heavy',
      make: () =>
        write(
          'boxes.svg',
          `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>${' '.repeat(600_000)}`,
        ),
      fault: 'content/boxes.svg:1:1  warning: the image has 586 KB — make it smaller than 500 KB',
    },
    {
      name: 'the name of an image that is no part of an address',
      make: () => write('My Picture.svg', ''),
      fault:
        /^content\/My Picture\.svg:1:1 {2}warning: the name "My Picture\.svg" cannot be part of an address — /,
    },
    {
      name: 'two entries of the changelog with one id',
      make: () => {
        const entry = '- { id: a, date: "2026-01-01", kind: added, title: A, text: A. }\n';
        write('_site/changelog.yaml', entry + entry);
      },
      fault: /^content\/_site\/changelog\.yaml:2:\d+ {2}1\.id: "a" is the id of another entry — /,
    },
    {
      name: 'two terms with one id',
      make: () => write('_site/glossary.yaml', '- { id: a, term: A, text: A. }\n'.repeat(2)),
      fault: /^content\/_site\/glossary\.yaml:2:\d+ {2}1\.id: "a" is the id of another entry — /,
    },
    {
      name: 'a service id of two variants',
      make: () => {
        data();
        const id = /serviceId: (\d+)/.exec(blik())?.[1];
        write('_services/blik.yaml', blik().replaceAll(/serviceId: \d+/g, `serviceId: ${id}`));
      },
      fault:
        /^content\/_services\/blik\.yaml:\d+:\d+ {2}the serviceId \d+ belongs to "\w+" of _services\/blik\.yaml — /,
    },
    {
      name: 'a service without its page',
      make: data,
      fault:
        /^content\/_services\/blik\.yaml:\d+:\d+ {2}warning: "\/services\/blik\/\w+" has no page — /,
    },
    {
      name: 'a link of the navigation bar to nowhere',
      make: () => write('_site/navbar.yaml', '- { label: A, href: /no, icon: house }\n'),
      fault: /^content\/_site\/navbar\.yaml:1:\d+ {2}warning: "\/no" has no page — /,
    },
  ])('$name is reported', async ({ make, fault }) => {
    make();
    const found = await faults();
    expect(found).toContainEqual(typeof fault === 'string' ? fault : expect.stringMatching(fault));
  });
});

it('knows the rows that components print: a link to one that is not there is reported', async () => {
  for (const name of ['_contract', '_reference']) copy(name);
  write('codes.mdx', page('## Codes\n\n<Errors />'));
  write('a.mdx', page('See [one](/codes#e1004), [two](/codes#codes) and [three](/codes#e99999).'));
  const rows = (await faults()).filter((fault) => fault.startsWith('content/a.mdx'));
  expect(rows).toEqual([
    expect.stringMatching(
      /^content\/a\.mdx:6:50 {2}warning: link to "\/codes#e99999" has no such heading/,
    ),
  ]);
});

it('reports a dead link of plain Markdown once for each file, and of our own pages each time', async () => {
  const links = '[a](#gone) and [b](#gone) and [c](/gone)';
  write('foreign.md', `# Foreign\n\n${links}\n`);
  write('second.md', `# Second\n\n${links}\n`);
  write('own.mdx', page(links));
  const anchors = (await faults()).filter((fault) => fault.includes('#gone'));
  expect(anchors.map((fault) => fault.replace(/:.*—/, ''))).toEqual([
    'content/foreign.md correct the part after "#" (also in 1 more place)',
    'content/own.mdx correct the part after "#"',
    'content/own.mdx correct the part after "#"',
    'content/second.md correct the part after "#" (also in 1 more place)',
  ]);
});

describe('a draft', () => {
  const DRAFT = page('See <Nothing />, [home](/) and [more](/gone).').replace(
    'title: A page',
    'title: A page\ndraft: true',
  );

  it('is no page of a build, and its own faults wait', async () => {
    write('plan.mdx', DRAFT);
    const { pages, problems, drafts } = await checkContent(await readData());
    expect(problems).toEqual([]);
    expect(pages.map(({ route }) => route)).not.toContain('/plan');
    expect(drafts.map(({ file }) => file)).toContain('content/plan.mdx');
  });

  it('is a page of the preview, with its faults', async () => {
    write('plan.mdx', DRAFT);
    const checked = await checkContent(await readData(), { hasDrafts: true });
    expect(checked.pages.map(({ route }) => route)).toContain('/plan');
    expect(checked.problems.map(formatProblem)).toEqual([
      'content/plan.mdx:7:5  <Nothing> is not a component — see the list in CONTRIBUTING.md',
      'content/plan.mdx:7:32  warning: link to "/gone" has no page — correct the route or write the page',
    ]);
  });

  it('is named by no published page and by no data, and may be by another draft', async () => {
    write('plan.mdx', DRAFT);
    write('other.mdx', DRAFT.replace('/gone', '/plan').replace('<Nothing />', 'it'));
    write('a.mdx', page('See [the plan](/plan).'));
    write('_site/navbar.yaml', '- { label: A, href: /plan, icon: house }\n');
    const found = await faults();
    expect(found).toEqual([
      'content/a.mdx:6:5  link to "/plan" goes to a draft, which a build leaves out — remove "draft: true" there, or link to another page',
      'content/_site/navbar.yaml:1:21  "/plan" goes to a draft, which a build leaves out — remove "draft: true" there, or link to another page',
    ]);
  });

  it('is written with "true" and nothing else', async () => {
    write('plan.mdx', DRAFT.replace('draft: true', 'draft: yes'));
    write('b.mdx', DRAFT.replace('draft: true', 'unlisted: no'));
    expect((await faults()).filter((fault) => fault.includes(':3:1'))).toEqual([
      'content/b.mdx:3:1  unlisted: write "true", or remove the line',
      'content/plan.mdx:3:1  draft: write "true", or remove the line',
    ]);
  });
});

describe('what has one certain remedy', () => {
  it('is corrected, and the folder is sound', async () => {
    write('_site/redirects.yaml', '- { from: /old, to: /new }\n');
    write('new.mdx', page('## Part\n\nText.'));
    write('a.mdx', page('See [old](/old) and [more](/old#part), or [new](/new).'));
    write('b.MDX', page('Text.'));
    write('_site/folders.yml', '{}\n');
    rmSync(path.join(root, '_site/folders.yaml'), { force: true });
    const { problems } = await checkContent(await readData());
    expect(applyFixes(problems).map(({ file, line }) => `${file}:${line}`)).toEqual([
      'content/b.MDX:1',
      'content/_site/folders.yml:1',
      'content/a.mdx:6',
      'content/a.mdx:6',
    ]);
    expect(readFileSync(path.join(root, 'a.mdx'), 'utf8')).toContain('[more](/new#part)');
    expect(await faults()).toEqual([]);
  });

  it('is corrected in tags and in data, and nowhere in a longer address', async () => {
    write('_site/redirects.yaml', '- { from: /old, to: /new }\n');
    write('_site/navbar.yaml', '- { label: A, href: /old, icon: house }\n');
    write('_site/sidebar.yaml', '- label: A\n  items: [/old_list, /old]\n');
    for (const name of ['new', 'old_list', 'b/old']) write(`${name}.mdx`, page('Text.'));
    write('a.mdx', page('Text.\n\n<Related routes="/b/old, /old_list, /old" />'));
    applyFixes((await checkContent(await readData())).problems);
    expect(readFileSync(path.join(root, 'a.mdx'), 'utf8')).toContain('"/b/old, /old_list, /new"');
    expect(readFileSync(path.join(root, '_site/navbar.yaml'), 'utf8')).toContain('href: /new,');
    expect(readFileSync(path.join(root, '_site/sidebar.yaml'), 'utf8')).toContain(
      '[/old_list, /new]',
    );
  });

  it('is left alone where it would write over another file', async () => {
    write('b.MDX', page('Text.'));
    write('b.mdx', page('Other.'));
    const { problems } = await checkContent(await readData());
    expect(applyFixes(problems)).toEqual([]);
    expect(readFileSync(path.join(root, 'b.mdx'), 'utf8')).toContain('Other.');
  });
});

describe('the encoding of pages and data', () => {
  const bytes = (...parts: (string | number)[]) =>
    Buffer.concat(
      parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.of(part))),
    );
  const title = (...rest: (string | number)[]) => bytes('label: a\nitems: ', ...rest, '\n');

  it.each([
    { name: 'Latin-1', text: title('caf', 0xe9), fault: '2:11  byte E9 is not UTF-8' },
    { name: 'a cut character', text: title('é', 0xe2, 0x82), fault: '2:9  byte E2 is not UTF-8' },
    {
      name: 'bad bytes after U+FFFD',
      text: title('\uFFFD', 0xff),
      fault: '2:9  byte FF is not UTF-8',
    },
    { name: 'NUL', text: title('a', 0, 'b'), fault: '2:9  invisible control character U+0000' },
    {
      name: 'an escape',
      text: title('a\u001B[31m'),
      fault: '2:9  invisible control character U+001B',
    },
    {
      name: 'a C1 control',
      text: title('\u0085'),
      fault: '2:8  invisible control character U+0085',
    },
    {
      name: 'UTF-16 with a mark',
      text: Buffer.from('\uFEFFlabel', 'utf16le'),
      fault: '1:1  is in UTF-16',
    },
    {
      name: 'UTF-16 without one',
      text: Buffer.from('label', 'utf16le'),
      fault: '1:1  is in UTF-16',
    },
    {
      name: 'an unresolved conflict',
      text: 'label: a\n<<<<<<< HEAD\nitems: b\n=======\nitems: c\n>>>>>>> other\n',
      fault: '2:1  has the conflict markers of git',
    },
  ])('refuses $name in both, at its place', async ({ text, fault }) => {
    for (const name of [
      'text.mdx',
      'text.md',
      '_site/folders.yaml',
      '_contract/clients/gateway.sh',
    ]) {
      write(name, text);
      const found = await faults();
      expect(found).toContainEqual(
        expect.stringMatching(new RegExp(`^content/${name}:${fault.replace('+', '\\+')}.* — `)),
      );
      rmSync(path.join(root, name));
    }
  });

  it('accepts a byte-order mark, CRLF, tabs and every script', async () => {
    write('text.mdx', `\uFEFF${page('Zażółć 支払い Платёж 💳\tend').replace(/\n/g, '\r\n')}`);
    expect(await faults()).toEqual([]);
  });
});
