import type { Root } from 'hast';
import type { Root as Mdast } from 'mdast';
import { serialize } from 'next-mdx-remote/serialize';
import type { PluggableList, Processor } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import type { Problem } from '../../base/source/problems';
import type { Collected, Fault } from '../markdown/collected';
import { ENGINE_COMPONENTS } from '../markdown/components';
import { type Dialect, tagsOf } from '../markdown/definition';
import { rehypePlugins, remarkPlugins } from '../markdown/plugins';
import { glossaryTerms } from './glossary';
import { type FoundFile, notedLookup } from './images';
import { explainMdxError, faultOf } from './mdx-errors';
import { nestingFault } from './nesting';
import type { Source } from './source';
import type { Page } from './types';

/** Of a page that could not be compiled. */
export const NO_BODY: Compiled = {
  headings: [],
  sections: [],
  links: [],
  calls: [],
  prose: { lines: [], labels: [], code: [], strong: [] },
  fences: [],
};

export type Compiled = Pick<
  Page,
  'headings' | 'ids' | 'sections' | 'links' | 'calls' | 'prose' | 'fences' | 'tree'
>;

/** Faults of one character are blanked and the file is read again, so that an author sees all of them together. */
const MAX_REREADS = 20;

const ENGINE_TAGS = tagsOf(ENGINE_COMPONENTS);

/**
 * Body → tree of elements and everything that is collected on the way: the one parse of a page. This and `render.ts`
 * are the only places that touch next-mdx-remote (archived; `@mdx-js/mdx` can take its place).
 * @returns `files`: what the page asked of other files, and what it found
 */
export async function compile(
  source: Source,
  file: string,
  dialect: Pick<Dialect, 'tags'>,
): Promise<{ compiled: Compiled; problems: Problem[]; files: readonly FoundFile[] }> {
  const deep = nestingFault(source.body);
  if (deep) return { compiled: NO_BODY, problems: [{ file, ...deep }], files: [] };
  const found: Fault[] = [];
  let body = source.body;
  const { files, lookup } = notedLookup(file);
  for (let reading = 0; reading < MAX_REREADS; reading++) {
    const collected: Collected = {
      faults: [],
      headings: [],
      sections: [],
      links: [],
      calls: [],
      prose: { lines: [], labels: [], code: [], strong: [] },
      fences: [],
      tags: { ...ENGINE_TAGS, ...dialect.tags },
      isPlain: source.isPlain,
      ids: [],
      ...lookup,
      terms: glossaryTerms(),
    };
    let tree: Root | undefined;
    // The library would make a program of the tree, which is not used: it gets an empty one.
    const keepTree =
      () =>
      (result: Root): Root => {
        tree = withoutPositions(result);
        return { type: 'root', children: [] };
      };
    try {
      await serialize(
        new VFile({ value: body, path: file, data: { collected } }),
        {
          mdxOptions: {
            format: source.isPlain ? 'md' : 'mdx',
            remarkPlugins: [...remarkPlugins, ...parsedAs(reading === 0 ? source.tree : undefined)],
            rehypePlugins: [...rehypePlugins(source.isPlain), keepTree],
            remarkRehypeOptions: { allowDangerousHtml: source.isPlain },
          },
        },
        true,
      );
      const { headings, ids, sections, links, calls, prose, fences } = collected;
      const problems = [...found, ...collected.faults].map(
        (fault): Problem => ({ file, ...fault }),
      );
      return {
        compiled: {
          headings,
          ...(ids.length > 0 && { ids }),
          sections,
          links,
          calls,
          prose,
          fences,
          tree,
        },
        problems,
        files,
      };
    } catch (error) {
      const fault = await faultOf(error, body);
      found.push(explainMdxError(fault, body));
      const next = fault.isLocal ? blankLine(body, fault.line) : undefined;
      if (next === undefined || next === body) break;
      body = next;
    }
  }
  return {
    compiled: NO_BODY,
    problems: found.map((fault): Problem => ({ file, ...fault })),
    files,
  };
}

/** A body that has been parsed by the same plugins is not parsed again. */
const parsedAs = (tree: Mdast | undefined): PluggableList =>
  tree === undefined
    ? []
    : [
        function given(this: Processor) {
          this.parser = () => tree;
        },
      ];

/** Nothing asks for the places of nodes once the faults are found; they are half of the tree. */
function withoutPositions(tree: Root): Root {
  visit(tree, (node) => {
    delete node.position;
    if ('attributes' in node) for (const attribute of node.attributes) delete attribute.position;
  });
  return tree;
}

const blankLine = (body: string, line: number): string =>
  body
    .split('\n')
    .map((text, index) => (index + 1 === line ? '' : text))
    .join('\n');
