import { expect, it } from 'vitest';
import { addToList, groupsOf } from './add-to-list';

const SIDEBAR = `# A comment stays.
- label: Start
  items:
    - /
    - /guide
- label: API
  items:
    - label: Account
      items:
        - /api/account # a remark
    - /api/other
`;
const SECTIONS = `cabinet:\n  - label: Control\n    items:\n      - /cabinet/access\n  - label: More\n    items: [/cabinet/a]\n`;

it('names the groups in their order', () => {
  expect(groupsOf(SIDEBAR)).toEqual(['Start', 'API', 'Account']);
  expect(groupsOf(SECTIONS)).toEqual(['Control', 'More']);
});

it.each([
  ['Start', SIDEBAR, '    - /guide\n', '    - /a\n    - /b\n'],
  ['Account', SIDEBAR, '        - /api/account # a remark\n', '        - /a\n        - /b\n'],
  ['API', SIDEBAR, '    - /api/other\n', '    - /a\n    - /b\n'],
  ['Control', SECTIONS, '      - /cabinet/access\n', '      - /a\n      - /b\n'],
])('adds routes at the end of %s, and changes nothing else', (group, text, before, lines) => {
  expect(addToList(text, group, ['/a', '/b'])).toBe(text.replace(before, before + lines));
});

it('adds to a file without a line feed at its end', () => {
  expect(addToList('- label: A\n  items:\n    - /', 'A', ['/b'])).toBe(
    '- label: A\n  items:\n    - /\n    - /b\n',
  );
});

it('does not guess', () => {
  expect(addToList(SIDEBAR, 'Guides', ['/a'])).toBeUndefined();
});
