import type { ReactNode } from 'react';
import type { Mark } from '../../lib/docs/site/mark';
import { markSvg } from './brand-icons';

/** What a preview of a page says. */
export interface PreviewText {
  readonly title: string;
  readonly section: string;
  readonly description: string;
  /** `/api/cards_check`. */
  readonly route: string;
  readonly siteName: string;
  /** What follows the name: "docs". */
  readonly kind: string;
  readonly mark: Mark;
  readonly colors: CardColors;
}

/** A picture cannot read custom properties: the values of the dark theme. */
export interface CardColors {
  readonly ground: string;
  readonly strong: string;
  readonly muted: string;
  readonly line: string;
  readonly tick: string;
  readonly accent: string;
}

/** Width and height that networks ask for (Open Graph, 1.91 : 1). */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

type Style = Readonly<Record<string, string | number>>;

const box = (style: Style, children: ReactNode): ReactNode =>
  ({
    type: 'div',
    key: null,
    props: { style: { display: 'flex', ...style }, children },
  }) as ReactNode;

/** Title size by length, so that three lines are enough for the longest one. */
const titleSize = (title: string): number => (title.length > 44 ? 64 : title.length > 24 ? 76 : 88);

/** "Scale and dial" as a card: brand and section above the rule, title and description, the address, and the scale. */
export function previewCard({
  title,
  section,
  description,
  route,
  siteName,
  kind,
  mark,
  colors,
}: PreviewText): ReactNode {
  return box(
    {
      flexDirection: 'column',
      justifyContent: 'space-between',
      width: '100%',
      height: '100%',
      padding: 80,
      color: colors.strong,
      background: colors.ground,
      fontFamily: 'Hanken Grotesk',
    },
    [
      box({ flexDirection: 'column', width: '100%' }, [
        box({ justifyContent: 'space-between', fontSize: 34 }, [
          box({ fontWeight: 500, alignItems: 'center' }, [
            drawing(mark, colors.accent),
            box({ marginLeft: 24 }, siteName),
            box({ marginLeft: 10, color: colors.muted, fontWeight: 400 }, kind),
          ]),
          box({ color: colors.muted, alignItems: 'center' }, section),
        ]),
        box({ height: 2, marginTop: 40, background: colors.line }, [
          box({ width: 72, height: 2, background: colors.accent }, ''),
        ]),
        box(
          {
            marginTop: 36,
            fontSize: titleSize(title),
            fontWeight: 600,
            lineHeight: 1.08,
            letterSpacing: '-0.015em',
          },
          title,
        ),
      ]),
      box({ flexDirection: 'column' }, [
        box(
          {
            color: colors.muted,
            fontSize: 28,
            lineHeight: 1.35,
            maxHeight: 76,
            overflow: 'hidden',
          },
          description,
        ),
        box({ marginTop: 30, justifyContent: 'space-between', alignItems: 'flex-end' }, [
          box({ color: colors.accent, fontSize: 26 }, route === '/' ? '' : route),
          scale(route, colors),
        ]),
      ]),
    ],
  );
}

const drawing = (mark: Mark, color: string): ReactNode =>
  picture(markSvg(mark, color, ' width="64" height="64"'), 64, 64);

/** A drawing as one element: the layout takes as long for a small box as for a word. */
const picture = (svg: string, width: number, height: number): ReactNode =>
  ({
    type: 'img',
    key: null,
    props: { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, width, height },
  }) as ReactNode;

const TICKS = 21;
const TICK_STEP = 16;
const SCALE_SIZE = { width: (TICKS - 1) * TICK_STEP + 3, height: 48 } as const;

/** A ruler with a mark whose place depends on the page's route. */
function scale(route: string, colors: CardColors): ReactNode {
  const { width, height } = SCALE_SIZE;
  const hand = [...route].reduce(
    (sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % TICKS,
    7,
  );
  const ticks = Array.from({ length: TICKS }, (_, index) => {
    const isHand = index === hand;
    const length = isHand ? height : index % 5 === 0 ? 30 : 16;
    return `<rect x="${index * TICK_STEP}" y="${height - length}" width="${isHand ? 3 : 2}" height="${length}" fill="${isHand ? colors.accent : colors.tick}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ticks.join('')}</svg>`;
  return picture(svg, width, height);
}
