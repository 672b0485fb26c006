import { existsSync } from 'node:fs';
import path from 'node:path';
import { contentDir, displayPath } from '../content/files';
import { ContentError } from '../content/problems';
import { readYaml } from '../content/yaml';
import { round, type Scene, type Shape } from './scene';
import { type Anchor, box, drawBlock, field, label, rule } from './screen-parts';
import {
  type CabinetFile,
  cabinetSchema,
  type ScreenBlock,
  type ScreenFile,
  screenSchema,
} from './screen-schema';
import { textWidth } from './text';

/** A screen ready to draw: its own file and what all screens share. */
export interface ScreenData {
  readonly screen: ScreenFile;
  readonly cabinet: CabinetFile;
}

/**
 * Read `content/_site/screens/<name>.yaml`.
 * @throws ContentError when the file is missing or wrong, or when marks and legend do not agree.
 */
export function loadScreen(name: string): ScreenData {
  const folder = path.join(contentDir(), '_site', 'screens');
  const file = path.join(folder, `${name}.yaml`);
  if (!existsSync(file)) {
    const message = `no drawing for <Screen name="${name}" /> — create the file or correct the name`;
    throw new ContentError([{ file: displayPath(file), line: 1, column: 1, message }]);
  }
  const screen = readYaml(file, screenSchema);
  const faults = markFaults(screen);
  if (faults.length > 0) {
    throw new ContentError(
      faults.map((message) => ({ file: displayPath(file), line: 1, column: 1, message })),
    );
  }
  return { screen, cabinet: readYaml(path.join(folder, '_cabinet.yaml'), cabinetSchema) };
}

/** Marks without a legend entry, legend entries without a mark, marks used twice. */
export function markFaults(screen: ScreenFile): string[] {
  const marks = marksOf(screen);
  const legend = screen.legend.map((entry) => entry.mark);
  return [
    ...marks
      .filter((mark) => !legend.includes(mark))
      .map((mark) => `mark "${mark}" has no legend entry — add one or remove the mark`),
    ...legend
      .filter((mark) => !marks.includes(mark))
      .map(
        (mark) =>
          `legend entry "${mark}" marks nothing — give a part this mark or remove the entry`,
      ),
    ...[...marks, ...legend.map((mark) => `legend ${mark}`)]
      .filter((mark, i, all) => all.indexOf(mark) !== i)
      .map((mark) => `"${mark}" stands twice — use each mark once`),
  ];
}

/** Every `mark` and every value of `window.marks`, wherever they stand. */
function marksOf(screen: ScreenFile): string[] {
  const found = Object.values(screen.window?.marks ?? {}).filter((mark) => mark !== undefined);
  const walk = (value: unknown) => {
    if (Array.isArray(value)) value.forEach(walk);
    else if (value !== null && typeof value === 'object') {
      for (const [key, inner] of Object.entries(value)) {
        if (key === 'mark' && typeof inner === 'string') found.push(inner);
        else walk(inner);
      }
    }
  };
  walk(screen.body);
  walk(screen.side);
  return found;
}

const WIDTH = 860;
const EDGE = 16;
const BAR = 46;
const MENU = 148;
const PAD = 22;
const SIDE = 252;
const GAP = 14;

/** Draw a screen 1:1 from tokens, with numbered discs where the legend points. */
export function layoutScreen({ screen, cabinet }: ScreenData): Scene {
  const frame = screen.window;
  const bodyLeft = EDGE + (frame ? MENU : 0) + PAD;
  const bodyRight = WIDTH - EDGE - PAD;
  const bodyTop = EDGE + (frame ? BAR : 0) + 18;
  const sideLeft = bodyRight - SIDE;
  const mainWidth = (screen.side ? sideLeft - 20 : bodyRight) - bodyLeft;

  const main = stack(screen.body, bodyLeft, bodyTop, mainWidth);
  const side = screen.side
    ? sideCard(screen.side, sideLeft, bodyTop + 40, cardFloor(screen.body))
    : undefined;
  const menu = frame ? menuColumn(frame, cabinet) : undefined;
  const bottom = Math.max(main.bottom, side?.bottom ?? 0, menu?.bottom ?? 0) + 18;

  const shapes: Shape[] = [box(EDGE, EDGE, WIDTH - 2 * EDGE, bottom - EDGE, 'panel', 8)];
  const anchors: Anchor[] = [...main.anchors, ...(side?.anchors ?? [])];
  if (frame && menu) {
    shapes.push(rule(EDGE, EDGE + BAR, WIDTH - 2 * EDGE));
    shapes.push({ type: 'path', className: 'rule', d: `M${EDGE + MENU} ${EDGE + BAR}V${bottom}` });
    const bar = topBar(frame, cabinet);
    shapes.push(...menu.shapes, ...bar.shapes);
    anchors.push(...menu.anchors, ...bar.anchors);
    if (frame.environment === 'sandbox') {
      // The sandbox wears an orange frame: nobody should mistake it for the live cabinet.
      shapes.push(box(EDGE + 1.5, EDGE + 1.5, WIDTH - 2 * EDGE - 3, bottom - EDGE - 3, 'warn', 7));
    }
  }
  shapes.push(...main.shapes, ...(side?.shapes ?? []));
  screen.legend.forEach(({ mark }, index) => {
    const at = anchors.find((candidate) => candidate.mark === mark);
    if (!at) return;
    shapes.push(
      { type: 'circle', className: 'callout', x: at.x, y: at.y, radius: 9 },
      {
        type: 'text',
        style: 'tiny',
        className: 'callout-text',
        x: at.x,
        y: at.y + 4,
        text: String(index + 1),
      },
    );
  });
  return { width: WIDTH, height: Math.ceil(bottom + EDGE), shapes };
}

interface Stack {
  readonly shapes: Shape[];
  readonly anchors: Anchor[];
  readonly bottom: number;
}

function stack(blocks: readonly ScreenBlock[], x: number, y: number, width: number): Stack {
  const shapes: Shape[] = [];
  const anchors: Anchor[] = [];
  let at = y;
  for (const block of blocks) {
    const part = drawBlock(block, x, at, width);
    shapes.push(...part.shapes);
    anchors.push(...part.anchors);
    at += part.height + GAP;
  }
  return { shapes, anchors, bottom: at - GAP };
}

/** The side card is at least as high as a short list beside it. */
const cardFloor = (body: readonly ScreenBlock[]): number => (body.length > 2 ? 220 : 140);

function sideCard(
  side: NonNullable<ScreenFile['side']>,
  x: number,
  y: number,
  floor: number,
): Stack {
  const inner = x + 14;
  const content = stack(side.blocks, inner, y + (side.title ? 36 : 14), SIDE - 28);
  const height = Math.max(floor, content.bottom - y + 14);
  const shapes: Shape[] = [box(x, y, SIDE, height, 'box', 6)];
  if (side.title) shapes.push(label(side.title, inner, y + 23, SIDE - 28, 't-strong', 'small'));
  shapes.push(...content.shapes);
  const own: Anchor[] = side.mark ? [{ mark: side.mark, x: x + SIDE - 4, y: y + 4 }] : [];
  return { shapes, anchors: [...own, ...content.anchors], bottom: y + height };
}

type Frame = NonNullable<ScreenFile['window']>;

function menuColumn(frame: Frame, cabinet: CabinetFile): Stack {
  const shapes: Shape[] = [];
  const anchors: Anchor[] = [];
  const x = EDGE + 14;
  let y = EDGE + BAR + 14;
  for (const entry of cabinet.menu) {
    const isCurrent = entry.label === frame.section;
    if (isCurrent) {
      const hasPages = Boolean(entry.pages?.length && frame.page);
      shapes.push(box(x - 4, y, MENU - 20, 22, 'fill-hover', 4));
      if (!hasPages) shapes.push({ type: 'path', className: 'needle', d: `M${x - 4} ${y + 4}v14` });
      if (frame.marks?.menu)
        anchors.push({ mark: frame.marks.menu, x: EDGE + MENU - 8, y: y + 11 });
    }
    shapes.push(label(entry.label, x + 6, y + 15, MENU - 34, isCurrent ? 't-strong' : 't-dim'));
    y += 25;
    if (!isCurrent || !frame.page) continue;
    const pages = entry.pages ?? [];
    shapes.push({ type: 'path', className: 'rule', d: `M${x + 8} ${y}v${pages.length * 21 - 3}` });
    for (const page of pages) {
      const isPage = page === frame.page;
      if (isPage) shapes.push({ type: 'path', className: 'needle', d: `M${x + 8} ${y + 2}v14` });
      shapes.push(label(page, x + 18, y + 13, MENU - 46, isPage ? 't-strong' : 't-dim'));
      y += 21;
    }
    y += 4;
  }
  return { shapes, anchors, bottom: y };
}

function topBar(frame: Frame, cabinet: CabinetFile): Omit<Stack, 'bottom'> {
  const y = EDGE + 10;
  const low = y + 30;
  const marks = frame.marks ?? {};
  const shapes: Shape[] = [
    { type: 'path', className: 'edge-accent', d: `M${EDGE + 34} ${y + 8}a8 8 0 1 0 1.500 5h-8` },
    label(cabinet.title, EDGE + 46, y + 18, MENU - 50, 't-strong', 'small'),
  ];
  const anchors: Anchor[] = [];
  const put = (mark: string | undefined, x: number, at = low) => {
    if (mark) anchors.push({ mark, x: round(x), y: at });
  };
  const { live, sandbox } = cabinet.environments;
  const first = textWidth(live, 'tiny') + 24;
  const second = textWidth(sandbox, 'tiny') * 1.03 + 24;
  let x = EDGE + MENU + PAD;
  const isLive = frame.environment === 'live';
  shapes.push(
    box(x, y, first + second, 26),
    box(isLive ? x + 2 : x + first, y + 2, (isLive ? first : second) - 2, 22, 'fill-bar', 4),
    label(live, x + first / 2, y + 17, first, isLive ? 't-strong' : 't-dim', 'tiny', 'middle'),
    label(
      sandbox,
      x + first + second / 2,
      y + 17,
      second,
      isLive ? 't-dim' : 't-strong',
      'tiny',
      'middle',
    ),
  );
  put(marks.environment, x + first + second - 2);
  x += first + second + 12;
  const pointWidth = textWidth(frame.point, 'tiny') + 44;
  shapes.push(...field(x, y, pointWidth, frame.point, { select: true }));
  put(marks.point, x + pointWidth - 2);
  const end = WIDTH - EDGE - PAD;
  const searchWidth = Math.min(220, end - 86 - x - pointWidth - 16);
  const searchLeft = end - 86 - searchWidth;
  shapes.push(...field(searchLeft, y, searchWidth, cabinet.search, { search: true, dim: true }));
  put(marks.search, searchLeft + searchWidth - 2);
  shapes.push({
    type: 'path',
    className: 'edge',
    d: `M${end - 62} ${y + 17}v-5a5 5 0 0 1 10 0v5l2 2h-14Zm3.500 4.500h3`,
  });
  put(marks.bell, end - 50);
  shapes.push(
    { type: 'circle', className: 'fill-bar', x: end - 13, y: y + 13, radius: 13 },
    label(cabinet.user, end - 13, y + 17, 24, 't-strong', 'tiny', 'middle'),
  );
  put(marks.user, end - 2);
  return { shapes, anchors };
}
