import type { InlineText, Json, Need } from '../schemas/common';

/** HTTP verbs of the gateway: reads are GET, writes are POST. */
export type Verb = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The part of JSON Schema 2020-12 that the document uses. */
export interface Schema {
  readonly $ref?: string | undefined;
  readonly type?: string | readonly string[] | undefined;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly format?: string | undefined;
  readonly enum?: readonly Json[] | undefined;
  readonly const?: Json | undefined;
  readonly default?: Json | undefined;
  readonly examples?: readonly Json[] | undefined;
  readonly pattern?: string | undefined;
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly minItems?: number | undefined;
  readonly maxItems?: number | undefined;
  readonly uniqueItems?: boolean | undefined;
  readonly minProperties?: number | undefined;
  readonly maxProperties?: number | undefined;
  readonly properties?: Readonly<Record<string, Schema>> | undefined;
  readonly required?: readonly string[] | undefined;
  readonly additionalProperties?: boolean | Schema | undefined;
  /** `false` beside `allOf`: a field that no part names is unknown. */
  readonly unevaluatedProperties?: false | undefined;
  readonly propertyNames?: Schema | undefined;
  readonly items?: Schema | undefined;
  readonly oneOf?: readonly Schema[] | undefined;
  readonly anyOf?: readonly Schema[] | undefined;
  readonly allOf?: readonly Schema[] | undefined;
  readonly deprecated?: boolean | undefined;
  /** `conditional` where `x-when` says when the field is asked for; `required` comes from the parent's list. */
  readonly 'x-need'?: Need | undefined;
  /** Condition in words: "payins", "payouts and transfers". */
  readonly 'x-when'?: InlineText | undefined;
  /** Values may be added at any time: an unknown one is treated as `x-unknown` says, else as if the field were absent. */
  readonly 'x-open-enum'?: boolean | undefined;
  /** What to do with a value of an open list that the reader's code does not know. */
  readonly 'x-unknown'?: InlineText | undefined;
  /** A sentence per enum value. */
  readonly 'x-enum-descriptions'?: Readonly<Record<string, InlineText>> | undefined;
  /** Never log the value. */
  readonly 'x-sensitive'?: boolean | undefined;
  /** Heading under which the request table lists the field. */
  readonly 'x-group'?: string | undefined;
  /** Constraints that JSON Schema cannot say, one line each. */
  readonly 'x-rules'?: readonly Rule[] | undefined;
}

/** A `$ref` inside the document, `#/components/…`. */
export interface Reference {
  readonly $ref: string;
}

export interface ParameterObject {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required?: boolean | undefined;
  readonly description?: InlineText | undefined;
  readonly schema: Schema;
  readonly example?: Json | undefined;
  /** By key of a scenario: what this parameter holds in it. A scenario without a value does not send it. */
  readonly examples?: Readonly<Record<string, ExampleObject>> | undefined;
  readonly 'x-need'?: Need | undefined;
  readonly 'x-when'?: InlineText | undefined;
}

export interface ExampleObject {
  readonly summary?: string | undefined;
  readonly description?: InlineText | undefined;
  readonly value: Json;
}

export interface MediaTypeObject {
  readonly schema?: Schema | undefined;
  readonly examples?: Readonly<Record<string, ExampleObject>> | undefined;
}

export interface HeaderObject {
  readonly description?: InlineText | undefined;
  readonly schema?: Schema | undefined;
}

export interface ResponseObject {
  readonly description: InlineText;
  readonly headers?: Readonly<Record<string, HeaderObject | Reference>> | undefined;
  readonly content?: Readonly<Record<string, MediaTypeObject>> | undefined;
}

export interface RequestBodyObject {
  readonly description?: InlineText | undefined;
  readonly required?: boolean | undefined;
  readonly content: Readonly<Record<string, MediaTypeObject>>;
}

export type IdempotencyKind =
  | 'external_id'
  | 'header-required'
  | 'header-optional'
  | 'natural'
  | 'safe';

/** `x-idempotency` of an operation. */
export interface Idempotency {
  readonly kind: IdempotencyKind;
  /** The field or header that identifies a repeat: `external_transaction_id`. Absent for reads. */
  readonly key?: string | undefined;
  /** How long a repeat is recognized: "forever", "24 h". */
  readonly window?: string | undefined;
  readonly note?: InlineText | undefined;
}

export interface OperationObject {
  readonly operationId: string;
  readonly summary: string;
  readonly description: InlineText;
  readonly tags?: readonly string[] | undefined;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[] | undefined;
  readonly parameters?: readonly (ParameterObject | Reference)[] | undefined;
  readonly requestBody?: RequestBodyObject | undefined;
  readonly responses: Readonly<Record<string, ResponseObject | Reference>>;
  readonly 'x-page': string;
  /** Key permissions, any one of which is enough; empty when no key is needed or any key will do. */
  readonly 'x-permission': readonly string[];
  /** Id of a limit in `limits.yaml`, group `rates`. */
  readonly 'x-rate'?: string | undefined;
  readonly 'x-idempotency': Idempotency;
  /** Error codes of this operation; the common ones are marked in `errors.yaml`. */
  readonly 'x-errors': readonly number[];
  readonly 'x-events'?: readonly string[] | undefined;
  readonly 'x-mistakes'?: readonly InlineText[] | undefined;
  readonly 'x-sandbox'?: InlineText | undefined;
  readonly 'x-related'?: readonly string[] | undefined;
}

/** What we send to your server: one entry of `webhooks`, named after its event type. */
export interface WebhookObject {
  readonly operationId: string;
  readonly summary: string;
  readonly description: InlineText;
  readonly tags?: readonly string[] | undefined;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[] | undefined;
  readonly parameters?: readonly (ParameterObject | Reference)[] | undefined;
  readonly requestBody?: RequestBodyObject | undefined;
  readonly responses: Readonly<Record<string, ResponseObject | Reference>>;
  readonly 'x-page': string;
}

/** `openapi.yaml`, real OpenAPI 3.1. */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly description?: string | undefined;
    readonly contact?: { readonly name: string; readonly url?: string | undefined } | undefined;
    readonly license?:
      | { readonly name: string; readonly identifier?: string | undefined }
      | undefined;
  };
  readonly jsonSchemaDialect?: string | undefined;
  readonly servers: readonly { readonly url: string; readonly description?: string | undefined }[];
  readonly tags?:
    | readonly { readonly name: string; readonly description?: string | undefined }[]
    | undefined;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[] | undefined;
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
  readonly webhooks?: Readonly<Record<string, Readonly<Record<string, WebhookObject>>>> | undefined;
  readonly components?:
    | {
        readonly schemas?: Readonly<Record<string, Schema>> | undefined;
        readonly parameters?: Readonly<Record<string, ParameterObject>> | undefined;
        readonly responses?: Readonly<Record<string, ResponseObject>> | undefined;
        readonly headers?: Readonly<Record<string, HeaderObject>> | undefined;
        readonly securitySchemes?: Readonly<Record<string, unknown>> | undefined;
      }
    | undefined;
}

/** One operation, with what its page's head prints. */
export interface Operation {
  /** `operationId`, the same as the frontmatter's `operation`. */
  readonly id: string;
  readonly verb: Verb;
  /** `/v1/transaction/create`. */
  readonly path: string;
  readonly summary: string;
  readonly description: InlineText;
  readonly tag: string | undefined;
  /** Route of its page. */
  readonly page: string;
  readonly permissions: readonly string[];
  /** Id of its limit in the group `rates` of `limits.yaml`. */
  readonly rate: string | undefined;
  readonly idempotency: Idempotency;
  /** 2xx answers, creation (201) before replay (200), with what each one means. */
  readonly success: readonly { readonly status: number; readonly description: InlineText }[];
  readonly errorCodes: readonly number[];
  readonly mistakes: readonly InlineText[];
  readonly sandbox: InlineText | undefined;
  readonly related: readonly string[];
  readonly source: OperationObject;
  /** Where `$ref` leads to. */
  readonly document: OpenApiDocument;
}

/** One constraint, ready to print: label "Length", value "1–64". */
export interface Rule {
  readonly label: string;
  readonly value: string;
  /** The value is typed by a machine (a pattern, a literal) and stands in code font. */
  readonly code?: boolean | undefined;
}

export interface EnumValue {
  readonly value: string;
  readonly description?: InlineText | undefined;
  readonly isDefault?: boolean | undefined;
}

/** One field of a request or response, ready to print; `children` are the fields inside it. */
export interface Field {
  /** Last part of `path`: `line1`. */
  readonly name: string;
  /** From the top of the body: `customer.address.line1`; items of a list are `cancellations[].amount`. */
  readonly path: string;
  readonly in: 'path' | 'query' | 'header' | 'body';
  /** In words: "string", "integer", "object", "array of objects", "decimal string". */
  readonly type: string;
  /** `null` may come instead of a value. */
  readonly nullable: boolean;
  /** Of a response: `required` = always there. */
  readonly need: Need;
  /** Set when `need` is `conditional`. */
  readonly when?: InlineText | undefined;
  readonly description: InlineText;
  readonly rules: readonly Rule[];
  readonly example?: Json | undefined;
  readonly enum?: readonly EnumValue[] | undefined;
  /** Values may be added at any time. */
  readonly openEnum?: boolean | undefined;
  /** What to do with a value that is not in the list. */
  readonly unknown?: InlineText | undefined;
  readonly sensitive?: boolean | undefined;
  readonly deprecated?: boolean | undefined;
  /** Heading under which a top-level field stands: "Money and identity". */
  readonly group?: string | undefined;
  readonly children?: readonly Field[] | undefined;
}

/** An answer that goes with a request example. */
export interface ResponseExample {
  readonly key: string;
  readonly status: number;
  /** "201 Created", or the example's own summary. */
  readonly title: string;
  readonly description?: InlineText | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Json;
}

/** One scenario of an operation: what you send, what may come back. */
export interface OperationExample {
  /** `hpp`, `card_h2h`, `payout`. */
  readonly key: string;
  readonly title: string;
  readonly description?: InlineText | undefined;
  /** JSON body; `undefined` for reads. */
  readonly body: Json | undefined;
  /** The path with its parameters filled in, as it is sent. */
  readonly path: string;
  /** The query, in the order to send. */
  readonly query: readonly (readonly [name: string, value: string])[];
  /** Headers that are neither the signature nor the idempotency key. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** The usual answer first. */
  readonly responses: readonly ResponseExample[];
}

export type SnippetLanguage =
  | 'bash'
  | 'javascript'
  | 'python'
  | 'php'
  | 'java'
  | 'kotlin'
  | 'http'
  | 'json';

/** A whole program (or message) that runs as it stands. */
export interface Snippet {
  readonly language: SnippetLanguage;
  /** Tab label: "Bash", "JavaScript". */
  readonly label: string;
  /** File name to save it under; absent for `http` and `json`. */
  readonly file?: string | undefined;
  readonly code: string;
}
