import type { Root } from 'hast';
import { compileMDX } from 'next-mdx-remote/rsc';
import type { ReactElement } from 'react';

/** Components of a page by their names, and what takes the place of HTML elements. */
type Components = NonNullable<Parameters<typeof compileMDX>[0]['components']>;

/**
 * Tree of a page (`compile.ts`) → elements, by the server entry of next-mdx-remote. The entry reads Markdown, so it
 * gets an empty text, and the tree takes the place of what it read. So our plugins run once for each change of a page,
 * and not for each build; coloring code takes most of their time.
 * @throws Error when the tree calls a component that `components` does not have, or when a component throws.
 */
export async function renderTree(tree: Root, components: Components): Promise<ReactElement> {
  const putTree = () => () => tree;
  const { content } = await compileMDX({
    source: '',
    components,
    options: { mdxOptions: { format: 'md', rehypePlugins: [putTree] } },
  });
  return content;
}
