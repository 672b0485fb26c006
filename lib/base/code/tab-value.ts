import { listedName } from './languages';

/** `Response 201` → `response-201`. */
const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** The stored value of a tab in the group `lang`: `cURL` → `bash`. */
export const languageOf = (name: string): string => listedName(slugOf(name));

/** The stored value of a tab; in the group `lang` two names of one language have one value. */
export const tabValue = (name: string, group: string | undefined): string =>
  group === 'lang' ? languageOf(name) : slugOf(name);
