import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { highlight } from '../../base/code/highlight';
import { CODE_LANGUAGES, isCodeLanguage, listedName } from '../../base/code/languages';
import { didYouMean } from '../../base/text/nearest';
import { placeOf } from './collected';
import { applyMagicComments, markFaults, parseFenceMeta } from './fence';

/**
 * `pre > code` → `<CodeBlock html lang title numbered>`. The colored code is one opaque string, so the page's
 * payload carries it once as text and not as a tree of a thousand spans.
 */
export function rehypeCode() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const work: Promise<void>[] = [];
    visit(tree, 'element', (pre, index, parent) => {
      const code = pre.tagName === 'pre' ? pre.children[0] : undefined;
      if (!parent || index === undefined || code?.type !== 'element' || code.tagName !== 'code')
        return;
      const collected = file.data.collected;
      const written = languageOf(code);
      const lang = listedName(written);
      if (!isCodeLanguage(lang)) {
        collected?.faults.push({
          ...placeOf(pre),
          level: collected.isPlain ? 'warning' : 'error',
          message: languageFault(written),
        });
      }
      const meta = parseFenceMeta(
        String(
          code.properties.dataMeta ??
            (code.data as { meta?: string | null } | undefined)?.meta ??
            '',
        ),
      );
      if (meta.unknown.length > 0 && !collected?.isPlain) {
        collected?.faults.push({
          ...placeOf(pre),
          message: `"${meta.unknown.join(' ')}" after the code language means nothing — use title="…", {1,3-5} or showLineNumbers`,
        });
      }
      const raw = textOf(code).replace(/\n$/, '');
      if (collected && !collected.isPlain)
        for (const message of markFaults(raw, meta))
          collected.faults.push({ ...placeOf(pre), message });
      const { code: shown, marks: commented, changes } = applyMagicComments(raw, lang);
      const marks = [...new Set([...meta.marks, ...commented])];
      // What is removed is shown, and not copied.
      const result = shown.split('\n').filter((_, line) => !changes.removed.includes(line + 1));
      work.push(
        highlight(shown, lang, marks, changes).then((html) => {
          parent.children[index] = {
            type: 'mdxJsxFlowElement',
            name: 'CodeBlock',
            attributes: [
              { type: 'mdxJsxAttribute', name: 'html', value: html },
              { type: 'mdxJsxAttribute', name: 'lang', value: lang },
              { type: 'mdxJsxAttribute', name: 'fold', value: null },
              ...(changes.removed.length > 0
                ? [{ type: 'mdxJsxAttribute' as const, name: 'copy', value: result.join('\n') }]
                : []),
              ...(meta.title
                ? [{ type: 'mdxJsxAttribute' as const, name: 'title', value: meta.title }]
                : []),
              ...(meta.isNumbered
                ? [{ type: 'mdxJsxAttribute' as const, name: 'numbered', value: null }]
                : []),
            ],
            children: [],
          } as unknown as ElementContent; // hast has no type for a JSX node; hast-util-to-estree knows it
        }),
      );
    });
    await Promise.all(work);
  };
}

/** Kinds of pictures that other sites draw from text. */
const DRAWN = new Set(['mermaid', 'plantuml', 'dot', 'graphviz']);

const languageFault = (written: string): string =>
  /\w[{[]/.test(written)
    ? `"${written}" is no code language — write "${written.replace(/[{[]/, ' $&')}" with a space`
    : DRAWN.has(written)
      ? `"${written}" is shown as text, because nothing draws it — draw from data (content/_site/diagrams), or write "text"`
      : `code language "${written}" is not on the list${didYouMean(written, CODE_LANGUAGES, `use ${CODE_LANGUAGES.join(', ')}`)}`;

function languageOf(code: Element): string {
  const names = Array.isArray(code.properties.className) ? code.properties.className : [];
  const name = names.map(String).find((item) => item.startsWith('language-'));
  return name ? name.slice('language-'.length).toLowerCase() : 'text';
}
