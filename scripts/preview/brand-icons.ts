import { escapeMarkup } from '../../lib/base/text/escape';
import type { Mark } from '../../lib/docs/site/mark';
import { toPng } from './raster';

/** What the icons of a site are made of. */
export interface IconParts {
  readonly mark: Mark;
  /** Name of the site, for those who do not see the icon. */
  readonly title: string;
  readonly ground: string;
  readonly accent: string;
}

/** Share of the width that the mark takes: on a square, and where a system cuts the icon to a circle (W3C: 80%). */
const ON_SQUARE = 0.92;
const IN_CIRCLE = 0.72;
/** Rounding of the corners, of 32. */
const ROUND = 7;

/** The mark as a drawing by itself, in one color. */
export const markSvg = ({ viewBox, body }: Mark, color: string, place = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"${place} fill="none" stroke="${color}" stroke-width="2" stroke-linecap="round">${body}</svg>`;

/** The mark on its ground: 32 by 32. */
function iconSvg({ mark, title, ground, accent }: IconParts, share: number, round: number): string {
  const inset = 16 * (1 - share);
  const size = 32 * share;
  const place = ` x="${inset.toFixed(2)}" y="${inset.toFixed(2)}" width="${size.toFixed(2)}" height="${size.toFixed(2)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><title>${escapeMarkup(title)}</title><rect width="32" height="32" rx="${round}" fill="${ground}"/>${markSvg(mark, accent, place)}</svg>`;
}

/** All icons that browsers and systems ask for, by their names in `public/`. */
export function drawIcons(parts: IconParts): ReadonlyMap<string, Uint8Array> {
  const rounded = iconSvg(parts, ON_SQUARE, ROUND);
  const square = iconSvg(parts, ON_SQUARE * 0.86, 0);
  const small = [16, 32, 48].map((size) => toPng(rounded, size));
  return new Map<string, Uint8Array>([
    ['icon.svg', Buffer.from(`${rounded}\n`)],
    ['favicon.ico', icoOf(small)],
    ['apple-icon.png', toPng(square, 180)],
    ['icons/icon-192.png', toPng(rounded, 192)],
    ['icons/icon-512.png', toPng(rounded, 512)],
    ['icons/maskable-512.png', toPng(iconSvg(parts, IN_CIRCLE, 0), 512)],
  ]);
}

/** Square pictures as one file of the ICO format: a directory of 16 bytes each, then the PNG files. */
function icoOf(images: readonly Uint8Array[]): Buffer {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  for (const [index, image] of images.entries()) {
    // The width, in the first chunk of a PNG.
    const size = Buffer.from(image).readUInt32BE(16);
    const at = 6 + 16 * index;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(image.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += image.length;
  }
  return Buffer.concat([head, ...images]);
}
