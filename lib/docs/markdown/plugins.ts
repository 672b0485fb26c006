import type { Element } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import rehypeAutolinkHeadings from 'rehype-autolink-headings';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import type { PluggableList } from 'unified';
import { remarkAdmonitions, remarkContainers } from './admonitions';
import { remarkAlerts } from './alerts';
import { rehypeCode } from './code';
import { rehypeCollect } from './collect';
import { remarkForeign } from './foreign';
import { rehypeCheckHeadings, rehypeExplicitIds } from './headings';
import { rehypeHtml } from './html';
import { rehypeImages } from './images';
import { remarkMistakes } from './mistakes';
import { rehypeBadges, rehypePlain } from './plain';
import { remarkProse } from './prose';
import { remarkReject } from './reject';
import { rehypeSchemes } from './schemes';
import { rehypeTerms } from './terms';
import { rehypeUnbroken } from './unbroken';

export const remarkPlugins: PluggableList = [
  remarkGfm,
  remarkContainers,
  remarkMistakes,
  // Before the library deletes what it reports.
  remarkReject,
  remarkProse,
  remarkAlerts,
  remarkForeign,
  remarkAdmonitions,
];

/** The order is the meaning: ids, then checks, then collecting, then what makes the tree harder to read. */
export const rehypePlugins = (isPlain: boolean): PluggableList => [
  // Another person's Markdown may hold HTML; MDX has no raw nodes.
  ...(isPlain ? [rehypeHtml, rehypePlain] : []),
  rehypeSchemes,
  rehypeExplicitIds,
  rehypeCheckHeadings,
  rehypeSlug,
  ...(isPlain ? [rehypeBadges] : []),
  rehypeImages,
  rehypeCollect,
  rehypeTerms,
  // The link is next to the heading, not in it: the heading's accessible name stays its own text.
  [
    rehypeAutolinkHeadings,
    {
      behavior: 'after',
      test: ['h2', 'h3', 'h4', 'h5', 'h6'],
      group: (heading: Element) => ({
        type: 'element',
        tagName: 'div',
        properties: { className: ['heading', `heading-${heading.tagName[1]}`] },
        children: [],
      }),
      properties: (heading: Element) => ({
        className: ['heading-link'],
        ariaLabel: `Direct link to ${textOf(heading).trim()}`,
      }),
      // The sign itself is drawn by the sheet.
      content: [],
    },
  ],
  rehypeUnbroken,
  rehypeCode,
];
