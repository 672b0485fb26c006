import type { InlineText, Need } from '../schemas/common';

export interface SigningHeader {
  readonly name: string;
  readonly need: Need;
  /** Set when `need` is `conditional`. */
  readonly when?: InlineText | undefined;
  readonly format: InlineText;
  readonly pattern?: string | undefined;
  readonly example?: string | undefined;
}

/** One line of the string to sign. */
export interface SigningPart {
  readonly line: number;
  readonly name: string;
  readonly text: InlineText;
}

/** One check of the server, in the order it is made. */
export interface SigningCheck {
  readonly step: number;
  readonly check: InlineText;
  readonly errors: readonly number[];
  readonly detail?: InlineText | undefined;
}

/** A worked request: every intermediate value. Tests recompute them. */
export interface RequestVector {
  readonly id: string;
  readonly kind: 'request';
  readonly title: string;
  readonly catches?: InlineText | undefined;
  readonly keyId: string;
  readonly secret: string;
  readonly timestamp: string;
  readonly nonce: string;
  readonly method: string;
  readonly path: string;
  readonly query: readonly (readonly [name: string, value: string])[];
  readonly canonicalQuery: string;
  readonly body: string;
  readonly bodyBytes: number;
  readonly bodySha256: string;
  /** Length of the string to sign, in bytes. */
  readonly stringBytes: number;
  /** 64 lower-case hex digits, without `v1=`. */
  readonly signature: string;
}

/** A signed text other than a request: return URL, GET callback, payment form. */
export interface TextVector {
  readonly id: string;
  readonly kind: 'text';
  readonly title: string;
  /** `secret`: the API secret as it is; `callback`: the base64-decoded part after `whsec_`. */
  readonly key: 'secret' | 'callback';
  readonly secret: string;
  readonly stringToSign: string;
  readonly signature: string;
}

/** A callback with its three headers. */
export interface CallbackVector {
  readonly id: string;
  readonly kind: 'callback';
  readonly title: string;
  readonly secret: string;
  readonly webhookId: string;
  readonly timestamp: string;
  readonly body: string;
  readonly bodyBytes: number;
  /** The whole header: `v1,…`. */
  readonly signature: string;
}

export type SigningVector = RequestVector | TextVector | CallbackVector;

export interface SigningMistake {
  readonly mistake: InlineText;
  readonly symptom: InlineText;
}

/** A parameter the gateway adds to a return URL. */
export interface ReturnParameter {
  readonly name: string;
  readonly meaning: InlineText;
  readonly example: string;
  readonly signed: boolean;
}

/** `signing.yaml`. */
export interface Signing {
  readonly headers: readonly SigningHeader[];
  readonly parts: readonly SigningPart[];
  readonly checks: readonly SigningCheck[];
  readonly vectors: readonly SigningVector[];
  readonly mistakes: readonly SigningMistake[];
  readonly returnParameters: readonly ReturnParameter[];
}
