import type { Problem } from '../base/source/problems';
import type { Page } from '../docs/content/types';
import { locate } from '../gateway/contract/checks/locate';
import { checkShown } from '../gateway/contract/checks/shown';
import type { ShownExample } from '../gateway/contract/examples/shown';
import type { Contract } from '../gateway/contract/types';

type Exampled = Pick<Page, 'file' | 'fences'>;

/** Blocks of JSON on pages that contradict each other or the examples in the data. */
export function checkPageExamples(pages: readonly Exampled[], contract: Contract): Problem[] {
  const examples = pages.flatMap(({ file, fences }) => {
    // `locate` adds the content folder again.
    const own = file.slice(file.indexOf('/') + 1);
    return fences.flatMap(({ language, code, line }): ShownExample[] => {
      const value = language === 'json' ? parsed(code) : undefined;
      return value === undefined ? [] : [{ name: 'this block', file: own, path: [], line, value }];
    });
  });
  return locate(checkShown(contract, examples).filter(({ line }) => line !== undefined));
}

/** A block that is no JSON is reported by the run of the examples. */
function parsed(code: string) {
  try {
    return JSON.parse(code);
  } catch {
    return undefined;
  }
}
