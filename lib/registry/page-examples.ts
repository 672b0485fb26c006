import type { Problem } from '../base/source/problems';
import type { Page } from '../docs/content/types';
import { parseFenceMeta } from '../docs/markdown/fence';
import { locate } from '../gateway/contract/checks/locate';
import { checkShown } from '../gateway/contract/checks/shown';
import { schemaOfBlock } from '../gateway/contract/examples/block-schema';
import type { ShownExample } from '../gateway/contract/examples/shown';
import type { Contract, Json } from '../gateway/contract/types';

type Exampled = Pick<Page, 'file' | 'frontmatter' | 'fences' | 'links'>;

/** Blocks of JSON on pages that contradict each other or the data, or show a part without a link to the whole. */
export function checkPageExamples(pages: readonly Exampled[], contract: Contract): Problem[] {
  const examples = pages.flatMap((page) =>
    blocksOf(page).map(
      ({ value, line }): ShownExample => ({
        name: 'this block',
        // `locate` adds the content folder again.
        file: page.file.slice(page.file.indexOf('/') + 1),
        path: [],
        line,
        value,
      }),
    ),
  );
  return [
    ...contradictions(examples, contract),
    ...pages.flatMap((page) => checkParts(page, contract)),
  ];
}

let last:
  | { readonly contract: Contract; readonly examples: string; readonly problems: Problem[] }
  | undefined;

/** Most edits of a preview change no block: the same blocks of the same contract have the same problems. */
function contradictions(shown: readonly ShownExample[], contract: Contract): readonly Problem[] {
  const examples = JSON.stringify(shown);
  if (last?.contract !== contract || last.examples !== examples) {
    const found = checkShown(contract, shown).filter(({ line }) => line !== undefined);
    last = { contract, examples, problems: locate(found) };
  }
  return last.problems;
}

/** A page that shows a part of a message links to the whole. */
function checkParts(page: Exampled, contract: Contract): Problem[] {
  const { file, frontmatter, links } = page;
  const { openapi } = contract;
  if (!openapi) return [];
  return blocksOf(page).flatMap(({ title, value, line }): Problem[] => {
    const block = { title, operation: frontmatter.operation };
    const found = schemaOfBlock(contract, openapi, block, value);
    if (!found?.isPartial || links.some(({ href }) => href.startsWith(found.page))) return [];
    const message = `a part of the ${found.name} is shown without a link to the whole — link to ${found.page}`;
    return [{ file, line, column: 1, message }];
  });
}

/** Blocks that are JSON; one that only says so is reported by the run of the examples. */
const blocksOf = ({ fences }: Exampled) =>
  fences.flatMap(({ language, meta, code, line }) => {
    const value = language === 'json' ? parsed(code) : undefined;
    return value === undefined ? [] : [{ title: parseFenceMeta(meta).title, value, line }];
  });

function parsed(code: string): Json | undefined {
  try {
    return JSON.parse(code);
  } catch {
    return undefined;
  }
}
