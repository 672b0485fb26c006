import { DISC_MARKS } from '@/components/base/icon/dial-marks';
import { HINT, type Said, type Tone } from './verdict-text';

const SVG = 'http://www.w3.org/2000/svg';

const MARKS: Readonly<Record<Tone, string>> = {
  good: DISC_MARKS.check,
  bad: DISC_MARKS.cross,
  doubt: DISC_MARKS.bang,
};

/** Put the verdict, or the hint, into the output: a dial and words. What was typed is set as text, never as markup. */
export function drawVerdict(output: HTMLElement, said: Said | undefined): void {
  // Screen readers would read the same words again.
  if (output.textContent === (said?.text ?? HINT)) return;
  output.className = said ? `checker-result result-${said.tone}` : 'checker-result';
  if (!said) {
    output.textContent = HINT;
    return;
  }
  const words = document.createElement('span');
  words.textContent = said.text;
  output.replaceChildren(dial(MARKS[said.tone]), words);
}

function dial(mark: string): SVGElement {
  const disc = svg('circle', { class: 'dial-fill', cx: '7', cy: '7', r: '6' });
  const cut = svg('path', { class: 'dial-cut', d: mark });
  const element = svg('svg', {
    class: 'dial',
    width: '14',
    height: '14',
    viewBox: '0 0 14 14',
    'aria-hidden': 'true',
  });
  element.append(disc, cut);
  return element;
}

function svg(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const element = document.createElementNS(SVG, name) as SVGElement;
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}
