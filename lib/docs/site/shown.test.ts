import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { SHOWN_SITE_TYPE } from './shown';

it('has the type of every site, whichever was prepared last', () => {
  const home = mkdtempSync(path.join(os.tmpdir(), 'types-'));
  mkdirSync(path.join(home, 'generated'));
  const write = (name: string, text: string) => writeFileSync(path.join(home, name), text);
  write(
    'generated/site.json',
    JSON.stringify({ announcement: null, tagline: null, footer: { links: [] } }),
  );
  write(
    'generated/site.d.json.ts',
    SHOWN_SITE_TYPE.replace('../lib/docs/site/shown', path.resolve('lib/docs/site/shown')),
  );
  write(
    'use.ts',
    `import site, { icons } from './generated/site.json';
export const texts: (string | undefined)[] = [
  site.announcement?.link?.href, site.tagline?.text, ...site.footer.links.map(({ href }) => href), icons,
];
`,
  );
  write(
    'tsconfig.json',
    JSON.stringify({
      extends: path.resolve('tsconfig.json'),
      compilerOptions: { incremental: false, typeRoots: [path.resolve('node_modules/@types')] },
      include: ['use.ts', 'generated'],
      exclude: [],
    }),
  );
  const { stdout } = spawnSync(
    process.execPath,
    [path.resolve('node_modules/typescript/bin/tsc'), '--noEmit', '-p', home],
    { encoding: 'utf8' },
  );
  rmSync(home, { recursive: true });
  expect(stdout).toBe('');
});
