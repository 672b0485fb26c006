import { treeHash } from '../../base/source/tree-hash';

/** What the browser's code is made of. Content is not in it: a changed text keeps every script's address. */
const CODE = ['app', 'components', 'lib', 'next.config.ts', 'package-lock.json'];

/** Short hash of the code: the build id. */
export const codeHash = (): string => treeHash(CODE, process.env.BASE_PATH).slice(0, 16);
