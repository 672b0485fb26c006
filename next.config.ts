import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { NextConfig } from 'next';
import { codeHash } from './scripts/export/code-hash';

/**
 * Packages of the server without React. They are left to Node: to read and bundle them is a third of what the first page
 * of the preview takes, and of the compile of a build.
 */
const LEFT_TO_NODE = [
  '@mdx-js/mdx',
  'currency-codes',
  'github-slugger',
  'gray-matter',
  'hast-util-to-string',
  'image-size',
  'iso-3166',
  'iso-639-1',
  'libphonenumber-js',
  'mdast-util-directive',
  'mdast-util-to-string',
  'micromark-extension-directive',
  'rehype-autolink-headings',
  'rehype-raw',
  'rehype-slug',
  'remark-gfm',
  'unist-util-visit',
  'vfile',
  'yaml',
  'zod',
];

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
  serverExternalPackages: LEFT_TO_NODE,
  // Faults of code are found in the preview, which names their places in the sources.
  enablePrerenderSourceMaps: false,
  experimental: {
    cpus: 2,
    // Compiled code is used again as a whole, or not at all: parts of it are written for nothing.
    turbopackFileSystemCacheForBuild: false,
    ...(isProduction && { turbopackSourceMaps: false }),
    // This is about the pieces of payloads that the loader above does not make.
    prefetchInlining: false,
    // The preview bundles a tool when it is first opened.
    turbopackLazyDynamicImports: true,
    turbopackLazyDynamicImportsSSR: true,
  },
};

export default config;
