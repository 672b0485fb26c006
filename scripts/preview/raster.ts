import { type RenderedImage, Resvg } from '@resvg/resvg-js';
import { encodePng } from './png';

/** A drawing as a PNG of this width in pixels. Text must be outlines: the renderer has no fonts. */
export const toPng = (svg: string, width: number): Uint8Array => draw(svg, width).asPng();

/** As `toPng`, for a drawing without transparent places: a third of the size. */
export function toOpaquePng(svg: string, width: number): Uint8Array {
  const image = draw(svg, width);
  return encodePng(image.pixels, image.width, image.height);
}

const draw = (svg: string, width: number): RenderedImage =>
  new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  }).render();
