import { isDrawing } from '../../base/interface/icon-service';
import { ContentError } from '../../base/source/problems';

/** The brand's mark: the drawing next to its name. */
export interface Mark {
  /** `0 0 24 24`. */
  readonly viewBox: string;
  /** The shapes inside; lines without attributes of their own have the accent color. */
  readonly body: string;
}

/** A sheet of paper: the mark of a site that has none. */
export const PLAIN_MARK: Mark = {
  viewBox: '0 0 24 24',
  body: '<path d="M6 3h8l4 4v14H6z"/><path d="M14 3v4h4"/><path d="M9.5 12h5"/><path d="M9.5 16h5"/>',
};

const OUTLINE =
  /^\s*(?:<\?xml[^>]*>\s*)?<svg\b[^>]*?\bviewBox="(?<viewBox>[-\d.]+(?: [-\d.]+){3})"[^>]*>(?<body>[\s\S]*)<\/svg>\s*$/;

/**
 * The mark in the text of `_site/mark.svg`. It is part of each page, so that it contains shapes only.
 * @param file the name printed in messages
 * @throws ContentError
 */
export function readMark(text: string, file: string): Mark {
  const fault = (message: string) => new ContentError([{ file, line: 1, column: 1, message }]);
  const { viewBox, body } = OUTLINE.exec(text.replace(/<!--[\s\S]*?-->/g, ''))?.groups ?? {};
  if (viewBox === undefined || body === undefined)
    throw fault('the mark is no drawing — write one <svg viewBox="0 0 24 24"> … </svg>');
  const shapes = body.replace(/\s+/g, ' ').replace(/> </g, '><').replaceAll(' />', '/>').trim();
  if (!isDrawing(shapes))
    throw fault(
      'the mark contains more than shapes — use only g, path, circle, rect, line, polyline, polygon and ellipse, without style and links',
    );
  return { viewBox, body: shapes };
}
