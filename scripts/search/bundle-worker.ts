import path from 'node:path';
import { bundleScript } from '../export/bundle';

/** The worker as one script, with the small build of FlexSearch: only its index is used. */
export const bundleWorker = (): Promise<string> =>
  bundleScript(
    'components/docs/search/worker/worker.ts',
    {},
    {
      alias: {
        flexsearch: path.resolve('node_modules/flexsearch/dist/flexsearch.light.module.min.js'),
      },
    },
  );
