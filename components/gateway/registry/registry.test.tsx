// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { ANCHOR } from '@/lib/gateway/contract/anchors';
import { loadContract } from '@/lib/gateway/contract/load';
import {
  flattenFields,
  requestFields,
  responseFields,
} from '@/lib/gateway/contract/openapi/fields';
import { OperationErrors } from '../api/errors';
import { RequestFieldGroups } from '../api/field-groups';
import { fieldIds } from '../api/field-ids';
import { FieldList } from '../api/field-list';
import { InlineExamples } from '../api/inline-examples';
import { OperationHead } from '../api/operation';
import { doubledIds, faultsOf } from '../contract/__fixtures__/axe';
import { contractComponents } from './registry';

afterEach(cleanup);

const head = { title: 'T', description: 'D' };
const page = (frontmatter: object) => ({
  route: '/x' as const,
  frontmatter: { ...head, ...frontmatter },
});

const contract = loadContract();
const componentsOf = (frontmatter: object) =>
  contractComponents(page(frontmatter), { contract, clients: [] });

describe('contractComponents', () => {
  it('knows the method from the page', () => {
    const { Operation } = componentsOf({ operation: 'account_info' });
    render(<Operation />);
    expect(screen.getByText('GET')).toBeTruthy();
  });

  it('tells the author what is missing in the frontmatter', () => {
    const { Operation, ServiceFacts } = componentsOf({});
    expect(() => render(<Operation />)).toThrow('add "operation:" to the frontmatter');
    expect(() => render(<ServiceFacts />)).toThrow('add "service:" to the frontmatter');
  });

  it('names an operation that the contract does not have', () => {
    const { Operation } = componentsOf({ operation: 'nope' });
    expect(() => render(<Operation />)).toThrow('openapi.yaml has no such operationId');
  });

  it('describes a further method of the page under ids of its own', () => {
    const { Operation, RequestFields, ResponseFields, Errors } = componentsOf({
      operation: 'page_list',
    });
    const { container } = render(
      <>
        <Operation />
        <RequestFields />
        <ResponseFields />
        <Errors />
        <Operation id="template_list" />
        <RequestFields operation="template_list" />
        <ResponseFields operation="template_list" />
        <Errors operation="template_list" />
      </>,
    );
    expect(doubledIds(container)).toEqual([]);
    // Both heads name the scope their token needs.
    expect(screen.getAllByText('pages:read', { selector: 'code' })).toHaveLength(2);
    const needOf = (id: string) => container.querySelector(`#${id} .need`)?.textContent;
    expect(needOf('p-limit')).toBe('optional');
    expect(needOf('p-template_list-limit')).toBe('optional');
    // What a response always has is not marked.
    expect(container.querySelector('#r-created_at')).not.toBeNull();
    expect(needOf('r-created_at')).toBeUndefined();
    expect(needOf('r-template_list-created_at')).toBeUndefined();
    expect(container.querySelector('[aria-label="Errors: List templates"]')).not.toBeNull();
    expect(container.querySelectorAll('.code-list')).toHaveLength(1);
  });

  it('only lists the fields that the page of another method explains, under their ids', () => {
    const { RequestFields, ResponseFields } = componentsOf({ operation: 'invoice_update' });
    const { container } = render(
      <>
        <RequestFields like="invoice_create" />
        <ResponseFields like="invoice_find" />
      </>,
    );
    expect(doubledIds(container)).toEqual([]);
    const names = [...container.querySelectorAll('.param')].map(({ id }) => id);
    // To create an invoice its customer is required.
    expect(names.slice(0, 4)).toEqual([
      'p-Idempotency-Key',
      'p-invoice_id',
      'p-external_invoice_id',
      'p-customer',
    ]);
    expect(names.some((id) => id.startsWith('r-'))).toBe(false);
    const link = container.querySelector('#r-events-type a');
    expect(link?.getAttribute('href')).toBe('/services/invoicing/api/invoice_find#r-events-type');
    const fields = contract.operations.find(({ id }) => id === 'invoice_update');
    const ids = new Set([...container.querySelectorAll('[id]')].map(({ id }) => id));
    for (const { path } of fields ? flattenFields(requestFields(fields)) : [])
      expect(ids).toContain(ANCHOR.field('p', path));
  });

  it('keeps the ids short when a tag names the method of the page', () => {
    const { RequestFields } = componentsOf({ operation: 'page_find' });
    const { container } = render(<RequestFields operation="page_find" />);
    expect(container.querySelector('#p-page_id')).not.toBeNull();
  });

  it('refuses a further method that the contract does not have', () => {
    const { Errors } = componentsOf({ operation: 'page_create' });
    expect(() => render(<Errors operation="nope" />)).toThrow(
      '<Errors /> in /x names operation "nope"',
    );
  });

  it('shows all codes on a page that speaks of no method', () => {
    const { Errors, Failures } = componentsOf({});
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

describe('InlineExamples', () => {
  it('shows each scenario in every language with the answer of a success', async () => {
    const operation = contract.operations.find(({ id }) => id === 'page_update');
    if (!operation) throw new Error('page_update is not in the contract');
    const ids = fieldIds(operation, '-page_update');
    const { container } = render(await InlineExamples({ contract, operation, ids }));
    const [scenario] = screen.getAllByRole('combobox', { name: 'Scenario' });
    expect(scenario?.querySelectorAll('option').length).toBeGreaterThan(1);
    expect(screen.getAllByText('200 Paused').length).toBeGreaterThan(0);
    expect(screen.queryByText('409 Archived')).toBeNull();
    expect(container.textContent).toContain('"status": "paused"');
    expect(doubledIds(container)).toEqual([]);
  });
});

describe.each(contract.operations)('page of $id', (operation) => {
  it('has unique ids and passes the accessibility checker', async () => {
    const page = (
      <>
        <OperationHead contract={contract} operation={operation} />
        <RequestFieldGroups fields={requestFields(operation)} />
        <FieldList fields={responseFields(operation)} prefix="r" />
        <OperationErrors contract={contract} operation={operation} />
      </>
    );
    // A document of a hundred nested fields takes a second to make: the ids are read from its text.
    const ids = [...renderToStaticMarkup(page).matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    // Checking takes seconds more; the shape is the same on every page.
    if (operation.id === 'account_info') expect(await faultsOf(render(page).container)).toEqual([]);
  });
});
