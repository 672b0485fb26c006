import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** The documents in the root, by their names. */
const DOCUMENTS = readdirSync('.').filter((name) => name.endsWith('.md'));
/** A path of the repository in code font or in a link; with `*`, `<`, `{` or `…` it is a pattern, and the page `x` an example. */
const PATH = /(?:`|\]\()((?:lib|components|scripts|app|content\/_\w+)\/[^\s`)*<{…]*)(?:`|\))/g;

const pathsIn = (text: string): string[] =>
  [...text.matchAll(PATH)].map(([, path = '']) => path).filter((path) => !path.includes('/x'));

it.each(DOCUMENTS)('%s names only paths that exist', (name) => {
  const paths = pathsIn(readFileSync(name, 'utf8'));
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

it('finds a path that does not exist', () => {
  const paths = pathsIn(
    '`lib/docs` and [a file](scripts/hosts/nginx.conf), not `lib/**` or `lib/x.ts`',
  );
  expect(paths).toEqual(['lib/docs', 'scripts/hosts/nginx.conf']);
});

describe('ARCHITECTURE.md', () => {
  const text = readFileSync('ARCHITECTURE.md', 'utf8');
  const folders = (top: string) =>
    readdirSync(top, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
  const roomsOf = (top: string) =>
    folders(top).flatMap((wing) =>
      ['base', 'docs', 'gateway'].includes(wing)
        ? folders(`${top}/${wing}`).map((room) => `${wing}/${room}`)
        : [wing],
    );

  it.each([
    ['lib', roomsOf('lib')],
    ['components', roomsOf('components')],
    ['scripts', folders('scripts')],
  ])('has a line for every room of %s, and for no other', (top, rooms) => {
    const [, table = ''] = text.split(`| room of \`${top}\` | holds |\n`);
    const [lines = ''] = table.split('\n\n');
    const named = [...lines.matchAll(/^\| `([^`]+)` \|/gm)].map(([, room]) => room);
    expect(named.sort()).toEqual([...rooms].sort());
  });

  it('has a reason for every package', () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      dependencies: object;
      devDependencies: object;
    };
    const [, rest = ''] = text.split('\n## Dependencies\n');
    const [table = ''] = rest.split('\nWeighed and refused');
    const named = [...table.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim()),
    );
    const needed = Object.keys({ ...dependencies, ...devDependencies }).filter(
      (name) => !name.startsWith('@types/'),
    );
    expect(named.filter((name) => !/^(?:package|-+)$/.test(name)).sort()).toEqual(needed.sort());
  });
});
