import { describe, expect, it } from 'vitest';
import type { Json, OpenApiDocument, Schema } from '../types';
import { validate } from './validate';

const document: OpenApiDocument = {
  openapi: '3.1.0',
  info: { title: 'Test', version: '1' },
  servers: [],
  paths: {},
  components: { schemas: { Amount: { type: 'string', pattern: '^[0-9]+$' } } },
};

const messages = (schema: Schema, value: Json, partial = false) =>
  validate(document, schema, value, { partial }).map(({ message }) => message);

describe('validate', () => {
  const order: Schema = {
    type: 'object',
    additionalProperties: false,
    required: ['amount'],
    properties: {
      amount: { $ref: '#/components/schemas/Amount' },
      tags: { type: 'array', items: { type: 'string', maxLength: 3 } },
    },
  };

  it('accepts what fits', () => {
    expect(messages(order, { amount: '5', tags: ['a'] })).toEqual([]);
  });

  it('names the wrong type and stops there', () => {
    expect(messages(order, { amount: 5 })).toEqual(['is number, the schema says string']);
  });

  it('finds missing and unknown fields', () => {
    expect(messages(order, { amuont: '5' })).toEqual([
      'lacks the required field "amount"',
      'is not a field of the schema',
    ]);
  });

  it('does not ask for missing fields of a part', () => {
    expect(messages(order, { tags: [] }, true)).toEqual([]);
  });

  it('says where a fault lies', () => {
    expect(validate(document, order, { amount: '5', tags: ['a', 'long'] })[0]?.path).toEqual([
      'tags',
      1,
    ]);
  });

  it('holds numbers, enums and times to their bounds', () => {
    expect(messages({ type: 'integer', minimum: 1 }, 0)).toEqual(['is below 1']);
    expect(messages({ type: 'integer' }, 1.5)).toHaveLength(1);
    expect(messages({ enum: ['a'] }, 'b')).toHaveLength(1);
    expect(messages({ enum: ['a'], 'x-open-enum': true }, 'b')).toEqual([]);
    expect(messages({ type: 'string', format: 'date-time' }, '2026-01-15')).toHaveLength(1);
  });

  it('lets null through where the schema names it', () => {
    expect(messages({ type: ['string', 'null'] }, null)).toEqual([]);
  });

  it('counts the alternatives that fit', () => {
    const either: Schema = {
      type: 'object',
      properties: { a: { type: 'string' }, b: { type: 'string' } },
      oneOf: [{ required: ['a'] }, { required: ['b'] }],
    };
    expect(messages(either, { a: '1' })).toEqual([]);
    expect(messages(either, {})).toEqual(['must fit exactly one of: a, b']);
    expect(messages(either, { a: '1', b: '2' })).toHaveLength(1);
    expect(
      messages({ ...either, oneOf: undefined, anyOf: either.oneOf }, { a: '1', b: '2' }),
    ).toEqual([]);
  });

  it('joins the parts of a schema and refuses what none of them names', () => {
    const joined: Schema = {
      unevaluatedProperties: false,
      required: ['b'],
      allOf: [{ type: 'object', required: ['a'], properties: { a: { type: 'string' } } }],
      properties: { b: { type: 'string' } },
    };
    expect(messages(joined, { a: '1', b: '2' })).toEqual([]);
    expect(messages(joined, { c: '3' })).toEqual([
      'lacks the required field "a"',
      'lacks the required field "b"',
      'is not a field of the schema',
    ]);
  });

  it('reads a schema or null', () => {
    const maybe: Schema = { anyOf: [{ $ref: '#/components/schemas/Amount' }, { type: 'null' }] };
    expect(messages(maybe, null)).toEqual([]);
    expect(messages(maybe, '5')).toEqual([]);
    expect(messages(maybe, 'five')).toHaveLength(1);
  });
});
