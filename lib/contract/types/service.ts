import type { InlineText, Json, JsonObject, Need } from '../schemas/common';

/**
 * How sure a fact is. `scheme`: a public rule of the scheme or regulator. `provider`: published by providers
 * for their own product. `own`: our decision. `uncertain`: nobody confirmed it.
 * Only `scheme` and `own` are printed; the others read "set per point" (see `factText`).
 */
export type Certainty = 'scheme' | 'provider' | 'own' | 'uncertain';

export interface Fact {
  readonly value: InlineText;
  readonly certainty: Certainty;
  readonly source?: string | undefined;
  readonly asOf?: string | undefined;
}

export type ServiceKind = 'payin_hpp' | 'payin_h2h' | 'payout' | 'validate' | 'core' | 'guide';

/** How the customer pays. */
export type ServiceFlow =
  | 'form'
  | 'redirect'
  | 'qr'
  | 'deeplink'
  | 'push'
  | 'otp'
  | 'voucher'
  | 'instructions'
  | 'code'
  | 'payout';

export interface ServiceField {
  /** Dot path in the body of `transaction_create`: `fields.blik_code`, `recipient.pix_key`. */
  readonly name: string;
  readonly label: string;
  /** As `fields[].type` of the service's passport: string, email, phone, card_number, enum, … */
  readonly type: string;
  readonly need: Need;
  readonly when?: InlineText | undefined;
  /** The same for programs: needed when the request has this other field. */
  readonly with?: string | undefined;
  /** Needed when the request lacks this other field. */
  readonly without?: string | undefined;
  /** The rule in words. */
  readonly rule: InlineText;
  readonly pattern?: string | undefined;
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly enum?: readonly { readonly value: string; readonly label: InlineText }[] | undefined;
  /** Id of a check-digit or format rule: `cpf`, `blik_code`, `card_pan`. */
  readonly validator?: string | undefined;
  readonly example: Json;
  /** A value that must be refused; the page's checker offers it. */
  readonly badExample?: string | undefined;
  readonly sensitive?: boolean | undefined;
  /** Call that takes it; `create` unless said. */
  readonly step?: 'create' | 'pay' | 'update' | undefined;
  readonly side: 'payer' | 'recipient' | 'order' | 'device';
}

/** What the answer gives you to show (H2H). */
export interface ServiceReturn {
  /** Dot path in the answer: `next_action.payload`. */
  readonly name: string;
  readonly meaning: InlineText;
  readonly example: Json;
}

/** Participants of a sequence diagram, left to right in the order of `actors`. */
export interface SequenceActor {
  readonly id: string;
  readonly label: string;
}

/**
 * One arrow. `call`: a request (solid). `answer`: its response (dashed). `action`: something a person does.
 * `callback`: the signed message to fulfil from (brass).
 */
export interface SequenceMessage {
  readonly from: string;
  readonly to: string;
  readonly label: string;
  readonly kind: 'call' | 'answer' | 'action' | 'callback';
  /** The label is API words and stands in code font. */
  readonly code?: boolean | undefined;
  /** A waiting bar that starts with this message on the lifeline of `at`, and ends with message number `until` (1-based). */
  readonly wait?:
    | { readonly at: string; readonly label: string; readonly until?: number | undefined }
    | undefined;
}

export interface Sequence {
  readonly title: string;
  /** Text alternative: the whole story in sentences. */
  readonly description: string;
  readonly actors: readonly SequenceActor[];
  readonly messages: readonly SequenceMessage[];
  readonly caption?: InlineText | undefined;
}

/** A bar on the time axis. */
export interface ClockBar {
  readonly label: string;
  /** Seconds. */
  readonly from: number;
  readonly to: number;
  /** Up to here it may stretch (drawn dashed): banks differ. */
  readonly atMost?: number | undefined;
  /** What happens at the end. */
  readonly end: string;
  readonly tone: 'wait' | 'plain';
}

export interface Clocks {
  readonly title: string;
  readonly description: string;
  readonly bars: readonly ClockBar[];
  /** Vertical marks: "you send the code". */
  readonly marks?: readonly { readonly at: number; readonly label: string }[] | undefined;
  readonly caption?: InlineText | undefined;
}

export interface ServiceFailure {
  /** Code of `failure_reasons.yaml`. */
  readonly code: number;
  /** When it happens with this service. */
  readonly when: InlineText;
  /** What to do here; else the general advice of the code stands. */
  readonly action?: InlineText | undefined;
}

/** A status this service passes through, in order. */
export interface ServiceStatus {
  readonly status: string;
  readonly state?: string | undefined;
  readonly when: InlineText;
}

export interface ServiceTest {
  /** What to send or type. */
  readonly input: InlineText;
  readonly outcome: InlineText;
  /** Status slug reached. */
  readonly status?: string | undefined;
  readonly failure?: number | undefined;
}

export interface ServiceExchange {
  readonly request: JsonObject;
  readonly response: JsonObject;
  readonly callback: JsonObject;
}

/** A request of the same service in another form: a payout to an account in place of a key. */
export interface ServiceOtherRequest {
  /** Its tab: "Request to an account". */
  readonly label: string;
  readonly request: JsonObject;
}

/** What is asked of the operation that validates, and its answer; nothing is created, so no callback follows. */
export interface ServiceDryRun {
  readonly request: JsonObject;
  readonly response: JsonObject;
}

export type RefundKind = 'none' | 'full' | 'partial' | 'new_payout';

/** Whether a service is open, and since when and for whom it is not. */
export interface Availability {
  readonly status: 'active' | 'limited' | 'suspended' | 'archived';
  readonly statusNote?: Fact | undefined;
}

/** One page under /services. */
export interface ServiceVariant {
  readonly route: string;
  readonly kind: ServiceKind;
  /** Short name among its siblings: "Payin, host to host". */
  readonly label: string;
  /** Id in examples only; the reader's own comes from the service list. */
  readonly serviceId?: number | undefined;
  /** Availability of this variant, where it differs from the method's. */
  readonly availability?: Availability | undefined;
  /** Rules of this variant, in place of the method's; an empty list where no authority's rule is known. */
  readonly regulation?: readonly Fact[] | undefined;
  readonly direction: 'payin' | 'payout' | 'transfer' | 'tokenization';
  readonly flow: 'hpp' | 'h2h' | 'direct';
  readonly flows: readonly ServiceFlow[];
  /** In words, for the facts table: "code, then push". */
  readonly flowText: InlineText;
  readonly amount: Fact;
  readonly confirmation: {
    readonly mode: 'sync' | 'async';
    readonly typical: Fact;
    readonly timeout?: Fact | undefined;
  };
  readonly expiry?: Fact | undefined;
  readonly refund: { readonly kind: RefundKind; readonly text?: Fact | undefined };
  readonly disputes: { readonly kind: 'no' | 'yes' | 'claims'; readonly text?: Fact | undefined };
  readonly recurring: {
    readonly kind: 'no' | 'token' | 'mandate' | 'agreement';
    readonly text?: Fact | undefined;
  };
  readonly cancel: boolean;
  readonly validate: boolean;
  /** Further rows of the facts table. */
  readonly facts?: readonly { readonly label: string; readonly fact: Fact }[] | undefined;
  /** What the customer does, in order. */
  readonly steps: readonly InlineText[];
  readonly sequence?: Sequence | undefined;
  readonly clocks?: Clocks | undefined;
  readonly fields: readonly ServiceField[];
  readonly returns?: readonly ServiceReturn[] | undefined;
  /** `next_action` types to be ready for. */
  readonly nextActions: readonly string[];
  readonly example?: ServiceExchange | undefined;
  readonly otherRequests?: readonly ServiceOtherRequest[] | undefined;
  /** In place of `example` where the page is about a check. */
  readonly dryRun?: ServiceDryRun | undefined;
  readonly statuses: readonly ServiceStatus[];
  readonly failures: readonly ServiceFailure[];
  readonly tests: readonly ServiceTest[];
}

/** One file of `_services`. */
export interface ServiceMethod extends Availability {
  /** File name without suffix: `blik`. */
  readonly id: string;
  readonly name: string;
  readonly group: string;
  /** One sentence. */
  readonly summary: InlineText;
  /** Alpha-2; empty = set per point. */
  readonly countries: readonly string[];
  readonly currencies: readonly string[];
  readonly decimals: Readonly<Record<string, number>>;
  readonly regulation?: readonly Fact[] | undefined;
  readonly variants: Readonly<Record<string, ServiceVariant>>;
  /** Kept in data, not printed. */
  readonly sources: readonly {
    readonly title: string;
    readonly url?: string | undefined;
    readonly read: string;
  }[];
}

/** A link to another page of the same method. */
export interface ServiceSibling {
  /** `blik/payin_hpp`. */
  readonly key: string;
  readonly route: string;
  readonly label: string;
  readonly kind: ServiceKind;
  readonly isCurrent: boolean;
}

/** What a service page gets: its method, its variant and the others. */
export interface Service {
  readonly key: string;
  readonly method: ServiceMethod;
  readonly variant: ServiceVariant;
  readonly siblings: readonly ServiceSibling[];
}
