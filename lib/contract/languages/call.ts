import type { Json } from '../types';

/** What every language template needs to know about one request. */
export interface Call {
  /** `https://api.sandbox.gateway.example`. */
  readonly host: string;
  readonly method: string;
  readonly path: string;
  readonly query: readonly (readonly [name: string, value: string])[];
  readonly body: Json | undefined;
  /** The call moves money and is not a create: it needs an `Idempotency-Key`. */
  readonly needsKey: boolean;
  /** How the caller shows who it is: a GW1 signature, an access token, or not to us at all (`partner`). */
  readonly auth: 'gw1' | 'bearer' | 'partner';
  /** Headers of its own that the document gives, with their examples. */
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** The body as it is sent: JSON with two spaces, so that it can be read. */
export const bodyText = ({ body }: Pick<Call, 'body'>): string =>
  body === undefined ? '' : JSON.stringify(body, null, 2);

/** Put `text` at a column: every line but the first gets the indent. */
export const indent = (text: string, columns: number): string =>
  text.replaceAll('\n', `\n${' '.repeat(columns)}`);
