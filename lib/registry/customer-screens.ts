import type { Problem } from '../base/source/problems';
import type { Page } from '../docs/content/types';
import { serviceOf } from '../gateway/contract/services';
import type { Contract } from '../gateway/contract/types';

/** Screens of a customer that no page shows, and calls of `<CustomerScreens />` that would show nothing. */
export const checkCustomerScreenPages = (
  pages: readonly Pick<Page, 'file' | 'frontmatter' | 'calls'>[],
  contract: Contract,
): Problem[] =>
  pages.flatMap(({ file, frontmatter, calls }): Problem[] => {
    const key = frontmatter.service;
    const steps = key === undefined ? undefined : serviceOf(contract, key)?.variant.screens;
    const call = calls.find(({ name }) => name === 'CustomerScreens');
    if (steps && !call) {
      const message = `_services has screens of the customer for ${key} — write <CustomerScreens /> where they belong`;
      return [{ file, line: 1, column: 1, message }];
    }
    if (call && !steps) {
      const message = `<CustomerScreens /> has nothing to draw — add its screens to ${key} in _services, or remove the tag`;
      return [{ file, line: call.line, column: call.column, message }];
    }
    return [];
  });
