import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { NextConfig } from 'next';
import { codeHash } from './scripts/export/code-hash';

const isProduction = process.env.NODE_ENV === 'production';

const config: NextConfig = {
  // Only for builds: with it the preview answers an unknown address with an error instead of the 404 page.
  ...(isProduction ? { output: 'export' as const } : {}),
  basePath: process.env.BASE_PATH ?? '',
  trailingSlash: false,
  reactStrictMode: true,
  images: { unoptimized: true },
  // The framework's default id is random; ours names the code, so two builds of one input are the same bytes.
  generateBuildId: () => codeHash(),
  // `npm test` runs the compiler itself; once is enough.
  typescript: { ignoreBuildErrors: true },
  env: { BASE_PATH: process.env.BASE_PATH ?? '' },
  // The folder that holds the packages, whatever lies above it: else the framework guesses, and says so on each build.
  // In the copy that `scripts/base.mjs` builds, the packages are links to those of the site itself.
  turbopack: {
    root: path.resolve(realpathSync('node_modules/next'), '../..'),
    ...(isProduction && {
      rules: {
        'collect-segment-data.js': { loaders: [path.resolve('scripts/export/no-segments.cjs')] },
      },
    }),
  },
  // Inlining is about the pieces of payloads that the loader above does not make.
  experimental: { cpus: 2, prefetchInlining: false },
};

export default config;
