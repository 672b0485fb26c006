import type { CustomerBlock, CustomerStep } from '../contract/types';
import { round, type Scene, type Shape } from './scene';
import { facts, fields } from './screen-forms';
import { box, label, rule } from './screen-parts';
import { qr } from './screen-pieces';
import { lineHeight, type TextStyle, textWidth, wrapText } from './text';

/** So wide that three screens fit next to each other in the column of a page, with words of 11 px and more. */
const WIDTH = 208;
const PAD = 13;
const INNER = WIDTH - 2 * PAD;
const TOP = 46;
/** Room between two parts. */
const GAP = 13;
/** Screens are at least as high as a short phone. */
const LEAST = 300;
const BUTTON = 34;
const CHOICE = 30;
const QR = 100;

interface Drawn {
  readonly shapes: readonly Shape[];
  readonly height: number;
}

/** The screens of a payment, all as high as the highest, so that their captions begin on one line. */
export function layoutCustomerScreens(steps: readonly CustomerStep[]): Scene[] {
  const drawn = steps.map((step) => ({ step, body: body(step.blocks) }));
  const height = Math.max(LEAST, ...drawn.map(({ body }) => TOP + body.height + PAD + 8));
  return drawn.map(({ step, body }) => ({
    width: WIDTH,
    height,
    shapes: [
      box(1, 1, WIDTH - 2, height - 2, 'panel', 18),
      box(WIDTH / 2 - 14, 8, 28, 4, 'fill-bar', 2),
      ...bar(step),
      ...body.shapes,
    ],
  }));
}

/** The whole screen in words, for those who cannot see it. */
export const customerScreenText = ({ address, blocks }: CustomerStep): string =>
  [...(address === undefined ? [] : [`Address ${address}`]), ...blocks.map(wordsOf)]
    .join('. ')
    .concat('.');

/** The host in the address bar of a browser, or the name of an app. */
function bar({ where, address }: CustomerStep): Shape[] {
  const words = label(
    address ?? where,
    WIDTH / 2,
    30,
    INNER - 4,
    address ? 't-dim' : 't-strong',
    'tiny',
    'middle',
  );
  return address ? [box(PAD, 17, INNER, 20, 'box', 10), words] : [words, rule(1, 40, WIDTH - 2)];
}

function body(blocks: readonly CustomerBlock[]): Drawn {
  const shapes: Shape[] = [];
  let y = TOP + 4;
  for (const block of blocks) {
    const part = draw(block, y);
    shapes.push(...part.shapes);
    y += part.height + GAP;
  }
  return { shapes, height: y - GAP - TOP };
}

function draw(block: CustomerBlock, y: number): Drawn {
  switch (block.kind) {
    case 'text':
      return lines(block.text, PAD, y, INNER, 'small', block.strong ? 't-strong' : 't-dim');
    case 'amount':
      return {
        shapes: [
          label(block.label, PAD, y + 11, INNER, 't-dim'),
          label(block.value, PAD, y + 35, INNER, 't-strong', 'large'),
        ],
        height: 40,
      };
    case 'facts':
      return facts({ kind: 'facts', items: [...block.items] }, PAD, y, INNER);
    case 'field':
      return fields({ kind: 'fields', items: [{ ...block, mono: true }] }, PAD, y, INNER);
    case 'choices':
      return {
        shapes: block.items.flatMap((item, i) => choice(item, y + i * CHOICE)),
        height: block.items.length * CHOICE - 4,
      };
    case 'button':
      return {
        shapes: [
          box(PAD, y, INNER, BUTTON, block.primary ? 'solid' : 'box-strong', 6),
          label(
            block.label,
            WIDTH / 2,
            y + 21,
            INNER - 12,
            block.primary ? 'on-solid' : 't-strong',
            'small',
            'middle',
          ),
        ],
        height: BUTTON,
      };
    case 'notice':
      return notice(block, y);
    case 'qr':
      return qr({ kind: 'qr', lines: [] }, (WIDTH - QR) / 2, y, QR);
    case 'code':
      return code(block.value, y);
    case 'pin':
      return pin(block, y);
  }
}

function lines(
  text: string,
  x: number,
  y: number,
  width: number,
  style: TextStyle,
  className: string,
): Drawn {
  const step = lineHeight(style) + 1;
  const rows = wrapText(text, width, style);
  return {
    shapes: rows.map((row, i) => label(row, x, y + 12 + i * step, width, className, style)),
    height: rows.length * step,
  };
}

function choice(
  { label: text, on }: { readonly label: string; readonly on?: boolean | undefined },
  y: number,
): Shape[] {
  return [
    box(PAD, y, INNER, CHOICE - 4, on ? 'wait' : 'box', 6),
    {
      type: 'dial',
      level: on ? 'full' : 'empty',
      tone: on ? 'accent' : 'none',
      x: PAD + 8,
      y: round(y + 6),
    },
    label(text, PAD + 30, y + 17, INNER - 38, on ? 't-strong' : undefined, 'small'),
  ];
}

function notice({ text, dial }: Extract<CustomerBlock, { kind: 'notice' }>, y: number): Drawn {
  const words = lines(text, PAD + 32, y + 8, INNER - 46, 'small', 't-strong');
  return {
    shapes: [
      box(PAD, y, INNER, words.height + 16, dial === 'check' ? 'box-strong' : 'wait', 6),
      {
        type: 'dial',
        level: dial,
        tone: dial === 'check' ? 'good' : 'accent',
        x: PAD + 10,
        y: y + 9,
      },
      ...words.shapes,
    ],
    height: words.height + 16,
  };
}

function code(value: string, y: number): Drawn {
  const words = lines(value, PAD + 10, y + 5, INNER - 20, 'mono-tiny', 't-dim');
  return {
    shapes: [box(PAD, y, INNER, words.height + 12, 'box', 5), ...words.shapes],
    height: words.height + 12,
  };
}

/** Dots instead of digits: only the customer knows them. */
function pin({ label: text, digits }: Extract<CustomerBlock, { kind: 'pin' }>, y: number): Drawn {
  const start = PAD + textWidth(text, 'small') + 18;
  return {
    shapes: [
      box(PAD, y, INNER, BUTTON, 'box', 6),
      label(text, PAD + 10, y + 21, INNER - 20, 't-dim', 'small'),
      ...Array.from(
        { length: digits },
        (_, i): Shape => ({
          type: 'circle',
          className: 'head-main',
          x: round(start + 8 + i * 14),
          y: y + 17,
          radius: 3.5,
        }),
      ),
    ],
    height: BUTTON,
  };
}

function wordsOf(block: CustomerBlock): string {
  switch (block.kind) {
    case 'text':
    case 'notice':
      return block.text.replace(/\.$/, '');
    case 'amount':
    case 'field':
      return `${block.label}: ${block.value}`;
    case 'facts':
      return block.items.map(({ label, value }) => `${label}: ${value}`).join(', ');
    case 'choices':
      return block.items.map(({ label, on }) => (on ? `${label} (chosen)` : label)).join(', ');
    case 'button':
      return `Button ${block.label}`;
    case 'qr':
      return 'QR code';
    case 'code':
      return `Code ${block.value}`;
    case 'pin':
      return `${block.label}: ${block.digits} dots`;
  }
}
