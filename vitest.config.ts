import { defineConfig } from 'vitest/config';

const alias = { '@': import.meta.dirname };

/** Six suites: pure functions, components in a DOM, the finished `out/` folder, publishing it, a real browser, a prefix. */
export default defineConfig({
  resolve: { alias },
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          include: ['{lib,scripts,components,content}/**/*.test.ts'],
          exclude: ['scripts/{site,deploy,hosts,e2e}/**'],
        },
      },
      {
        resolve: { alias },
        test: { name: 'dom', include: ['components/**/*.test.tsx'], environment: 'jsdom' },
      },
      {
        resolve: { alias },
        test: { name: 'site', include: ['scripts/site/**/*.test.ts'], testTimeout: 60_000 },
      },
      {
        resolve: { alias },
        test: {
          name: 'publish',
          include: ['scripts/{deploy,hosts}/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'e2e',
          include: ['scripts/e2e/**/*.e2e.ts'],
          exclude: ['scripts/e2e/base-path.e2e.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'base',
          include: ['scripts/e2e/base-path.e2e.ts'],
          // Built by `node scripts/base.mjs`.
          env: { OUT_DIR: '.base/out' },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
