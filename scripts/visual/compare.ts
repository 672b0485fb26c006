import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Pixels that may differ. The accent of a page is some hundred of them: the mark, and the entry of the sidebar. */
const MOST_DIFFERENT = 20;
/** How different a color must be to count, from 0 to 1; edges of letters are left out by the comparison. */
const THRESHOLD = 0.03;

/** What is wrong with a picture, with a picture that shows where; undefined if nothing is. */
export interface Difference {
  readonly message: string;
  /** PNG, absent where the sizes differ. */
  readonly picture?: Buffer;
}

/**
 * Compare two pictures.
 * @param wanted PNG of a page in an earlier build
 * @param shown PNG of the same page now
 */
export function differenceOf(wanted: Buffer, shown: Buffer): Difference | undefined {
  const [before, after] = [PNG.sync.read(wanted), PNG.sync.read(shown)];
  const { width, height } = before;
  if (after.width !== width || after.height !== height) {
    return { message: `is ${after.width} × ${after.height} pixels, not ${width} × ${height}` };
  }
  const marked = new PNG({ width, height });
  const options = { threshold: THRESHOLD, includeAA: false };
  const count = pixelmatch(before.data, after.data, marked.data, width, height, options);
  if (count <= MOST_DIFFERENT) return undefined;
  return { message: `differs in ${count} pixels`, picture: PNG.sync.write(marked) };
}
