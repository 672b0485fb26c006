import { isCodeLanguage, listedName } from '../../lib/base/code/languages';
import type { Page } from '../../lib/docs/content/types';
import { applyMagicComments, parseFenceMeta } from '../../lib/docs/markdown/fence';
import { extensionOf } from '../content/extension';
import { readPublishedPages } from '../content/read-pages';
import type { Fence } from './types';

/** Every fence of every page, in the order of files and lines. */
export async function allFences(): Promise<Fence[]> {
  const { dialect } = await extensionOf();
  return (await readPublishedPages(dialect)).flatMap(fencesOf);
}

/**
 * The fences of one page, as the reader copies them: without the comments that mark lines. Plain text is left out: it
 * is no example of a language.
 */
export const fencesOf = ({
  file: source,
  frontmatter: { operation },
  fences,
}: Pick<Page, 'file' | 'frontmatter' | 'fences'>): Fence[] =>
  fences.flatMap(({ language: written, meta, code, line }): Fence[] => {
    const language = listedName(written.toLowerCase());
    return isCodeLanguage(language) && language !== 'text'
      ? [
          {
            language,
            title: parseFenceMeta(meta).title,
            code: `${applyMagicComments(code, language).code}\n`,
            source,
            line,
            operation,
          },
        ]
      : [];
  });

/** The file a reader saves a fence under: `wallet-token.mjs, on your server` → `wallet-token.mjs`. */
export function fileOf(fence: Pick<Fence, 'title' | 'language' | 'line'>): string | undefined {
  const name = /^[\w-]+\.(?:sh|mjs|js|py|php|java|kt)\b/.exec(fence.title ?? '')?.[0];
  return name ?? (isCommands(fence) ? `commands${fence.line}.sh` : undefined);
}

/** Commands that the reader types: Bash without a file to save it in. */
export const isCommands = ({ language, title = '' }: Pick<Fence, 'title' | 'language'>): boolean =>
  language === 'bash' && !/^[\w-]+\.sh\b/.test(title);
