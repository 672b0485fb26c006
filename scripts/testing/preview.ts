import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

/** The copy of the code that `scripts/base.mjs` made: a preview writes next to its content, as a build does. */
export const PREVIEW_HOME = path.resolve('.base');
export const PREVIEW_FIXTURE = path.resolve('scripts/e2e/__fixtures__/base-path');

export interface Preview {
  readonly preview: ChildProcess;
  readonly port: number;
  readonly url: string;
  /** All that it has printed. */
  readonly printed: () => string;
  /** When it shows pages; rejected when it ends before. */
  readonly ready: Promise<void>;
}

/**
 * Start the preview of a content folder.
 * @param home the folder of the code: its copy, if not said
 */
export function startPreview(content: string, port: number, home = PREVIEW_HOME): Preview {
  const preview = spawn(process.execPath, ['scripts/run.mjs', 'dev.ts', '--port', String(port)], {
    cwd: home,
    env: { ...process.env, NODE_ENV: 'development', CONTENT_DIR: content },
  });
  let printed = '';
  const ready = new Promise<void>((resolve, reject) => {
    for (const stream of [preview.stdout, preview.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        printed += chunk.toString();
        if (printed.includes('Ready')) resolve();
      });
    }
    preview.once('exit', () => reject(new Error(`the preview ended:\n${printed}`)));
  });
  // A test that expects the end does not wait for the start.
  ready.catch(() => undefined);
  return { preview, port, url: `http://localhost:${port}`, printed: () => printed, ready };
}
