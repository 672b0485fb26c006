import { expect, it } from 'vitest';
import { compile } from '../docs/content/compile';
import { parseSource } from '../docs/content/source';
import { pageTemplate } from '../docs/prose/template';
import { loadContract } from '../gateway/contract/load';
import { GATEWAY_DIALECT } from './facts';
import { templateOf } from './template';

it.each([
  ['/services/blik/payin_hpp', 'service: blik/payin_hpp', '<ServiceFacts />'],
  ['/api/cards_check', 'operation: cards_check', '<RequestFields />'],
  ['/cabinet/control/new_thing', 'title: "New thing"', '<RoleMatrix area="general" />'],
  ['/glossary', 'title: "Glossary"', '## First heading'],
])(
  'a new page at %s has the head and the parts of its kind, and compiles without a fault',
  async (route, head, part) => {
    const text = pageTemplate(route, undefined, templateOf(route, loadContract()));
    expect(text).toContain(`${head}\n`);
    expect(text).toContain(part);
    const { dialect } = GATEWAY_DIALECT;
    const { source, problems } = parseSource(text, 'content/x.mdx', dialect);
    const compiled = await compile(source, 'content/x.mdx', dialect);
    expect([...problems, ...compiled.problems]).toEqual([]);
  },
  30_000,
);
