import { round, type Shape } from './scene';
import { type Anchor, box, field, label } from './screen-parts';
import type { CabinetFile, ScreenFile } from './screen-schema';
import { textWidth } from './text';

/** Width of the window's content. */
const CONTENT = 590;
/** What the content next to a menu is narrower by. */
const NARROWER = 48;
/** Room around the window. */
export const EDGE = 8;
/** Height of the bar at the top. */
export const BAR = 46;
/** Width of the menu on the left. */
const MENU = 130;
/** Room inside the window, left and right of its content. */
export const PAD = 14;

/** Width of what has no window, such as the form to sign in. */
const BARE = 614;

/** Parts below each other, and where they end. */
export interface Stack {
  readonly shapes: readonly Shape[];
  readonly anchors: readonly Anchor[];
  readonly bottom: number;
}

type Frame = NonNullable<ScreenFile['window']>;

/** The menu is only in the drawing that explains it; in the others the bar names section and page. */
export const menuWidth = (frame: Frame | undefined): number => (frame?.marks?.menu ? MENU : 0);

/**
 * Width of a screen: so narrow that the column of a page, 718 px, enlarges its words of 11 px to 12 px and more. Next to
 * a menu the content is narrower, so that no word is made smaller.
 */
export const widthOf = (frame: Frame | undefined): number =>
  2 * (EDGE + PAD) + (frame ? CONTENT + (menuWidth(frame) && MENU - NARROWER) : BARE);

/** The sections on the left; the open one shows its pages. */
export function menuColumn(frame: Frame, cabinet: CabinetFile): Stack {
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

/** Environment, point, search, notifications, user. */
export function topBar(frame: Frame, cabinet: CabinetFile, width: number): Omit<Stack, 'bottom'> {
  const y = EDGE + 10;
  const low = y + 30;
  const marks = frame.marks ?? {};
  const hasMenu = menuWidth(frame) > 0;
  const place = hasMenu ? cabinet.title : [frame.section, frame.page].filter(Boolean).join(' › ');
  const placeLeft = EDGE + (hasMenu ? 46 : 38);
  const placeEnd = hasMenu
    ? EDGE + MENU + PAD
    : placeLeft + Math.ceil(textWidth(place, 'small') * 1.03) + 16;
  const mark = placeLeft - 12;
  const shapes: Shape[] = [
    { type: 'path', className: 'edge-accent', d: `M${mark} ${y + 8}a8 8 0 1 0 1.500 5h-8` },
    label(place, placeLeft, y + 18, placeEnd - placeLeft, 't-strong', 'small'),
  ];
  const anchors: Anchor[] = [];
  const put = (mark: string | undefined, x: number, at = low) => {
    if (mark) anchors.push({ mark, x: round(x), y: at });
  };
  const { live, sandbox } = cabinet.environments;
  const first = textWidth(live, 'tiny') + 24;
  const second = textWidth(sandbox, 'tiny') * 1.03 + 24;
  let x = placeEnd;
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
  const end = width - EDGE - PAD;
  const searchWidth = Math.min(220, end - 86 - x - pointWidth - 16);
  if (hasMenu) {
    const searchLeft = end - 86 - searchWidth;
    shapes.push(...field(searchLeft, y, searchWidth, cabinet.search, { search: true, dim: true }));
    put(marks.search, searchLeft + searchWidth - 2);
  }
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
