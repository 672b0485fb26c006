import { expect, it } from 'vitest';
import { compile } from '../docs/content/compile';
import { parseSource } from '../docs/content/source';
import { pageTemplate } from '../docs/prose/template';
import { loadContract } from '../gateway/contract/load';
import { GATEWAY_DIALECT } from './facts';
import { templateOf } from './template';

/** What an author still has to write. */
const LEFT = /^(?:"TODO" is left over|nothing is below this heading) — /;

it.each([
  ['/services/blik/payin_hpp', 'service: blik/payin_hpp', '<ServiceFacts />'],
  ['/api/cards_check', 'operation: cards_check', '<RequestFields />'],
  ['/cabinet/control/new_thing', 'title: "New thing"', '<CabinetFacts screen="new_thing" />'],
  ['/glossary', 'title: "Glossary"', '## TODO: the first heading'],
])(
  'a new page at %s has the head and the parts of its kind, and no fault but what is left to write',
  async (route, head, part) => {
    const text = pageTemplate(route, undefined, templateOf(route, loadContract()));
    expect(text).toContain(`${head}\n`);
    expect(text).toContain(part);
    const { dialect } = GATEWAY_DIALECT;
    const { source, problems } = parseSource(text, 'content/x.mdx', dialect);
    const compiled = await compile(source, 'content/x.mdx', dialect);
    const faults = [...problems, ...compiled.problems].map(({ message }) => message);
    expect(faults.filter((fault) => !LEFT.test(fault))).toEqual([]);
    // The description and the lead at least.
    expect(faults.length).toBeGreaterThan(1);
  },
  30_000,
);

it('a page of a payment method comes after its data', () => {
  expect(templateOf('/services/blik/new_page', loadContract())?.missing).toBe(
    'No variant in content/_services has "route: /services/blik/new_page" — add it to the file of its method first; "npm run new -- method" writes a new method with its pages.',
  );
  expect(templateOf('/services/blik/payin_hpp', loadContract())?.missing).toBeUndefined();
});
