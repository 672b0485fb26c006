/** Where messages go; a terminal gets a bar, everything else whole lines. */
export interface Screen {
  readonly isTerminal: boolean;
  write(text: string): void;
}

/** Receives what happens, and draws it. */
export interface Progress {
  line(text: string): void;
  /** A stage of `total` steps begins. */
  stage(name: string, total: number): void;
  tick(): void;
  /** The stage is over. */
  end(): void;
}

const BAR_WIDTH = 24;
const LINES_PER_STAGE = 4;
const LONG_STAGE = 100;

/** A bar that redraws itself on a terminal; in a job, a line for each quarter of a stage. */
export function createProgress(screen: Screen): Progress {
  let name = '';
  let total = 0;
  let done = 0;

  const draw = () => {
    if (screen.isTerminal) screen.write(`\r\u001b[K${barOf(name, done, total)}`);
    else if (isWorthALine(done, total)) screen.write(`${name}: ${done} of ${total}\n`);
  };
  return {
    line: (text) => screen.write(`${text}\n`),
    stage: (newName, newTotal) => {
      [name, total, done] = [newName, newTotal, 0];
    },
    tick: () => {
      done += 1;
      draw();
    },
    end: () => {
      if (screen.isTerminal && total > 0) screen.write('\n');
    },
  };
}

/** `documents ######------ 6/12` */
export function barOf(name: string, done: number, total: number): string {
  const filled = total === 0 ? BAR_WIDTH : Math.floor((done / total) * BAR_WIDTH);
  const bar = '█'.repeat(filled) + '░'.repeat(BAR_WIDTH - filled);
  return `${name.padEnd(12)} ${bar} ${done}/${total}`;
}

/** At the end, and in a long stage each time a further quarter is complete. */
function isWorthALine(done: number, total: number): boolean {
  const quarters = (count: number) => Math.floor((count * LINES_PER_STAGE) / total);
  return done === total || (total >= LONG_STAGE && quarters(done) > quarters(done - 1));
}
