import axe from 'axe-core';

/** Rules that need a whole page or a painted one. */
const OFF = [
  'color-contrast',
  'region',
  'landmark-one-main',
  'page-has-heading-one',
  'document-title',
  'html-has-lang',
  'label-content-name-mismatch',
];

/** What the accessibility checker finds in a fragment, as sentences. */
export async function faultsOf(container: Element): Promise<string[]> {
  const rules = Object.fromEntries(OFF.map((id) => [id, { enabled: false }]));
  const { violations } = await axe.run(container, { rules });
  return violations.map(
    (found) => `${found.id}: ${found.nodes.map((node) => node.html).join(' ')}`,
  );
}

/** Ids that occur more than once. */
export function doubledIds(container: Element): string[] {
  const ids = [...container.querySelectorAll('[id]')].map((element) => element.id);
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}
