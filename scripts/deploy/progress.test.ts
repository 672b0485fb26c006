import { expect, it } from 'vitest';
import { commandOf } from './invalidate';
import { barOf, createProgress } from './progress';

function screen(isTerminal: boolean) {
  let text = '';
  return {
    isTerminal,
    write: (part: string) => {
      text += part;
    },
    get text() {
      return text;
    },
  };
}

function run(target: ReturnType<typeof screen>, total: number) {
  const progress = createProgress(target);
  progress.stage('bodies', total);
  for (let done = 0; done < total; done += 1) progress.tick();
  progress.end();
}

it('writes whole lines into a log, few of them', () => {
  const log = screen(false);
  run(log, 400);
  run(log, 3);
  expect(log.text.split('\n')).toEqual([
    ...['100', '200', '300', '400'].map((done) => `bodies: ${done} of 400`),
    'bodies: 3 of 3',
    '',
  ]);
});

it('redraws one line on a terminal', () => {
  const terminal = screen(true);
  run(terminal, 2);
  expect(terminal.text.match(/\n/g)).toHaveLength(1);
  expect(terminal.text.split('\r').at(-1)).toContain(barOf('bodies', 2, 2));
});

it('fills the bar in proportion', () => {
  expect(barOf('x', 0, 8)).toContain('░'.repeat(24));
  expect(barOf('x', 4, 8)).toContain(`${'█'.repeat(12)}${'░'.repeat(12)} 4/8`);
});

it('puts quoted paths into the command, or everything when there are many', () => {
  expect(commandOf('clear {paths}', ['/a b', "/it's$x"], '')).toBe("clear '/a%20b' '/it'\\''s$x'");
  const many = Array.from({ length: 31 }, (_, index) => `/${index}`);
  expect(commandOf('clear {paths}', many, '/docs')).toBe("clear '/docs/*'");
  expect(commandOf('clear-all', ['/a'], '')).toBe('clear-all');
});
