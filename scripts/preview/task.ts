import { writeFileSync } from 'node:fs';
import type { PreviewText } from './card';
import { renderPreview } from './render';

/** One picture to be drawn. */
export interface PreviewTask {
  readonly text: PreviewText;
  /** Where the result is kept. */
  readonly file: string;
}

export async function runTask({ text, file }: PreviewTask): Promise<void> {
  writeFileSync(file, await renderPreview(text));
}
