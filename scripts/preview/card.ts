import type { ReactNode } from 'react';

/** What a preview of a page says. */
export interface PreviewText {
  readonly title: string;
  readonly section: string;
  readonly description: string;
  /** `/api/cards_check`. */
  readonly route: string;
  readonly siteName: string;
}

/** Width and height that networks ask for (Open Graph, 1.91 : 1). */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** The dark theme's own values (components/docs/theme/tokens.css): a picture cannot read custom properties. */
const COLOR = {
  ground: '#0a0d13',
  strong: '#f4f6f9',
  muted: '#a4a9b3',
  line: '#2b313b',
  brass: '#e4bc70',
};

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
}: PreviewText): ReactNode {
  return box(
    {
      flexDirection: 'column',
      justifyContent: 'space-between',
      width: '100%',
      height: '100%',
      padding: 80,
      color: COLOR.strong,
      background: COLOR.ground,
      fontFamily: 'Hanken Grotesk',
    },
    [
      box({ flexDirection: 'column', width: '100%' }, [
        box({ justifyContent: 'space-between', fontSize: 34 }, [
          box({ fontWeight: 500, alignItems: 'center' }, [
            mark(),
            box({ marginLeft: 24 }, siteName),
            box({ marginLeft: 10, color: COLOR.muted, fontWeight: 400 }, 'docs'),
          ]),
          box({ color: COLOR.muted, alignItems: 'center' }, section),
        ]),
        box({ height: 2, marginTop: 40, background: COLOR.line }, [
          box({ width: 72, height: 2, background: COLOR.brass }, ''),
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
          { color: COLOR.muted, fontSize: 28, lineHeight: 1.35, maxHeight: 76, overflow: 'hidden' },
          description,
        ),
        box({ marginTop: 30, justifyContent: 'space-between', alignItems: 'flex-end' }, [
          box({ color: COLOR.brass, fontSize: 26 }, route === '/' ? '' : route),
          scale(route),
        ]),
      ]),
    ],
  );
}

/** The mark of app/icon.svg. */
function mark(): ReactNode {
  const src = `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="3 3 26 26" width="56" height="56" fill="none" stroke="${COLOR.brass}" stroke-width="2.6" stroke-linecap="round"><path d="M24.8 9.8A11 11 0 1 0 27 16.8M12 16.8h15M12 13.2v7.2"/></svg>`,
  )}`;
  return { type: 'img', key: null, props: { src, width: 56, height: 56 } } as ReactNode;
}

const TICKS = 21;

/** A ruler with a mark whose place depends on the page's route. */
function scale(route: string): ReactNode {
  const hand = [...route].reduce(
    (sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % TICKS,
    7,
  );
  return box(
    { alignItems: 'flex-end', height: 48 },
    Array.from({ length: TICKS }, (_, index) =>
      box(
        {
          width: index === hand ? 3 : 2,
          height: index === hand ? 48 : index % 5 === 0 ? 30 : 16,
          marginLeft: index === 0 ? 0 : 14,
          background: index === hand ? COLOR.brass : '#4a505c',
        },
        '',
      ),
    ),
  );
}
