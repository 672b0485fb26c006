import { defineConfig } from 'vitest/config';
import { ALONE } from './scripts/testing/alone.mjs';

const alias = { '@': import.meta.dirname };
/** A browser on a busy machine takes its time; a test that passes waits for nothing. */
const PATIENT = { timeout: 60_000 };
/** Milliseconds for a test on a machine with ten times the work it can do. */
const BUSY = 180_000;
/** The default leaves one core free. A test waits more than it works, and must bear a busy machine anyway. */
const WORKERS = 2;
/** More than there are cores: a test in a browser or over the network waits for part of its time. */
const WAITING_WORKERS = 3;

/** Eight suites: pure functions, components in a DOM, those that need one of their own, the finished `out/` folder, publishing it, a real browser, other engines, a prefix. */
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
          // Pure functions: one reading of the modules and of the contract serves all files, seven times as fast.
          isolate: false,
          maxWorkers: WORKERS,
          testTimeout: BUSY,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'dom',
          include: ['components/**/*.test.tsx'],
          exclude: [...ALONE],
          environment: 'jsdom',
          setupFiles: 'scripts/testing/dom.setup.ts',
          // The files of a process share the document and the modules.
          isolate: false,
          maxWorkers: WORKERS,
          testTimeout: BUSY,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'dom-alone',
          include: [...ALONE],
          environment: 'jsdom',
          maxWorkers: WORKERS,
          testTimeout: BUSY,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'site',
          include: ['scripts/site/**/*.test.ts'],
          // The files of a process share the parsed pages.
          isolate: false,
          testTimeout: BUSY,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'publish',
          include: ['scripts/{deploy,hosts}/**/*.test.ts'],
          maxWorkers: WAITING_WORKERS,
          testTimeout: BUSY,
          hookTimeout: BUSY,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'e2e',
          include: ['scripts/e2e/**/*.e2e.ts'],
          exclude: ['scripts/e2e/{base-path,incremental,preview,preview-sequences}.e2e.ts'],
          globalSetup: 'scripts/testing/share.setup.ts',
          // The files of a process share the browser and the parsed pages.
          isolate: false,
          testTimeout: BUSY,
          hookTimeout: BUSY,
          maxWorkers: WAITING_WORKERS,
          expect: { poll: PATIENT },
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'engines',
          include: ['scripts/engines/**/*.e2e.ts'],
          testTimeout: BUSY,
          hookTimeout: BUSY,
          maxWorkers: 1,
          expect: { poll: PATIENT },
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'base',
          include: ['scripts/e2e/{base-path,incremental,preview,preview-sequences}.e2e.ts'],
          // Built by `node scripts/base.mjs`, and previewed in its copy.
          env: { OUT_DIR: '.base/out' },
          // The previews share a folder.
          maxWorkers: 1,
          expect: { poll: PATIENT },
          testTimeout: BUSY,
          hookTimeout: BUSY,
        },
      },
    ],
  },
});
