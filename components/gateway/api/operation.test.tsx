// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { doubledIds, faultsOf } from '../contract/__fixtures__/axe';
import { contract, fields, operation } from '../contract/__fixtures__/contract';
import { OperationErrors } from './errors';
import { ScenarioExamples } from './examples';
import { RequestFieldGroups } from './field-groups';
import { FieldList } from './field-list';
import { OperationHead } from './operation';

afterEach(cleanup);

const term = (name: string): string | null | undefined =>
  screen.getAllByText(name, { selector: 'dt' })[0]?.nextElementSibling?.textContent;

describe('OperationHead', () => {
  it('shows verb and path and copies the whole address', () => {
    render(<OperationHead contract={contract} operation={operation} />);
    expect(screen.getByText('POST')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Copy URL' }).dataset.copy).toBe(
      'https://api.sandbox.test.example/v1/transaction/create',
    );
  });

  it('reads out permission, rate and the key of idempotency', () => {
    render(<OperationHead contract={contract} operation={operation} />);
    expect(term('Permission')).toBe('payin or payout');
    expect(term('Rate limit')).toBe('20 per second for each point, burst 60');
    expect(term('Safe to repeat')).toBe('yes, with the same external_transaction_id');
    expect(term('Success')).toContain('201');
  });

  it('names the field with which a repeat has an effect', () => {
    const idempotency = { kind: 'natural', except: 'replace' } as const;
    render(<OperationHead contract={contract} operation={{ ...operation, idempotency }} />);
    expect(term('Safe to repeat')).toBe(
      'yes, a second call has no further effect, except with replace',
    );
  });

  it('says what each call of a safe operation makes', () => {
    const idempotency = { kind: 'safe', note: 'Each call creates another quote.' } as const;
    render(<OperationHead contract={contract} operation={{ ...operation, idempotency }} />);
    expect(term('Safe to repeat')).toBe('yes. Each call creates another quote.');
  });
});

describe('FieldList', () => {
  it('gives every field an address of its own', () => {
    const { container } = render(<FieldList fields={fields} prefix="p" />);
    expect(screen.getByRole('link', { name: 'amount' }).getAttribute('href')).toBe('#p-amount');
    expect(container.querySelector('#p-customer-ip')).not.toBeNull();
  });

  it('folds children under a native summary that says whose they are', () => {
    render(<FieldList fields={fields} prefix="p" />);
    const group = screen.getByRole('group');
    expect(group.tagName).toBe('DETAILS');
    expect(group.querySelector('summary')?.textContent).toBe('1 field of customer');
    // The sheet writes the verb, which changes when the fold is open.
    expect(group.querySelector('summary .fold-verb')?.textContent).toBe('');
  });

  it('says the need in a word, and marks in an answer only what may be absent', () => {
    render(<FieldList fields={fields} prefix="p" />);
    expect(screen.getByText('required')).toBeTruthy();
    cleanup();
    const { container } = render(<FieldList fields={fields} prefix="r" />);
    expect(
      screen.getByText('A field that is not marked "if known" or "conditional" is always present.'),
    ).toBeTruthy();
    expect(container.querySelector('[data-need="required"]')).toBeNull();
    expect(container.querySelector('[data-need]')).not.toBeNull();
    cleanup();
    const [first] = fields;
    if (!first) throw new Error('no field');
    render(<FieldList fields={[{ ...first, need: 'required', children: [] }]} prefix="r" />);
    expect(screen.getByText('All fields are always present.')).toBeTruthy();
  });

  it('prints a long pattern once, and names its field at the others', () => {
    const rules = [{ label: 'Pattern', value: '^(0|[1-9][0-9]{0,14})$', code: true }];
    const [first] = fields;
    if (!first) throw new Error('no field');
    const field = (path: string) => ({ ...first, path, name: path, children: [], rules });
    render(<FieldList fields={[field('amount'), field('fee'), field('tax')]} prefix="p" />);
    expect(screen.getAllByText('^(0|[1-9][0-9]{0,14})$')).toHaveLength(1);
    const links = screen.getAllByRole('link', { name: 'amount' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(3).fill('#p-amount'));
  });

  it('folds the later fields of a long response, and none of a request', () => {
    const [first] = fields;
    if (!first) throw new Error('no field');
    const many = Array.from({ length: 20 }, (_, index) => ({
      ...first,
      path: `f${index}`,
      name: `f${index}`,
      children: [],
    }));
    const { container } = render(<FieldList fields={many} prefix="r" />);
    expect(screen.getByText('8 more fields', { selector: 'summary' })).toBeTruthy();
    expect(container.querySelectorAll('details .param')).toHaveLength(8);
    cleanup();
    const { container: request } = render(<FieldList fields={many} prefix="p" />);
    expect(request.querySelector('details')).toBeNull();
  });

  it('folds a longer list of values', () => {
    const [first] = fields;
    if (!first) throw new Error('no field');
    const values = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ value: `v${index}`, description: 'means' }));
    const field = (count: number) => ({ ...first, children: [], enum: values(count) });
    const { container } = render(<FieldList fields={[field(5)]} prefix="p" />);
    expect(container.querySelector('details')).toBeNull();
    cleanup();
    const { container: long } = render(<FieldList fields={[field(6)]} prefix="p" />);
    expect(long.querySelector('details summary')?.textContent).toContain('6 values');
    expect(long.querySelectorAll('details dt')).toHaveLength(6);
  });

  it('prints condition, rules, example and the sentences of an enum', () => {
    render(<FieldList fields={fields} prefix="p" />);
    expect(term('required when')).toBe('payins');
    expect(term('length')).toBe('1–20');
    expect(term('example')).toBe('149.90');
    expect(screen.getByText('Hold first.')).toBeTruthy();
  });

  it('may break long names only after a separator', () => {
    const { container } = render(<FieldList fields={fields} prefix="p" />);
    const link = container.querySelector('#p-customer-ip a');
    expect(link?.innerHTML).toBe('customer.<wbr>ip');
  });
});

describe('RequestFieldGroups', () => {
  it('collects fields under the titles of the contract', () => {
    render(<RequestFieldGroups fields={fields} />);
    for (const name of ['Money and identity', 'People']) {
      expect(screen.getByRole('group', { name })).toBeTruthy();
    }
  });
});

it('folds a group of optional fields, and none with a required one', () => {
  const [first] = fields;
  if (!first) throw new Error('no field');
  const group = (need: 'optional' | 'required') =>
    ['a', 'b', 'c', 'd', 'e'].map((path) => ({
      ...first,
      path,
      name: path,
      group: 'Behavior',
      need: path === 'e' ? need : ('optional' as const),
      children: [],
    }));
  const { container } = render(<RequestFieldGroups fields={group('optional')} />);
  expect(screen.getByText('5 optional fields', { selector: 'summary' })).toBeTruthy();
  expect(container.querySelectorAll('details .param')).toHaveLength(5);
  cleanup();
  const { container: needed } = render(<RequestFieldGroups fields={group('required')} />);
  expect(needed.querySelector('details')).toBeNull();
});

describe('OperationErrors', () => {
  it('lists the own errors and mentions the common ones', () => {
    render(<OperationErrors contract={contract} operation={operation} />);
    expect(screen.getByRole('rowheader', { name: 'amount_precision' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '1003', hidden: true }).getAttribute('href')).toBe(
      '/reference/api_error_codes#e1003',
    );
  });
});

it('folds many errors of a method by their families', () => {
  const codes = (contract.errors?.codes ?? []).filter(({ common }) => !common);
  const errors = Array.from({ length: 13 }, (_, index) => ({
    ...(codes[0] ?? { slug: '', http: 422, retry: 'no', action: '' }),
    code: index < 9 ? 2900 + index : 3900 + index,
  }));
  const groups = [
    { from: 2000, to: 2999, title: 'Validation' },
    { from: 3000, to: 3999, title: 'State' },
  ];
  const { container } = render(
    <OperationErrors
      contract={{ ...contract, errors: { ...contract.errors, groups, codes: errors } } as never}
      operation={{ ...operation, errorCodes: errors.map(({ code }) => code) }}
    />,
  );
  const folds = [...container.querySelectorAll('details')];
  expect(folds.map((fold) => fold.querySelector('summary')?.textContent)).toEqual([
    '2xxx Validation: 9 errors',
    '3xxx State: 4 errors',
  ]);
  expect(folds.every((fold) => fold.querySelector('table') !== null)).toBe(true);
});

const scenarios = [
  {
    key: 'hpp',
    title: 'Hosted page',
    snippets: [
      {
        language: 'bash',
        label: 'cURL',
        code: 'curl https://api.test.example\n{\n1\n}',
        lines: [[], [], ['amount', 'unknown'], []],
      },
      { language: 'php', label: 'PHP', code: '<?php echo 1;', lines: [] },
    ],
    responses: [
      { key: '201', status: 201, title: '201 Created', headers: {}, body: { data: { id: 1 } } },
      {
        key: '422',
        status: 422,
        title: '422 amount',
        headers: {},
        body: { error: { code: 2010 } },
      },
    ],
  },
  { key: 'payout', title: 'Payout', snippets: [], responses: [] },
] as const;

const ids = {
  request: (path: string) => (path === 'unknown' ? undefined : `p-${path}`),
  response: (path: string) => `r-${path}`,
};

describe('ScenarioExamples', () => {
  it('offers scenarios, languages and answers as lists, which hide none of them', async () => {
    render(await ScenarioExamples({ clients: [], scenarios, ids }));
    const region = screen.getByRole('complementary', { name: 'Examples' });
    const choices = within(region)
      .getAllByRole('combobox')
      .map((list) => [
        within(list)
          .getAllByRole('option')
          .map((option) => option.textContent),
        list.dataset.pick,
      ]);
    expect(choices).toEqual([
      [['Hosted page', 'Payout'], ''],
      [['cURL', 'PHP'], 'lang'],
      [['201 Created', '422 amount'], ''],
    ]);
    expect(within(region).queryByRole('tab')).toBeNull();
  });

  it('remembers the language in the group of all code', async () => {
    const { container } = render(await ScenarioExamples({ clients: [], scenarios, ids }));
    const set = container.querySelector('[data-tabs][data-group="lang"]');
    expect(
      [...(set?.querySelectorAll<HTMLElement>(':scope > .tab-panel') ?? [])].map(
        ({ dataset }) => dataset.value,
      ),
    ).toEqual(['bash', 'php']);
  });

  it('gives each line the addresses of its fields', async () => {
    const { container } = render(await ScenarioExamples({ clients: [], scenarios, ids }));
    const named = [...container.querySelectorAll('[data-lines]')].map((code) =>
      code.getAttribute('data-lines'),
    );
    expect(named).toEqual(['3 p-amount', '3 r-id']);
  });

  it('keeps every panel in the page, under its own name', async () => {
    const { container } = render(await ScenarioExamples({ clients: [], scenarios, ids }));
    const panels = [...container.querySelectorAll('.tab-panel')];
    expect(panels).toHaveLength(6);
    expect(container.textContent).toContain('<?php echo 1;');
    expect(panels.map((panel) => panel.querySelector('.tab-panel-title')?.textContent)).toContain(
      'PHP',
    );
  });

  it('passes the accessibility checker with unique ids', async () => {
    const { container } = render(
      <>
        <OperationHead contract={contract} operation={operation} />
        <RequestFieldGroups fields={fields} />
        {await ScenarioExamples({ clients: [], scenarios, ids })}
      </>,
    );
    expect(await faultsOf(container)).toEqual([]);
    expect(doubledIds(container)).toEqual([]);
  });
});
