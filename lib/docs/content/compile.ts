import { serialize } from 'next-mdx-remote/serialize';
import { VFile } from 'vfile';
import type { Problem } from '../../base/source/problems';
import type { Collected, Fault } from '../markdown/collected';
import { rehypePlugins, remarkPlugins } from '../markdown/plugins';
import { glossaryTerms } from './glossary';
import { imageLookup } from './images';
import { explainMdxError, faultOf } from './mdx-errors';
import type { Source } from './source';
import type { Page } from './types';

export type Compiled = Pick<Page, 'headings' | 'sections' | 'links' | 'calls' | 'code'>;

/** Faults of one character are blanked and the file is read again, so that an author sees all of them at once. */
const MAX_REREADS = 20;

/**
 * Body → function code and everything that is collected on the way: the one parse of a page, and the only place
 * that touches next-mdx-remote (archived; `@mdx-js/mdx` can take its place here).
 */
export async function compile(
  source: Source,
  file: string,
): Promise<{ compiled: Compiled; problems: Problem[] }> {
  const found: Fault[] = [];
  let body = source.body;
  for (let reading = 0; reading < MAX_REREADS; reading++) {
    const collected: Collected = {
      faults: [],
      headings: [],
      sections: [],
      links: [],
      calls: [],
      isPlain: source.isPlain,
      imageOf: imageLookup(file),
      terms: glossaryTerms(),
    };
    try {
      const { compiledSource } = await serialize(
        new VFile({ value: body, path: file, data: { collected } }),
        {
          mdxOptions: {
            format: source.isPlain ? 'md' : 'mdx',
            remarkPlugins,
            rehypePlugins: rehypePlugins(source.isPlain),
            remarkRehypeOptions: { allowDangerousHtml: source.isPlain },
          },
        },
        true,
      );
      const { headings, sections, links, calls } = collected;
      const problems = [...found, ...collected.faults].map(
        (fault): Problem => ({ file, ...fault }),
      );
      return { compiled: { headings, sections, links, calls, code: compiledSource }, problems };
    } catch (error) {
      const fault = await faultOf(error, body);
      found.push(explainMdxError(fault, body));
      const next = fault.isLocal ? blankLine(body, fault.line) : undefined;
      if (next === undefined || next === body) break;
      body = next;
    }
  }
  return {
    compiled: { headings: [], sections: [], links: [], calls: [], code: '' },
    problems: found.map((fault): Problem => ({ file, ...fault })),
  };
}

const blankLine = (body: string, line: number): string =>
  body
    .split('\n')
    .map((text, index) => (index + 1 === line ? '' : text))
    .join('\n');
