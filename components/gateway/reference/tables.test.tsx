// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { doubledIds, faultsOf } from '../contract/__fixtures__/axe';
import { contract } from '../contract/__fixtures__/contract';
import { Limits, RoleMatrix } from '../contract/facts';
import { ErrorRef, FailureRef } from '../text/refs';
import { ErrorTable, FailureRows, FailureTable, StateCodes } from './code-tables';
import { AllowedCalls, StatusTable, Transitions } from './status-table';

afterEach(cleanup);

describe('StatusTable', () => {
  it('has a row per status, called by its slug', () => {
    render(<StatusTable contract={contract} />);
    const row = screen.getByRole('row', { name: /success/ });
    expect(row.id).toBe('success');
    expect(within(row).getByRole('rowheader', { name: 'success' })).toBeTruthy();
    expect(within(row).getByRole('link', { name: '50' }).getAttribute('href')).toBe('#success');
  });

  it('says in words next to the dial whether a status is final', () => {
    render(<StatusTable contract={contract} />);
    expect(screen.getByRole('cell', { name: 'yes, but can change' })).toBeTruthy();
    expect(screen.getByRole('cell', { name: 'no' })).toBeTruthy();
    expect(screen.queryAllByRole('img')).toEqual([]);
  });

  it('offers a filter, segments and both files', () => {
    render(<StatusTable contract={contract} />);
    expect(screen.getByRole('searchbox', { name: 'Filter by code, slug, or text' })).toBeTruthy();
    expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
      '',
      'open',
      'final',
    ]);
    const csv = screen.getByRole('link', { name: 'Download transaction statuses as CSV' });
    expect(csv.getAttribute('href')).toBe('/reference/transaction_statuses.csv');
    expect(screen.getByText('2 of 2').hasAttribute('data-filter-count')).toBe(true);
  });

  it('keeps the row for an empty result hidden until a filter needs it', () => {
    const { container } = render(<StatusTable contract={contract} />);
    const empty = container.querySelector<HTMLElement>('[data-filter-empty]');
    expect(empty?.hidden).toBe(true);
    expect(empty?.textContent).toContain('No row matches');
    expect(container.querySelector('[data-filter-for]')?.getAttribute('data-filter-for')).toBe(
      container.querySelector('table')?.id,
    );
  });
});

describe('Transitions', () => {
  it('names both ends as links and where the edge exists', () => {
    render(<Transitions contract={contract} />);
    expect(screen.getByRole('link', { name: 'pending' }).getAttribute('href')).toBe(
      '/reference/transaction_statuses#pending',
    );
    expect(screen.getByRole('cell', { name: 'Approved. For payins only.' })).toBeTruthy();
  });
});

describe('AllowedCalls', () => {
  it('has a row per call that a status allows, with its conditions', () => {
    render(<AllowedCalls contract={contract} />);
    const [row] = screen.getAllByRole('row', { name: /pending/ });
    expect(row?.textContent).toContain('limited: ');
    expect(row && within(row).getByText('extra').tagName).toBe('CODE');
  });
});

describe('code tables', () => {
  it.each([
    ['errors', <ErrorTable contract={contract} key="e" />, 'e2010', 'amount_precision'],
    [
      'failures',
      <FailureTable contract={contract} key="f" />,
      'f306',
      'code_invalid rejected_by_provider',
    ],
    [
      'states',
      <StateCodes contract={contract} key="s" />,
      's206',
      'awaiting_app_confirmation pending',
    ],
  ])('anchor every row of %s', (_name, table, id, slug) => {
    render(table);
    const heads = screen.getAllByRole('rowheader');
    expect(heads.find((head) => head.textContent === slug)?.closest('tr')?.id).toBe(id);
  });

  it('say when a failed payment may be tried again', () => {
    render(<FailureTable contract={contract} />);
    expect(screen.getByRole('cell', { name: 'later, 24 h' })).toBeTruthy();
  });

  it('say it with the value that the API returns', () => {
    const reason = { slug: 'made_up', state: 'technical_failure', meaning: 'A reason.' };
    const failures = [
      { ...reason, code: 998, retry: 'none' as const },
      { ...reason, code: 999, retry: 'unknown_wait' as const },
    ];
    render(<FailureRows contract={contract} failures={failures} />);
    const texts = screen.getAllByRole('cell').map(({ textContent }) => textContent);
    expect(texts).toEqual(expect.arrayContaining(['null', 'unknown_wait']));
  });

  it('say what the payer sees, what to do, how long it lasts and whom to ask then', () => {
    render(<StateCodes contract={contract} />);
    const row = screen.getByRole('row', { name: /206/ });
    const texts = within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    expect(texts.slice(-2)).toEqual([
      'A push.',
      'Ask the customer to open the app. Usual time: Until expires_at. Ask our support when one day has passed.',
    ]);
  });

  it('turn links of the data into links', () => {
    render(<ErrorTable contract={contract} />);
    expect(screen.getByRole('link', { name: 'currencies' }).getAttribute('href')).toBe(
      '/reference/currency_codes',
    );
  });
});

describe('references', () => {
  it('lead to the row of the code and say its slug', () => {
    render(
      <p>
        <ErrorRef contract={contract} code="1003" /> <FailureRef contract={contract} code="306" />
      </p>,
    );
    expect(screen.getByRole('link', { name: '1003 invalid_signature' }).getAttribute('href')).toBe(
      '/reference/api_error_codes#e1003',
    );
    expect(screen.getByRole('link', { name: '306 code_invalid' }).getAttribute('href')).toBe(
      '/reference/failure_reason_codes#f306',
    );
  });

  it('refuse a code that does not exist', () => {
    expect(() => render(<ErrorRef contract={contract} code="9999" />)).toThrow(
      'errors.yaml has no such code',
    );
  });
});

describe('RoleMatrix', () => {
  it('picks the rows of its area', () => {
    render(<RoleMatrix contract={contract} area="reporting" />);
    expect(screen.getAllByRole('rowheader').map((head) => head.textContent)).toEqual(['Reports']);
    expect(screen.getByText('own only')).toBeTruthy();
  });

  it('shows everything without an area, and "not allowed" where a role is not named', () => {
    render(<RoleMatrix contract={contract} />);
    const row = screen.getByRole('row', { name: /Create a payout/ });
    expect(within(row).getByRole('img', { name: 'not allowed' })).toBeTruthy();
  });

  it('refuses an area that no permission names', () => {
    expect(() => render(<RoleMatrix contract={contract} area="garden" />)).toThrow(
      'names no such area',
    );
  });
});

describe('Limits', () => {
  it('prints value, burst and the error above it', () => {
    render(<Limits contract={contract} group="rates" />);
    const row = screen.getByRole('row', { name: /transaction\/create/ });
    expect(within(row).getByRole('cell', { name: '20 per second' })).toBeTruthy();
    expect(within(row).getByRole('link', { name: '2010 amount_precision' })).toBeTruthy();
  });

  it('names the groups there are when asked for another', () => {
    expect(() => render(<Limits contract={contract} group="speed" />)).toThrow(
      'limits.yaml has rates',
    );
  });
});

describe('all tables', () => {
  it('pass the accessibility checker with unique ids', async () => {
    const { container } = render(
      <>
        <StatusTable contract={contract} />
        <Transitions contract={contract} />
        <AllowedCalls contract={contract} />
        <ErrorTable contract={contract} />
        <FailureTable contract={contract} />
        <StateCodes contract={contract} />
        <RoleMatrix contract={contract} />
        <Limits contract={contract} />
      </>,
    );
    expect(await faultsOf(container)).toEqual([]);
    expect(doubledIds(container)).toEqual([]);
  });
});
