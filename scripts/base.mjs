// Builds the small site in `scripts/e2e/__fixtures__/base-path` for `BASE_PATH=/docs`, for `base-path.e2e.ts`: into
// `.base/first` after an edit, so that all pages but one are those of an earlier build, and into `.base/out` with no
// page kept. A build writes `.generated/`, `public/` and `.next/`, so it runs in a copy of the code: the site itself stays
// as it is. Plain Node, as all commands that `npm test` starts itself. The copy has no gateway: this is another person's
// folder of pages.
import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { ROOT } from './cli/setup.mjs';

const COPY = path.join(ROOT, '.base');
const FIXTURE = path.join(ROOT, 'scripts/e2e/__fixtures__/base-path');
/** A copy, because a page is edited. */
const CONTENT = path.join(COPY, 'base-path');
const EDITED = 'guide/next.mdx';
const CODE = [
  'app',
  'components',
  'lib',
  'scripts',
  // The words of the interface, for a folder without its own.
  'content/_site/interface.en.yaml',
  'public/fonts',
  'instrumentation-client.ts',
  'next.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

rmSync(COPY, { recursive: true, force: true });
for (const name of CODE) cpSync(path.join(ROOT, name), path.join(COPY, name), { recursive: true });
// The pages of the fixture have no data of a gateway, so its wing must not be asked for.
for (const name of ['lib/gateway', 'lib/registry', 'components/gateway', 'components/registry'])
  rmSync(path.join(COPY, name), { recursive: true });
linkPackages();

cpSync(FIXTURE, CONTENT, { recursive: true });
appendFileSync(path.join(CONTENT, EDITED), '\nA sentence that is taken back.\n');
build();
cpSync(path.join(FIXTURE, EDITED), path.join(CONTENT, EDITED));
build();
renameSync(path.join(COPY, 'out'), path.join(COPY, 'first'));
rmSync(path.join(COPY, 'node_modules/.cache/docs-export'), { recursive: true });
build();

function build() {
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', 'scripts/build.ts'],
    {
      cwd: COPY,
      env: { ...process.env, BASE_PATH: '/docs', CONTENT_DIR: CONTENT },
      stdio: 'inherit',
    },
  );
  if (status !== 0) process.exit(status ?? 1);
}

/** Package by package: one link to the whole folder would share, and empty, the cache of compiled pages. */
function linkPackages() {
  const [from, to] = [path.join(ROOT, 'node_modules'), path.join(COPY, 'node_modules')];
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (!name.startsWith('.'))
      symlinkSync(path.join('../../node_modules', name), path.join(to, name), 'junction');
  }
}
