import { writeFileSync } from 'node:fs';
import { twinOf } from '../../lib/docs/twin/twin';

/** One page to be turned into Markdown. */
export interface TwinTask {
  readonly article: string;
  readonly url: string;
  /** Where the result is kept. */
  readonly file: string;
}

export function runTask({ article, url, file }: TwinTask): void {
  writeFileSync(file, twinOf(article, url));
}
