import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentDir } from '../../base/source/files';
import { evaluate, fillFigures, printFigure, printFormula } from './figures';
import { loadScreen } from './screen';

const screens = readdirSync(path.join(contentDir(), '_site', 'screens'))
  .filter((file) => !file.startsWith('_'))
  .map((file) => loadScreen(file.replace(/\.yaml$/, '')).screen);

const formulas = screens.flatMap(({ title, formulas: own = [], figures = {} }) =>
  own.map((formula) => ({ title, name: formula.name, formula, figures })),
);

describe('formulas of the screens', () => {
  it('are there to be checked', () => {
    expect(formulas.length).toBeGreaterThan(5);
  });

  it.each(formulas)('$title: $name comes out as drawn', ({ formula, figures }) => {
    expect(evaluate(formula, figures)).toBe(figures[formula.is]);
  });
});

describe('the overview', () => {
  const { screen } = loadScreen('overview');
  const figures = screen.figures ?? {};
  const figure = (name: string) => Number(figures[name]);
  const blocks = screen.body.flatMap((block) =>
    block.kind === 'columns' ? block.items.flatMap((item) => item.blocks) : [block],
  );

  it('has bars that add up to the payments of the day', () => {
    const chart = blocks.find((block) => block.kind === 'chart');
    expect(chart?.values.reduce((sum, value) => sum + value, 0)).toBe(figure('success'));
    expect(chart?.values).toHaveLength(24);
    expect(chart?.compare).toHaveLength(24);
  });

  it('has failure reasons that add up to the failed payments, with their shares', () => {
    const shares = blocks.find((block) => block.kind === 'shares')?.items ?? [];
    const total = shares.reduce((sum, item) => sum + Number(item.value), 0);
    expect(total).toBe(figure('failed'));
    for (const item of shares) expect(item.share).toBeCloseTo(Number(item.value) / total, 2);
  });

  it.each(['eur', 'pln', 'jpy'])(
    'has an available amount of %s that is balance − reserved',
    (code) => {
      const sum = [`balance_${code}`, `-reserved_${code}`];
      const is = `available_${code}`;
      expect(evaluate({ name: '', rule: '', is, sum }, figures)).toBe(figures[is]);
    },
  );
});

describe('evaluate', () => {
  const of = (formula: { sum?: string[]; over?: string[]; of?: string[] }, goal: string) =>
    evaluate(
      { name: '', rule: '', is: 'goal', ...formula },
      { a: '149.90', p: '1.80%', n: '-120.00', one: '1', three: '3', goal },
    );

  it('adds, subtracts and keeps the decimals of the goal', () => {
    expect(of({ sum: ['a', 'n', '-one'] }, '0.00')).toBe('28.90');
  });

  it('multiplies by a percent and rounds half up', () => {
    expect(of({ of: ['a', 'p'] }, '0.0000')).toBe('2.6982');
    expect(of({ of: ['a', 'p'] }, '0.00')).toBe('2.70');
  });

  it('gives a share in percent', () => {
    expect(of({ sum: ['one'], over: ['three'] }, '0.0%')).toBe('33.3%');
  });
});

describe('printing', () => {
  it('groups thousands and writes a true minus', () => {
    expect(printFigure('-118240.50')).toBe('−118,240.50');
    expect(printFigure('80.1%')).toBe('80.1%');
    expect(printFigure('1000.123456')).toBe('1,000.123456');
  });

  it('writes a formula with its numbers', () => {
    const figures = { a: '10.00', b: '1000.00', c: '2', r: '505%' };
    const base = { name: '', rule: '', is: 'r' };
    expect(printFormula({ ...base, sum: ['a', '-b', 'c'] }, figures)).toBe(
      '10.00 − 1,000.00 + 2 = 505%',
    );
    expect(printFormula({ ...base, sum: ['a'], over: ['b', 'c'] }, figures)).toBe(
      '10.00 ÷ (1,000.00 + 2) = 505%',
    );
    expect(printFormula({ ...base, of: ['a', 'b'] }, figures)).toBe('10.00 × 1,000.00 = 505%');
    expect(printFormula({ ...base, sum: ['a', 'n'] }, { ...figures, n: '-2.00' })).toBe(
      '10.00 − 2.00 = 505%',
    );
  });

  it('fills names anywhere in a tree and refuses an unknown one', () => {
    expect(fillFigures({ list: ['{a} EUR'], n: 1 }, { a: '1000' })).toEqual({
      list: ['1,000 EUR'],
      n: 1,
    });
    expect(() => fillFigures('{b}', { a: '1' })).toThrow('no figure "b"');
  });
});
