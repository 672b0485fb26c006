import { z } from 'zod';
import { webAddress } from '../../../base/routes/web-address';
import { type Infer, inlineText, json, need } from './common';
import { schema } from './json-schema';
import { referenceFaults } from './references';

/** A `$ref` inside the document, `#/components/…`. */
export type Reference = Infer<ReturnType<typeof referenceTo>>;
const referenceTo = (list: 'parameters' | 'responses' | 'headers') =>
  z.strictObject({ $ref: z.string().startsWith(`#/components/${list}/`) });

export type ExampleObject = Infer<typeof example>;
const example = z.strictObject({
  summary: z.string().optional(),
  description: inlineText.optional(),
  value: json,
});

const examples = z.record(z.string(), example);

export type ParameterObject = Infer<typeof parameter>;
const parameter = z.strictObject({
  name: z.string(),
  in: z.enum(['path', 'query', 'header', 'cookie']),
  required: z.boolean().optional(),
  description: inlineText.optional(),
  schema,
  example: json.optional(),
  /** By key of a scenario: the value of this parameter in it. A scenario without a value does not send it. */
  examples: examples.optional(),
  'x-need': need.optional(),
  'x-when': inlineText.optional(),
});

export type HeaderObject = Infer<typeof header>;
const header = z.strictObject({
  description: inlineText.optional(),
  schema: schema.optional(),
});

export type MediaTypeObject = Infer<typeof mediaType>;
const mediaType = z.strictObject({
  schema: schema.optional(),
  examples: examples.optional(),
});

export type ResponseObject = Infer<typeof response>;
const response = z.strictObject({
  description: inlineText,
  headers: z.record(z.string(), z.union([referenceTo('headers'), header])).optional(),
  content: z.record(z.string(), mediaType).optional(),
});

const requestBody = z.strictObject({
  description: inlineText.optional(),
  required: z.boolean().optional(),
  content: z.record(z.string(), mediaType),
});

const security = z.array(z.record(z.string(), z.array(z.string())));

/** What an operation and a callback have in common. */
const message = {
  operationId: z.string().regex(/^[a-z][a-z0-9_]*$/, 'an operationId is lower case'),
  summary: z.string(),
  description: inlineText,
  tags: z.array(z.string()).optional(),
  security: security.optional(),
  parameters: z.array(z.union([referenceTo('parameters'), parameter])).optional(),
  requestBody: requestBody.optional(),
  responses: z.record(z.string(), z.union([referenceTo('responses'), response])),
  /** Route of its page. */
  'x-page': z.string().startsWith('/'),
};

/** What we send to your server: one entry of `webhooks`, named after its event type. */
export type WebhookObject = Infer<typeof webhook>;
const webhook = z.strictObject(message);

/** How repeats of a request are recognized. */
const idempotency = z.strictObject({
  kind: z.enum(['external_id', 'header-required', 'header-optional', 'natural', 'safe']),
  /** The field or header that identifies a repeat: `external_transaction_id`. Absent for reads. */
  key: z.string().optional(),
  /** How long a repeat is recognized: "forever", "24 h". */
  window: z.string().optional(),
  /** Fields of the request that a repeat must have in common with the first; without this list, the whole body. */
  compares: z.array(z.string()).optional(),
  /** The field of a `natural` operation with which a repeat does have an effect. */
  except: z.string().optional(),
  note: inlineText.optional(),
});

export type OperationObject = Infer<typeof operation>;
const operation = z.strictObject({
  ...message,
  /** Key permissions, any one of which is enough; empty when no key is needed or any key is enough. */
  'x-permission': z.array(z.string()),
  /** Id of a limit in `limits.yaml`, group `rates`. */
  'x-rate': z.string().optional(),
  'x-idempotency': idempotency,
  /** Error codes of this operation; the common ones are marked in `errors.yaml`. */
  'x-errors': z.array(z.number().int()),
  'x-events': z.array(z.string()).optional(),
  'x-mistakes': z.array(inlineText).optional(),
  'x-sandbox': inlineText.optional(),
  'x-related': z.array(z.string()).optional(),
});

/** `openapi.yaml`: OpenAPI 3.1, restricted to what the site can print. */
export type OpenApiDocument = Infer<typeof openApiSchema>;
export const openApiSchema = z
  .strictObject({
    openapi: z.string().startsWith('3.1'),
    info: z.strictObject({
      title: z.string(),
      version: z.string(),
      description: z.string().optional(),
      contact: z.strictObject({ name: z.string(), url: webAddress.optional() }).optional(),
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
  })
  .superRefine((document, context) => {
    for (const { path, message } of referenceFaults(document))
      context.addIssue({ code: 'custom', path: [...path], message });
  });
