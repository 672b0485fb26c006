import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { loadContract } from '@/lib/gateway/contract/load';
import { loadScreen } from '@/lib/gateway/diagrams/screen';
import { CabinetFacts } from './cabinet-facts';

const contract = loadContract();

/** The values of the readout of a screen, by their labels. */
function factsOf(name: string): Record<string, string> {
  const { container, unmount } = render(
    <CabinetFacts name={name} {...loadScreen(name)} contract={contract} />,
  );
  const rows = [...container.querySelectorAll('dl > div')].map((row) => [
    row.querySelector('dt')?.textContent ?? '',
    row.querySelector('dd')?.textContent ?? '',
  ]);
  unmount();
  return Object.fromEntries(rows);
}

describe('the readout of a screen of the cabinet', () => {
  it('says where it is, what asks for the second factor, and what the API does, and leaves the roles to the table', () => {
    expect(factsOf('payout_create')).toEqual({
      'In the cabinet': 'Payouts → Create',
      'Second factor': 'Required for approving a payout.',
      'By API':
        'Create a transaction, Validate a transaction. One request creates one payout. You can upload a file or approve a payout only in the cabinet.',
    });
  });

  it('says when there is no operation and no further second factor', () => {
    const facts = factsOf('form_settings');
    expect(facts['Second factor']).toBe('Not required for any action on this screen.');
    expect(facts['By API']).toMatch(/^The API has no operation for this screen\./);
  });

  it('says nothing of a second factor for the parts that all screens share', () => {
    expect(Object.keys(factsOf('interface'))).toEqual(['In the cabinet', 'By API']);
  });

  it('says who needs the second factor at the sign-in', () => {
    expect(factsOf('authorization')['Second factor']).toBe(
      'Required for signing in with the role Owner, Admin, or Finance.',
    );
  });

  it('links each operation to its page', () => {
    render(<CabinetFacts name="reports" {...loadScreen('reports')} contract={contract} />);
    const routes = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(routes).toEqual([
      '/api/reports/report_create',
      '/api/reports/report_check',
      '/api/reports/report_download',
      '/api/reports/reports_list',
    ]);
  });
});
