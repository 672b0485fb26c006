import { describe, expect, it } from 'vitest';
import { compile } from '../docs/content/compile';
import { CABINET, SCREENS } from '../gateway/diagrams/screen-schema';
import { GATEWAY_DIALECT } from './facts';
import { calloutFaults, interfaceNames, screensOf, unknownInterfaceNames } from './ui-names';

const cabinet = CABINET.schema.parse({
  title: 'Cabinet',
  environments: { live: 'Live', sandbox: 'Sandbox' },
  search: 'id',
  user: 'AB',
  menu: [{ label: 'Reporting', pages: ['Transactions'] }],
  names: ['Profile'],
});

const screen = SCREENS.schema.parse({
  title: 'A list',
  description: 'A list in words.',
  readout: { where: 'Here', api: [] },
  body: [
    { kind: 'heading', title: 'Transactions', buttons: [{ label: 'Export', mark: 'export' }] },
    { kind: 'tabs', items: ['Details', 'Raw'], current: 'Raw' },
    { kind: 'table', columns: [{ label: 'Amount' }], rows: [['149.90 PLN']] },
  ],
  legend: [{ mark: 'export', name: 'The export.', text: 'Saves rows.' }],
});

/** The page as the compiler reads it. */
const page = async (body: string) => {
  const file = 'content/cabinet/x.mdx';
  const source = { frontmatter: { title: 'X', description: 'X' }, body, isPlain: false };
  return { file, ...(await compile(source, file, GATEWAY_DIALECT.dialect)).compiled };
};

const names = interfaceNames(cabinet, [screen]);

describe('interfaceNames', () => {
  it('knows labels, tabs, columns, the menu, the legend and the list of extra names', () => {
    for (const name of [
      'Export',
      'Raw',
      'Amount',
      'Transactions',
      'Live',
      'The export',
      'Profile',
    ]) {
      expect(names, name).toContain(name);
    }
  });

  it('takes no data for a name', () => {
    expect(names).not.toContain('149.90 PLN');
  });
});

describe('unknownInterfaceNames', () => {
  it('reports a bold name the interface does not have, at its place', async () => {
    const found = unknownInterfaceNames(
      await page('Press **Export**.\nPress **Save to disk**.'),
      names,
    );
    expect(found).toMatchObject([{ line: 2, column: 7 }]);
    expect(found[0]?.message).toContain('"Save to disk"');
  });

  it('leaves lead-ins and code alone', async () => {
    const body = '- **A filter is on.** Clear it.\n- **"It is gone."** No.\n\n```text\n**x**\n```';
    expect(unknownInterfaceNames(await page(body), names)).toEqual([]);
  });
});

describe('calloutFaults', () => {
  it('wants every number of the drawing and no other', async () => {
    const body = '<Screen name="a" /> press <Callout n="1" /> and <Callout n="4" />';
    expect(calloutFaults(await page(body), [2]).map(({ message }) => message)).toEqual([
      'number 2 of the drawing is not referred to — write <Callout n="2" /> where it is used',
      '<Callout n="4" />: the drawing has the numbers 1 to 2',
    ]);
  });

  it('asks nothing of a page without a drawing', async () => {
    expect(calloutFaults(await page('Text'), [])).toEqual([]);
  });
});

describe('screensOf', () => {
  it('lists the drawings a page calls', async () => {
    expect(screensOf(await page('<Screen name="a" />\n<Screen name="b" />'))).toEqual(['a', 'b']);
  });
});
