import path from 'node:path';
import { bundleScript } from '../export/bundle';

/**
 * The worker as one script, with the smallest build of FlexSearch that imports indexes. Russian letters stay as they are
 * written: escaped, they take three times the bytes.
 */
export const bundleWorker = (): Promise<string> =>
  bundleScript(
    'components/docs/search/worker/worker.ts',
    {},
    {
      alias: {
        flexsearch: path.resolve('node_modules/flexsearch/dist/flexsearch.compact.module.min.js'),
      },
      charset: 'utf8',
    },
  );
