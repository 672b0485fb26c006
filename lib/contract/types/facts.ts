import type { InlineText, Json } from '../schemas/common';

export type Grant = 'full' | 'limited' | 'view' | 'none';

/** What one role may do with one permission. */
export interface RoleGrant {
  readonly grant: Grant;
  readonly note?: InlineText | undefined;
}

export interface CabinetRole {
  readonly id: string;
  readonly name: string;
  /** Is the second factor mandatory? */
  readonly secondFactor: 'mandatory' | 'recommended';
}

export interface CabinetPermission {
  readonly id: string;
  readonly label: InlineText;
  /** Areas it belongs to; `RoleMatrix area` picks by these: "payout", "reporting". */
  readonly areas: readonly string[];
  /** By role id; a role that is not named has no access. */
  readonly roles: Readonly<Record<string, RoleGrant>>;
}

export interface KeyPermission {
  readonly id: string;
  readonly meaning: InlineText;
}

/** `permissions.yaml`: roles of people in the cabinet, permissions of API keys. */
export interface Permissions {
  readonly roles: readonly CabinetRole[];
  readonly permissions: readonly CabinetPermission[];
  readonly keys: readonly KeyPermission[];
  readonly sensitive: readonly InlineText[];
}

export interface Environment {
  readonly id: string;
  readonly name: string;
  readonly apiHost: string;
  readonly pageHost: string;
  readonly keyPrefix: string;
  readonly secretPrefix: string;
}

/** A row that compares the environments: one value per environment id. */
export interface EnvironmentRow {
  readonly label: string;
  readonly values: Readonly<Record<string, InlineText>>;
}

/** `environments.yaml`. */
export interface Environments {
  readonly environments: readonly Environment[];
  readonly cabinetHost: string;
  readonly docsHost: string;
  readonly rows: readonly EnvironmentRow[];
  readonly same: readonly InlineText[];
  readonly different: readonly InlineText[];
}

export interface CallbackAttempt {
  readonly attempt: number;
  /** Delay after the attempt before: "0 s", "5 min". */
  readonly delay: string;
  /** Seconds since the event, without jitter. */
  readonly atSeconds: number;
}

export interface EventType {
  readonly type: string;
  readonly area:
    | 'transaction'
    | 'refund'
    | 'token'
    | 'chargeback'
    | 'report'
    | 'invoice'
    | 'page'
    | 'test';
  readonly when: InlineText;
  /** Off until switched on for the point. */
  readonly optIn?: boolean | undefined;
}

export interface CallbackExample {
  readonly id: string;
  readonly title: string;
  readonly description?: InlineText | undefined;
  readonly body: Json;
}

/** `callbacks.yaml`. */
export interface Callbacks {
  readonly delivery: readonly { readonly label: string; readonly value: InlineText }[];
  readonly attempts: readonly CallbackAttempt[];
  /** Percent by which each pause varies, up or down. */
  readonly jitter: number;
  readonly headers: readonly {
    readonly name: string;
    readonly format: InlineText;
    readonly meaning: InlineText;
    readonly example: string;
  }[];
  readonly envelope: readonly {
    readonly name: string;
    readonly type: string;
    readonly meaning: InlineText;
  }[];
  readonly events: readonly EventType[];
  readonly examples: readonly CallbackExample[];
}
