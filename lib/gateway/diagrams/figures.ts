import type { ScreenFormula } from './screen-schema';

/** Numbers of an example, as decimal strings; one that ends in `%` is a share, one such as `2026-11-20` a day. */
export type Figures = Readonly<Record<string, string>>;

const DAY = /^\d{4}-\d\d-\d\d$/;

/** `printFigure('-118240.50')` → `−118,240.50`; a percent sign and a day stay. */
export const printFigure = (value: string): string =>
  DAY.test(value)
    ? value
    : value.replace(/^(-?)(\d+)/, (_, sign: string, whole: string) => {
        const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
        return sign === '' ? grouped : `−${grouped}`;
      });

/**
 * Every string of a tree with `{name}` replaced by the figure of that name.
 * @throws Error when a name has no figure
 */
export function fillFigures<T>(tree: T, figures: Figures): T;
export function fillFigures(tree: unknown, figures: Figures): unknown {
  if (typeof tree === 'string') {
    return tree.replace(/\{([a-z_0-9]+)\}/g, (_, name: string) => printFigure(pick(figures, name)));
  }
  if (Array.isArray(tree)) return tree.map((item) => fillFigures(item, figures));
  if (tree === null || typeof tree !== 'object') return tree;
  return Object.fromEntries(
    Object.entries(tree).map(([key, item]) => [key, fillFigures(item, figures)]),
  );
}

/** `118,240.50 − 2,128.33 = 116,112.17`: a formula with the figures of the example in it. */
export function printFormula(formula: ScreenFormula, figures: Figures): string {
  const show = (name: string) => printFigure(pick(figures, name));
  const result = show(formula.is);
  if (formula.from && formula.days)
    return `${show(formula.from)} + ${show(formula.days)} days = ${result}`;
  if (formula.of) return `${formula.of.map(show).join(' × ')} = ${result}`;
  const sum = terms(formula.sum ?? [])
    .map(({ name, sign }, index) => {
      const shown = show(name);
      if (index === 0) return sign < 0 ? `−${shown}` : shown;
      return sign > 0 && shown.startsWith('−')
        ? `− ${shown.slice(1)}`
        : `${sign < 0 ? '−' : '+'} ${shown}`;
    })
    .join(' ');
  if (!formula.over) return `${sum} = ${result}`;
  return `${sum} ÷ ${brackets(formula.over.map(show))} = ${result}`;
}

const brackets = (parts: readonly string[]): string =>
  parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' + ')})`;

/**
 * What a formula comes to, rounded half up to the decimals its result is written with, in the writing of a figure.
 * @throws Error when it names a figure that is not there
 */
export function evaluate(formula: ScreenFormula, figures: Figures): string {
  const goal = pick(figures, formula.is);
  if (formula.from && formula.days)
    return daysAfter(pick(figures, formula.from), Number(pick(figures, formula.days)));
  const decimals = goal.replace('%', '').split('.')[1]?.length ?? 0;
  const value = (name: string) => toNumber(pick(figures, name));
  const add = (names: readonly string[]) =>
    terms(names).reduce((sum, { name, sign }) => sum + sign * value(name), 0);
  const raw = formula.of
    ? formula.of.reduce((product, name) => product * value(name), 1)
    : add(formula.sum ?? []) / (formula.over ? add(formula.over) : 1);
  const shown = goal.endsWith('%') ? raw * 100 : raw;
  const unit = 10 ** decimals;
  // The smallest step above zero keeps halves such as 2.675, which binary fractions hold too small, rounding up.
  const rounded = Math.round(shown * unit * (1 + Number.EPSILON)) / unit;
  return `${rounded.toFixed(decimals)}${goal.endsWith('%') ? '%' : ''}`;
}

/** `daysAfter('2026-05-24', 180)` → `2026-11-20`. */
function daysAfter(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

const terms = (names: readonly string[]) =>
  names.map((name) =>
    name.startsWith('-') ? { name: name.slice(1), sign: -1 } : { name, sign: 1 },
  );

const toNumber = (figure: string): number =>
  figure.endsWith('%') ? Number(figure.slice(0, -1)) / 100 : Number(figure);

function pick(figures: Figures, name: string): string {
  const figure = figures[name];
  if (figure === undefined) throw new Error(`no figure "${name}" — add it or correct the name`);
  return figure;
}
