import { describe, expect, it } from 'vitest';
import { loadContract } from '../../gateway/contract/load';
import { compile } from '../content/compile';
import { parseSource } from '../content/source';
import { pageTemplate } from './template';

describe('the template of a new page', () => {
  it.each([
    ['/services/blik/payin_hpp', 'service: blik/payin_hpp', '<ServiceFacts />'],
    ['/api/cards_check', 'operation: cards_check', '<RequestFields />'],
    ['/cabinet/control/new_thing', 'title: "New thing"', '<RoleMatrix area="general" />'],
    ['/glossary', 'title: "Glossary"', '## First heading'],
  ])(
    '%s has the head and the parts of its kind, and compiles without a fault',
    async (route, head, part) => {
      const text = pageTemplate(route, undefined, loadContract());
      expect(text).toContain(`${head}\n`);
      expect(text).toContain(part);
      const { source, problems } = parseSource(text, 'content/x.mdx');
      expect([...problems, ...(await compile(source, 'content/x.mdx')).problems]).toEqual([]);
    },
    30_000,
  );

  it('takes a title', () => {
    expect(pageTemplate('/x', 'A: "b"', loadContract())).toContain('title: "A: \\"b\\""\n');
  });
});
