import { writeWhole } from '../../lib/base/source/write-whole';
import { drawPreview, type PreviewText } from './card';

/** One picture to be drawn. */
export interface PreviewTask {
  readonly text: PreviewText;
  /** Where the result is kept. */
  readonly file: string;
}

export function runTask({ text, file }: PreviewTask): void {
  writeWhole(file, drawPreview(text));
}
