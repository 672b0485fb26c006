import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import satori from 'satori';
import { PREVIEW_SIZE, type PreviewText, previewCard } from './card';

const require = createRequire(import.meta.url);

const fonts = ([400, 500, 600] as const).map((weight) => ({
  name: 'Hanken Grotesk',
  weight,
  data: readFileSync(
    require.resolve(`@fontsource/hanken-grotesk/files/hanken-grotesk-latin-${weight}-normal.woff`),
  ),
}));

let ready: Promise<void> | undefined;

/** A page's preview as a PNG: text becomes outlines, so the renderer needs no fonts. */
export async function renderPreview(text: PreviewText): Promise<Uint8Array> {
  ready ??= initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
  await ready;
  const svg = await satori(previewCard(text), { ...PREVIEW_SIZE, fonts });
  const image = new Resvg(svg).render();
  const png = image.asPng();
  image.free();
  return png;
}
