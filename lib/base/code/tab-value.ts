/** `Response 201` → `response-201`. */
const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** What people call a language → what the group stores. */
const LANGUAGE_NAMES: Readonly<Record<string, string>> = {
  curl: 'bash',
  shell: 'bash',
  sh: 'bash',
  js: 'javascript',
  'node-js': 'javascript',
  node: 'javascript',
};

/** The stored value of a tab in the group `lang`: `cURL` → `bash`. */
export function languageOf(name: string): string {
  const slug = slugOf(name);
  return LANGUAGE_NAMES[slug] ?? slug;
}

/** What a tab is stored and told apart by; in the group `lang` two names of one language are one. */
export const tabValue = (name: string, group: string | undefined): string =>
  group === 'lang' ? languageOf(name) : slugOf(name);
