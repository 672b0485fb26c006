import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const require = createRequire(import.meta.url);

let ready: Promise<void> | undefined;

/** A drawing as a PNG of this width in pixels. Text must be outlines: the renderer has no fonts. */
export async function toPng(svg: string, width: number): Promise<Uint8Array> {
  ready ??= initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
  await ready;
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render();
  const png = image.asPng();
  image.free();
  return png;
}
