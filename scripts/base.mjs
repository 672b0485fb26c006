// Builds the small site in `scripts/e2e/__fixtures__/base-path` for `BASE_PATH=/docs` and `PACKED=on`, for
// `base-path.e2e.ts`. The build into `.base/first` comes after an edit: all pages but one are those of an earlier build,
// and `.base/rendered.json` names that one. The build into `.base/out` has no kept page.
//
// Plain Node, as all commands that `npm test` starts itself. The copy has no gateway: this is another person's folder of
// pages.
import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './cli/setup.mjs';
import { copyCode } from './testing/code-copy.mjs';

const COPY = path.join(ROOT, '.base');
const FIXTURE = path.join(ROOT, 'scripts/e2e/__fixtures__/base-path');
/** A copy, because a page is edited. */
const CONTENT = path.join(COPY, 'base-path');
/** Not the first page: that one is rendered if nothing else is. */
const EDITED = 'guide/accounts.mdx';

copyCode(COPY);
cpSync(FIXTURE, CONTENT, { recursive: true });
appendFileSync(path.join(CONTENT, EDITED), '\nA sentence that is taken back.\n');
build();
cpSync(path.join(FIXTURE, EDITED), path.join(CONTENT, EDITED));
build();
renameSync(path.join(COPY, 'out'), path.join(COPY, 'first'));
renameSync(path.join(COPY, '.generated/routes-to-render.json'), path.join(COPY, 'rendered.json'));
rmSync(path.join(COPY, 'node_modules/.cache/docs-export'), { recursive: true });
build();

function build() {
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', 'scripts/build.ts'],
    {
      cwd: COPY,
      env: { ...process.env, BASE_PATH: '/docs', CONTENT_DIR: CONTENT, PACKED: 'on' },
      stdio: 'inherit',
    },
  );
  if (status !== 0) process.exit(status ?? 1);
}
