// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { requestFields, responseFields } from '@/lib/contract/fields';
import { loadContract } from '@/lib/contract/load';
import { MDX_COMPONENTS } from '@/lib/markdown/components';
import { doubledIds, faultsOf } from './__fixtures__/axe';
import { OperationErrors } from './errors';
import { RequestFieldGroups } from './field-groups';
import { FieldList } from './field-list';
import { OperationHead } from './operation';
import { contractComponents } from './registry';

vi.mock('@/components/icon/icon', () => ({ Icon: () => null }));
vi.mock('@/lib/markdown/highlight', () => ({ highlight: async (code: string) => code }));
afterEach(cleanup);

const head = { title: 'T', description: 'D' };
const page = (frontmatter: object) => ({
  route: '/x' as const,
  frontmatter: { ...head, ...frontmatter },
});

describe('contractComponents', () => {
  it('implements the names of the contract that pages may use', () => {
    const names = Object.keys(contractComponents(page({})));
    const ours = Object.keys(MDX_COMPONENTS);
    const from = ours.indexOf('Operation');
    const elsewhere = ['Lifecycle'];
    const wanted = ours.slice(from).filter((name) => !elsewhere.includes(name));
    expect(names).toEqual(expect.arrayContaining(wanted));
  });

  it('knows the method from the page', () => {
    const { Operation } = contractComponents(page({ operation: 'account_info' }));
    render(<Operation />);
    expect(screen.getByText('GET')).toBeTruthy();
  });

  it('tells the author what is missing in the frontmatter', () => {
    const { Operation, ServiceFacts } = contractComponents(page({}));
    expect(() => render(<Operation />)).toThrow('add "operation:" to the frontmatter');
    expect(() => render(<ServiceFacts />)).toThrow('add "service:" to the frontmatter');
  });

  it('names an operation that the contract does not have', () => {
    const { Operation } = contractComponents(page({ operation: 'nope' }));
    expect(() => render(<Operation />)).toThrow('openapi.yaml has no such operationId');
  });

  it('shows all codes on a page that speaks of no method', () => {
    const { Errors, Failures } = contractComponents(page({}));
    render(
      <>
        <Errors />
        <Failures />
      </>,
    );
    expect(screen.getByRole('table', { name: 'API error codes' })).toBeTruthy();
    expect(screen.getByRole('table', { name: 'Failure reason codes' })).toBeTruthy();
  });
});

describe.each(loadContract().operations)('page of $id', (operation) => {
  it('has unique ids and passes the accessibility checker', async () => {
    const { container } = render(
      <>
        <OperationHead operation={operation} />
        <RequestFieldGroups fields={requestFields(operation)} />
        <FieldList fields={responseFields(operation)} prefix="r" />
        <OperationErrors operation={operation} />
      </>,
    );
    expect(doubledIds(container)).toEqual([]);
    // Checking a hundred nested fields takes seconds; the shape is the same on every page.
    if (operation.id === 'account_info') expect(await faultsOf(container)).toEqual([]);
  });
});
