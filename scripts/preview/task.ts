import { writeFileSync } from 'node:fs';
import { drawPreview, type PreviewText } from './card';

/** One picture to be drawn. */
export interface PreviewTask {
  readonly text: PreviewText;
  /** Where the result is kept. */
  readonly file: string;
}

export function runTask({ text, file }: PreviewTask): void {
  writeFileSync(file, drawPreview(text));
}
