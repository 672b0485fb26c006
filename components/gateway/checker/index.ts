import { isIdentifierId } from '@/lib/gateway/identifiers';
import { drawVerdict } from './draw';
import { sayVerdict } from './verdict-text';

/** How long a reader pauses before a half-typed value is judged, in milliseconds; a screen reader hears it once. */
const PAUSE_MS = 300;

interface Parts {
  readonly root: HTMLElement;
  readonly input: HTMLInputElement;
  readonly output: HTMLOutputElement;
  /** What is chosen of several; the input itself where there is only one. */
  readonly target: HTMLElement;
  /** Only where the chosen rule depends on a bank. */
  readonly bank: HTMLInputElement | undefined;
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** The checkers of a page and of every later one: listeners on the document, values in the elements. */
export function startCheckers(): void {
  document.addEventListener('input', (event) => {
    clearTimeout(timer);
    timer = setTimeout(() => judgeAround(event.target), PAUSE_MS);
  });
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement) choose(target);
    judgeAround(target);
  });
  document.addEventListener('click', ({ target }) => {
    const chip = target instanceof Element ? target.closest('[data-checker-fill]') : null;
    const parts = chip && partsAround(chip);
    if (parts) fill(parts, chip.getAttribute('data-checker-fill') ?? '');
  });
  // What was chosen and typed while this script was on its way.
  for (const input of document.querySelectorAll('[data-checker-value]')) {
    const parts = partsAround(input);
    if (parts) showRule(parts);
    judgeAround(input);
  }
}

function partsAround(element: Element): Parts | undefined {
  const root = element.closest<HTMLElement>('.checker');
  const input = root?.querySelector<HTMLInputElement>('[data-checker-value]');
  const output = root?.querySelector('output');
  if (!root || !input || !output) return undefined;
  const select = root.querySelector('select');
  const target = select?.options[select.selectedIndex] ?? input;
  const bank = root.querySelector<HTMLInputElement>('[data-checker-bank]');
  const isBankAsked = target.dataset.bank !== undefined;
  return { root, input, output, target, bank: isBankAsked && bank ? bank : undefined };
}

/** Another rule has nothing to say about the value of the one before. */
function choose(select: HTMLSelectElement): void {
  const parts = partsAround(select);
  if (!parts) return;
  parts.input.value = '';
  showRule(parts);
}

/** The example of the chosen rule, and the bank if it depends on one. */
function showRule({ root, input, target, bank }: Parts): void {
  input.placeholder = target.dataset.good ?? '';
  const row = root.querySelector('[data-checker-bank]')?.closest<HTMLElement>('.checker-row');
  if (row) row.hidden = bank === undefined;
}

function fill(parts: Parts, kind: string): void {
  const { input, bank, target } = parts;
  clearTimeout(timer);
  input.value =
    (kind === 'good' ? target.dataset.good : kind === 'bad' && target.dataset.bad) || '';
  if (bank) bank.value = kind === '' ? '' : (target.dataset.bank ?? '');
  if (kind === '') input.focus();
  judge(parts);
}

function judgeAround(target: EventTarget | null): void {
  clearTimeout(timer);
  const parts = target instanceof Element ? partsAround(target) : undefined;
  if (parts) judge(parts);
}

function judge({ input, output, target, bank }: Parts): void {
  const id = target.dataset.check ?? '';
  const said = isIdentifierId(id) ? sayVerdict(id, input.value, bank?.value) : undefined;
  if (said?.tone === 'bad') input.setAttribute('aria-invalid', 'true');
  else input.removeAttribute('aria-invalid');
  drawVerdict(output, said);
}

startCheckers();
