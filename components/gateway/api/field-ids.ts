import { ANCHOR } from '@/lib/gateway/contract/anchors';
import {
  flattenFields,
  requestFields,
  responseFields,
} from '@/lib/gateway/contract/openapi/fields';
import type { Field, Operation } from '@/lib/gateway/contract/types';
import type { FieldIds } from './examples';

/**
 * The addresses of the fields of an operation on its page.
 * @param scope what the ids of a further operation of a page carry after their prefix: `-page_update`
 */
export const fieldIds = (operation: Operation, scope: string): FieldIds => ({
  request: idsOf(requestFields(operation), `p${scope}`),
  response: idsOf(responseFields(operation), `r${scope}`),
});

/** A path without a row on the page takes the row of the field around it: `extra.color` by `extra`. */
function idsOf(fields: readonly Field[], prefix: string): (path: string) => string | undefined {
  const known = new Set(flattenFields(fields).map(({ path }) => path));
  return (path) => {
    for (let at = path; at !== ''; at = at.replace(/(?:\.[^.]*|\[\]|^[^.]*)$/, '')) {
      if (known.has(at)) return ANCHOR.field(prefix, at);
    }
    return undefined;
  };
}
