import type { InlineText, JsonObject } from '../schemas/common';
import type { ServiceMethod } from './service';

/** An object whose id the pages use; the sandbox makes it when a request first names it. */
export interface SandboxObject {
  readonly id: string;
  readonly kind: 'transaction' | 'token' | 'report' | 'page' | 'template' | 'invoice' | 'quote';
  /** What it is, for the reader. */
  readonly about: InlineText;
  /** Example it is made from: `transaction_create hpp` (operation and key) or `blik/payin_h2h` (service). */
  readonly like?: string | undefined;
  /** Fields of the request that replace those of the example; `null` removes one. */
  readonly change?: JsonObject | undefined;
  /** Number of the card that pays it. */
  readonly card?: string | undefined;
  /** A token: id of the transaction it comes from. */
  readonly of?: string | undefined;
  /** The status it begins with, where it has one. */
  readonly status?: string | undefined;
}

/** How to get errors on purpose. */
export interface SandboxErrors {
  readonly codes: readonly number[];
  readonly how: InlineText;
  /** The sandbox cannot give them; `how` says why. */
  readonly never?: boolean | undefined;
}

/** `sandbox.yaml`: what the sandbox brings along. */
export interface Sandbox {
  readonly objects: readonly SandboxObject[];
  /** Services beyond the registry, by the id of their method. */
  readonly services: readonly ServiceMethod[];
  readonly errors: readonly SandboxErrors[];
}
