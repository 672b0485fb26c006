import { writeWhole } from '../../lib/base/source/write-whole';
import { twinFile } from '../../lib/docs/twin/llms';
import { twinOf } from '../../lib/docs/twin/twin';
import { extensionOf } from '../content/extension';

/** One page to be turned into Markdown. */
export interface TwinTask {
  readonly article: string;
  readonly url: string;
  /** Where the result is kept. */
  readonly file: string;
}

export async function runTask({ article, url, file }: TwinTask): Promise<void> {
  const { forms } = await extensionOf();
  writeWhole(file, twinFile(url, twinOf(article, url, forms)));
}
