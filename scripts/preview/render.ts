import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import satori from 'satori';
import { PREVIEW_SIZE, type PreviewText, previewCard } from './card';
import { toOpaquePng } from './raster';

const require = createRequire(import.meta.url);

const fonts = ([400, 500, 600] as const).map((weight) => ({
  name: 'Hanken Grotesk',
  weight,
  data: readFileSync(
    require.resolve(`@fontsource/hanken-grotesk/files/hanken-grotesk-latin-${weight}-normal.woff`),
  ),
}));

/** A page's preview as a PNG; its text becomes outlines. */
export const renderPreview = async (text: PreviewText): Promise<Uint8Array> =>
  toOpaquePng(await satori(previewCard(text), { ...PREVIEW_SIZE, fonts }), PREVIEW_SIZE.width);
