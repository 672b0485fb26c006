import { z } from 'zod';
import type {
  ExampleObject,
  HeaderObject,
  MediaTypeObject,
  OpenApiDocument,
  OperationObject,
  ParameterObject,
  RequestBodyObject,
  ResponseObject,
  Schema,
  WebhookObject,
} from '../types';
import { inlineText, json, need } from './common';

const reference = z.strictObject({ $ref: z.string().startsWith('#/components/') });

const schema: z.ZodType<Schema> = z.lazy(() =>
  z.strictObject({
    $ref: z.string().startsWith('#/components/').optional(),
    type: z.union([z.string(), z.array(z.string())]).optional(),
    title: z.string().optional(),
    description: inlineText.optional(),
    format: z.string().optional(),
    enum: z.array(json).optional(),
    const: json.optional(),
    default: json.optional(),
    examples: z.array(json).optional(),
    pattern: z.string().optional(),
    minLength: z.number().int().optional(),
    maxLength: z.number().int().optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    minItems: z.number().int().optional(),
    maxItems: z.number().int().optional(),
    uniqueItems: z.boolean().optional(),
    minProperties: z.number().int().optional(),
    maxProperties: z.number().int().optional(),
    properties: z.record(z.string(), schema).optional(),
    required: z.array(z.string()).optional(),
    additionalProperties: z.union([z.boolean(), schema]).optional(),
    unevaluatedProperties: z.literal(false).optional(),
    propertyNames: schema.optional(),
    items: schema.optional(),
    oneOf: z.array(schema).optional(),
    anyOf: z.array(schema).optional(),
    allOf: z.array(schema).optional(),
    deprecated: z.boolean().optional(),
    'x-need': need.optional(),
    'x-when': inlineText.optional(),
    'x-open-enum': z.boolean().optional(),
    'x-unknown': inlineText.optional(),
    'x-enum-descriptions': z.record(z.string(), inlineText).optional(),
    'x-sensitive': z.boolean().optional(),
    'x-group': z.string().optional(),
    'x-rules': z
      .array(z.strictObject({ label: z.string(), value: z.string(), code: z.boolean().optional() }))
      .optional(),
  }),
);

const example: z.ZodType<ExampleObject> = z.strictObject({
  summary: z.string().optional(),
  description: inlineText.optional(),
  value: json,
});

const examples = z.record(z.string(), example);

const parameter: z.ZodType<ParameterObject> = z.strictObject({
  name: z.string(),
  in: z.enum(['path', 'query', 'header', 'cookie']),
  required: z.boolean().optional(),
  description: inlineText.optional(),
  schema,
  example: json.optional(),
  examples: examples.optional(),
  'x-need': need.optional(),
  'x-when': inlineText.optional(),
});

const header: z.ZodType<HeaderObject> = z.strictObject({
  description: inlineText.optional(),
  schema: schema.optional(),
});

const mediaType: z.ZodType<MediaTypeObject> = z.strictObject({
  schema: schema.optional(),
  examples: examples.optional(),
});

const response: z.ZodType<ResponseObject> = z.strictObject({
  description: inlineText,
  headers: z.record(z.string(), z.union([reference, header])).optional(),
  content: z.record(z.string(), mediaType).optional(),
});

const requestBody: z.ZodType<RequestBodyObject> = z.strictObject({
  description: inlineText.optional(),
  required: z.boolean().optional(),
  content: z.record(z.string(), mediaType),
});

const security = z.array(z.record(z.string(), z.array(z.string())));

/** What an operation and a webhook have in common. */
const message = {
  operationId: z.string().regex(/^[a-z][a-z0-9_]*$/, 'an operationId is lower case'),
  summary: z.string(),
  description: inlineText,
  tags: z.array(z.string()).optional(),
  security: security.optional(),
  parameters: z.array(z.union([reference, parameter])).optional(),
  requestBody: requestBody.optional(),
  responses: z.record(z.string(), z.union([reference, response])),
  'x-page': z.string().startsWith('/'),
};

const webhook: z.ZodType<WebhookObject> = z.strictObject(message);

const operation: z.ZodType<OperationObject> = z.strictObject({
  ...message,
  'x-permission': z.array(z.string()),
  'x-rate': z.string().optional(),
  'x-idempotency': z.strictObject({
    kind: z.enum(['external_id', 'header-required', 'header-optional', 'natural', 'safe']),
    key: z.string().optional(),
    window: z.string().optional(),
    note: inlineText.optional(),
  }),
  'x-errors': z.array(z.number().int()),
  'x-events': z.array(z.string()).optional(),
  'x-mistakes': z.array(inlineText).optional(),
  'x-sandbox': inlineText.optional(),
  'x-related': z.array(z.string()).optional(),
});

/** Schema of `openapi.yaml`: OpenAPI 3.1, restricted to what the site can print. */
export const openApiSchema: z.ZodType<OpenApiDocument> = z.strictObject({
  openapi: z.string().startsWith('3.1'),
  info: z.strictObject({
    title: z.string(),
    version: z.string(),
    description: z.string().optional(),
    contact: z.strictObject({ name: z.string(), url: z.string().optional() }).optional(),
    license: z.strictObject({ name: z.string(), identifier: z.string().optional() }).optional(),
  }),
  jsonSchemaDialect: z.string().optional(),
  servers: z.array(z.strictObject({ url: z.string(), description: z.string().optional() })),
  tags: z
    .array(z.strictObject({ name: z.string(), description: z.string().optional() }))
    .optional(),
  security: security.optional(),
  paths: z.record(z.string().startsWith('/'), z.record(z.string(), operation)),
  webhooks: z.record(z.string(), z.record(z.string(), webhook)).optional(),
  components: z
    .strictObject({
      schemas: z.record(z.string(), schema).optional(),
      parameters: z.record(z.string(), parameter).optional(),
      responses: z.record(z.string(), response).optional(),
      headers: z.record(z.string(), header).optional(),
      securitySchemes: z.record(z.string(), z.unknown()).optional(),
    })
    .optional(),
});
