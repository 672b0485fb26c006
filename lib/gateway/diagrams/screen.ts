import path from 'node:path';
import { fileNamed } from '../../base/source/data-file';
import { dataDir, displayPath } from '../../base/source/files';
import { ContentError } from '../../base/source/problems';
import { isThere } from '../../base/source/read-text';
import { readYaml } from '../../base/source/yaml';
import { fillFigures } from './figures';
import type { Scene, Shape } from './scene';
import type { ScreenBlock } from './screen-block-schema';
import { drawBlock } from './screen-blocks';
import { stackBlocks } from './screen-columns';
import { type Anchor, box, label, rule } from './screen-parts';
import { CABINET, type CabinetFile, SCREENS, type ScreenFile } from './screen-schema';
import {
  BAR,
  EDGE,
  menuColumn,
  menuWidth,
  PAD,
  type Stack,
  topBar,
  widthOf,
} from './screen-window';

/** A screen ready to draw: its own file and what all screens share. */
export interface ScreenData {
  readonly screen: ScreenFile;
  readonly cabinet: CabinetFile;
}

/**
 * Read `content/_site/screens/<name>.yaml`.
 * @throws ContentError when the file is missing or wrong, or when marks and legend do not agree.
 */
export function loadScreen(name: string, root: string = dataDir()): ScreenData {
  const file = fileNamed(SCREENS, root, name);
  if (!isThere(file)) {
    const message = `no drawing for <Screen name="${name}" /> — create the file or correct the name`;
    throw new ContentError([{ file: displayPath(file), line: 1, column: 1, message }]);
  }
  const screen = readScreen(file);
  const faults = markFaults(screen);
  if (faults.length > 0) {
    throw new ContentError(
      faults.map((message) => ({ file: displayPath(file), line: 1, column: 1, message })),
    );
  }
  return { screen, cabinet: readYaml(path.join(root, CABINET.files), CABINET.schema) };
}

/** A screen file with the figures of its example filled in. */
function readScreen(file: string): ScreenFile {
  const screen = readYaml(file, SCREENS.schema);
  try {
    return fillFigures(screen, screen.figures ?? {});
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new ContentError([{ file: displayPath(file), line: 1, column: 1, message }]);
  }
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
      .map((mark) => `"${mark}" is used twice — use each mark once`),
  ];
}

/** Every `mark` and every value of `window.marks`, wherever they are. */
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

const SIDE = 244;
/** Next to a menu. */
const NARROW_SIDE = 212;

/** Draw a screen 1:1 from tokens, with numbered discs where the legend points. */
export function layoutScreen({ screen, cabinet }: ScreenData): Scene {
  const frame = screen.window;
  const width = widthOf(frame);
  const bodyLeft = EDGE + menuWidth(frame) + PAD;
  const bodyRight = width - EDGE - PAD;
  const bodyTop = EDGE + (frame ? BAR : 0) + 18;
  const sideWidth = menuWidth(frame) > 0 ? NARROW_SIDE : SIDE;
  const sideLeft = bodyRight - sideWidth;
  const mainWidth = (screen.side ? sideLeft - 20 : bodyRight) - bodyLeft;

  const main = stack(screen.body, bodyLeft, bodyTop, mainWidth);
  const side = screen.side
    ? sideCard(screen.side, sideLeft, bodyTop + 40, sideWidth, cardFloor(screen.body))
    : undefined;
  const menu = frame && menuWidth(frame) > 0 ? menuColumn(frame, cabinet) : undefined;
  const bottom = Math.max(main.bottom, side?.bottom ?? 0, menu?.bottom ?? 0) + 18;

  const shapes: Shape[] = [box(EDGE, EDGE, width - 2 * EDGE, bottom - EDGE, 'panel', 8)];
  const anchors: Anchor[] = [...main.anchors, ...(side?.anchors ?? [])];
  if (frame) {
    shapes.push(rule(EDGE, EDGE + BAR, width - 2 * EDGE));
    if (menu) {
      shapes.push({
        type: 'path',
        className: 'rule',
        d: `M${EDGE + menuWidth(frame)} ${EDGE + BAR}V${bottom}`,
      });
      shapes.push(...menu.shapes);
      anchors.push(...menu.anchors);
    }
    const bar = topBar(frame, cabinet, width);
    shapes.push(...bar.shapes);
    anchors.push(...bar.anchors);
    if (frame.environment === 'sandbox') {
      // The sandbox has an orange frame, so that readers do not take it for the live cabinet.
      shapes.push(box(EDGE + 1.5, EDGE + 1.5, width - 2 * EDGE - 3, bottom - EDGE - 3, 'warn', 7));
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
  return { width: width, height: Math.ceil(bottom + EDGE), shapes };
}

function stack(blocks: readonly ScreenBlock[], x: number, y: number, width: number): Stack {
  const { shapes, anchors, height } = stackBlocks(blocks, x, y, width, drawBlock);
  return { shapes, anchors, bottom: y + height };
}

/** The side card is at least as high as a short list next to it. */
const cardFloor = (body: readonly ScreenBlock[]): number => (body.length > 2 ? 220 : 140);

function sideCard(
  side: NonNullable<ScreenFile['side']>,
  x: number,
  y: number,
  width: number,
  floor: number,
): Stack {
  const inner = x + 14;
  const content = stack(side.blocks, inner, y + (side.title ? 36 : 14), width - 28);
  const height = Math.max(floor, content.bottom - y + 14);
  const shapes: Shape[] = [box(x, y, width, height, 'box', 6)];
  if (side.title) shapes.push(label(side.title, inner, y + 23, width - 28, 't-strong', 'small'));
  shapes.push(...content.shapes);
  const own: Anchor[] = side.mark ? [{ mark: side.mark, x: x + width - 4, y: y + 4 }] : [];
  return { shapes, anchors: [...own, ...content.anchors], bottom: y + height };
}
