import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { GENERATED_DIR } from '../../lib/docs/content/pages';

/** Commands that write `.generated` and `public` while they run, and read them again until their end. */
const MAKERS = ['build', 'preview'] as const;
export type Maker = (typeof MAKERS)[number];

const markOf = (maker: Maker): string => path.resolve(GENERATED_DIR, `running-${maker}`);

/** Say that this program makes `.generated` and `public` until it ends. */
export function nowRuns(maker: Maker): void {
  const file = markOf(maker);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, String(process.pid));
  process.once('exit', () => rmSync(file, { force: true }));
}

/** The command that makes these folders now, this program apart. What a killed program left behind does not count. */
export const runningMaker = (): Maker | undefined =>
  MAKERS.find((maker) => {
    const id = Number(attempt(() => readFileSync(markOf(maker), 'utf8')));
    return id > 0 && id !== process.pid && attempt(() => process.kill(id, 0)) === true;
  });

/** Signal 0 only asks whether there is such a process (POSIX, `kill`). */
function attempt<T>(ask: () => T): T | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}
