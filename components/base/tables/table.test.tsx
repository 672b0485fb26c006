// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Table, TableCell, TableHeader } from './table';

afterEach(cleanup);

it('gives headers their scope and leaves the scroller to the script', () => {
  const { container } = render(
    <Table>
      <thead>
        <tr>
          <TableHeader>Code</TableHeader>
          <TableHeader style={{ textAlign: 'right' }}>Amount</TableHeader>
        </tr>
      </thead>
    </Table>,
  );
  const headers = screen.getAllByRole('columnheader');
  expect(headers.map((header) => header.getAttribute('scope'))).toEqual(['col', 'col']);
  expect(headers.map((header) => header.getAttribute('data-align'))).toEqual([null, 'right']);
  expect(container.querySelector('[style]')).toBeNull();
  expect(container.querySelector('.table-wrap')?.hasAttribute('tabindex')).toBe(false);
});

it('labels the cells of a table of three columns; the elements have their roles', () => {
  const { container } = render(
    <Table>
      {'\n'}
      <thead>
        <tr>
          <TableHeader>Code</TableHeader>
          <TableHeader>
            What to <code>do</code>
          </TableHeader>
          <TableHeader>Retry</TableHeader>
        </tr>
      </thead>
      <tbody>
        <tr>
          <TableCell>1004</TableCell>
          <TableCell>Wait</TableCell>
          <TableCell style={{ textAlign: 'center' }}>later</TableCell>
        </tr>
      </tbody>
    </Table>,
  );
  const labels = screen.getAllByRole('cell').map((cell) => cell.getAttribute('data-label'));
  expect(labels).toEqual([null, 'What to do', 'Retry']);
  expect(container.querySelector('[role]')).toBeNull();
});
