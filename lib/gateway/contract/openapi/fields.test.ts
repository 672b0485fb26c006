import { describe, expect, it } from 'vitest';
import { loadContract } from '../load';
import type { OpenApiDocument } from '../types';
import { errorFields, flattenFields, requestFields, responseFields } from './fields';
import { operationById, operationsOf } from './operations';
import { rulesOf } from './schema-text';

const document: OpenApiDocument = {
  openapi: '3.1.0',
  info: { title: 'Test', version: '1' },
  servers: [{ url: 'https://api.sandbox.gateway.example' }],
  components: {
    parameters: {
      Key: { name: 'Gateway-Key', in: 'header', required: true, schema: { type: 'string' } },
    },
    schemas: {
      Amount: { type: 'string', pattern: '^[0-9]+$', description: 'An amount.', examples: ['5'] },
      Item: {
        type: 'object',
        required: ['amount'],
        properties: {
          amount: { $ref: '#/components/schemas/Amount', description: 'Its amount.' },
          note: { type: ['string', 'null'], description: 'A note.', maxLength: 20 },
        },
      },
    },
  },
  paths: {
    '/v1/thing/create': {
      post: {
        operationId: 'thing_create',
        summary: 'Create',
        description: 'Creates.',
        'x-page': '/api/thing_create',
        'x-permission': ['payin'],
        'x-idempotency': { kind: 'natural' },
        'x-errors': [],
        parameters: [
          { $ref: '#/components/parameters/Key' },
          { name: 'dry', in: 'query', schema: { type: 'boolean' }, description: 'Try only.' },
        ],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['mode'],
                properties: {
                  mode: {
                    type: 'string',
                    enum: ['auto', 'manual'],
                    default: 'auto',
                    description: 'How.',
                    'x-group': 'Behavior',
                    'x-enum-descriptions': { auto: 'By itself.' },
                  },
                  items: {
                    type: 'array',
                    maxItems: 3,
                    items: { $ref: '#/components/schemas/Item' },
                    description: 'Items.',
                    'x-need': 'conditional',
                    'x-when': '`mode` is `manual`',
                  },
                },
              },
            },
          },
        },
        responses: {
          '200': {
            description: 'Done.',
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  properties: { data: { $ref: '#/components/schemas/Item' } },
                },
              },
            },
          },
        },
      },
    },
  },
};

const [operation] = operationsOf(document);
if (!operation) throw new Error('the fixture has one operation');

describe('requestFields', () => {
  const fields = flattenFields(requestFields(operation));

  it('lists parameters and body, without the headers that sign every request', () => {
    expect(fields.map((field) => field.path)).toEqual([
      'dry',
      'mode',
      'items',
      'items[].amount',
      'items[].note',
    ]);
  });

  it('says what is required, conditional and optional', () => {
    expect(fields.map((field) => field.need)).toEqual([
      'optional',
      'required',
      'conditional',
      'required',
      'optional',
    ]);
    expect(fields[2]?.when).toBe('`mode` is `manual`');
  });

  it('follows references and lets the words beside them win', () => {
    expect(fields[3]).toMatchObject({ type: 'string', description: 'Its amount.', example: '5' });
    expect(fields[3]?.rules).toEqual([{ label: 'Pattern', value: '^[0-9]+$', code: true }]);
  });

  it('describes lists, enums and null', () => {
    expect(fields[2]).toMatchObject({
      type: 'array of objects',
      rules: [{ label: 'Items', value: 'at most 3' }],
    });
    expect(fields[1]).toMatchObject({
      group: 'Behavior',
      enum: [{ value: 'auto', description: 'By itself.', isDefault: true }, { value: 'manual' }],
    });
    expect(fields[4]?.nullable).toBe(true);
  });

  it('joins bounds by a dash, and by a word where one is below zero', () => {
    const value = (minimum: number, maximum: number) => rulesOf({ minimum, maximum })[0]?.value;
    expect(value(1, 1000)).toBe('1–1,000');
    expect(value(-840, 840)).toBe('-840 to 840');
  });
});

describe('responseFields', () => {
  it('begins inside data', () => {
    expect(responseFields(operation).map((field) => field.path)).toEqual(['amount', 'note']);
  });
});

describe('the fields of this site', () => {
  const contract = loadContract();

  it('describe themselves, each with an example where they hold a value', () => {
    const fields = contract.operations.flatMap((item) => [
      ...flattenFields(requestFields(item)),
      ...flattenFields(responseFields(item)),
    ]);
    expect(fields.filter((field) => field.description === '').map(({ path }) => path)).toEqual([]);
    expect(
      fields
        .filter((field) => !field.children && field.example === undefined && !field.enum)
        .map(({ path }) => path),
    ).toEqual([]);
  });

  it('have one rule of each kind: a written range replaces the bounds of the schema', () => {
    const fields = contract.operations.flatMap((item) => [
      ...flattenFields(requestFields(item)),
      ...flattenFields(responseFields(item)),
    ]);
    const twice = fields.filter(({ rules }) => {
      const labels = rules.map(({ label }) => label);
      return new Set(labels).size < labels.length;
    });
    expect(twice.map(({ path }) => path)).toEqual([]);
  });

  it('name a condition wherever a field is conditional', () => {
    const fields = contract.operations.flatMap((item) => [
      ...flattenFields(requestFields(item)),
      ...flattenFields(responseFields(item)),
    ]);
    const silent = fields.filter((field) => field.need === 'conditional' && !field.when);
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  it('join the parts of a schema and know what may be null', () => {
    const operation = operationById(contract, 'transaction_find');
    const fields = flattenFields(operation ? responseFields(operation) : []);
    const find = (path: string) => fields.find((field) => field.path === path);
    expect(find('transaction_id')?.need).toBe('required');
    expect(find('history[].state')?.need).toBe('required');
    expect(find('fee')).toMatchObject({ type: 'object', nullable: true });
    expect(find('fee.amount')?.example).toBe('2.70');
  });

  it('show of a list what one entry holds', () => {
    const operation = operationById(contract, 'reports_list');
    expect((operation ? responseFields(operation) : []).map(({ name }) => name)).toContain(
      'report_id',
    );
  });

  it('have a bound wherever a text is sent', () => {
    const loose = contract.operations
      .filter(({ id }) => id !== 'binance_pay_notify')
      .flatMap((operation) => flattenFields(requestFields(operation)))
      .filter(
        ({ type, rules, enum: values }) => type === 'string' && !values && rules.length === 0,
      );
    expect(loose.map(({ path }) => path)).toEqual([]);
  });

  it('begin with the four that every create needs', () => {
    const create = operationById(contract, 'transaction_create');
    const required = create ? requestFields(create).filter(({ need }) => need === 'required') : [];
    expect(required.map(({ name }) => name)).toEqual([
      'service_id',
      'external_transaction_id',
      'amount',
      'currency',
    ]);
  });

  it('include those of the error envelope', () => {
    const names = contract.openapi ? errorFields(contract.openapi) : [];
    expect(flattenFields(names).map(({ path }) => path)).toContain('error.details[].code');
  });
});
