import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { encodePng } from './png';

const require = createRequire(import.meta.url);

let ready: Promise<void> | undefined;

/** A drawing as a PNG of this width in pixels. Text must be outlines: the renderer has no fonts. */
export const toPng = (svg: string, width: number): Promise<Uint8Array> =>
  draw(svg, width, (image) => image.asPng());

/** As `toPng`, for a drawing without transparent places: a third of the size. */
export const toOpaquePng = (svg: string, width: number): Promise<Uint8Array> =>
  draw(svg, width, (image) => encodePng(image.pixels, image.width, image.height));

async function draw(
  svg: string,
  width: number,
  encode: (image: ReturnType<InstanceType<typeof Resvg>['render']>) => Uint8Array,
): Promise<Uint8Array> {
  ready ??= initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
  await ready;
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render();
  const png = encode(image);
  image.free();
  return png;
}
