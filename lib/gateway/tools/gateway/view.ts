import { plainText } from '../../contract/inline';
import type { JsonObject } from '../../contract/types';
import type { Scene } from '../../diagrams/scene';
import { transactionJson } from '../../simulator/state/view';
import { isObject, shown, text } from '../../simulator/wire/json';
import { publishedCallbackSecret } from '../../simulator/wire/keys';
import { STORY_TIME } from '../story-time';
import { type Act, actsOf, actsOfInvoice } from './acts';
import { type Exchange, type Gateway, nextEventAt, transactionOf } from './gateway';
import { describeLife, livedScene } from './life';
import type { Arrival } from './receiver';
import type { ReportRow } from './report-row';
import type { DeliveryMode, Scenario } from './scenario';
import { testText } from './test-text';
import { yourActs } from './your-acts';

/** A change of the payment. */
export interface Moment {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly status: string;
  readonly state: string;
  readonly code: number;
  readonly version: number;
  readonly source: string;
}

/** The gateway as the page shows it after a step: plain data, because it comes from a worker. */
export interface GatewayView {
  readonly start: number;
  readonly now: number;
  readonly expiresAt: number | null;
  /** When something happens by itself. */
  readonly nextAt: number | null;
  readonly life: readonly Moment[];
  readonly scene: Scene | undefined;
  readonly told: string;
  /** The meaning of the state. */
  readonly meaning: string;
  readonly transaction: JsonObject | undefined;
  readonly invoice: JsonObject | undefined;
  readonly acts: readonly Act[];
  readonly exchanges: readonly Exchange[];
  readonly arrivals: readonly Arrival[];
  readonly mode: DeliveryMode;
  /** Whether a callback waits for the one after it. */
  readonly isHeld: boolean;
  readonly report: readonly ReportRow[] | undefined;
  readonly refusal: string | undefined;
  readonly scenario: Scenario;
  /** What happened as a program. */
  readonly test: string;
}

export function viewOf(gateway: Gateway): GatewayView {
  const { simulator, receiver, scenario, exchanges, steps, report, refusal } = gateway;
  const { world } = simulator;
  const { lifecycle, states } = world.contract;
  const tx = transactionOf(gateway);
  const codeOf = (state: string) => states?.codes.find(({ slug }) => slug === state);
  const life = (tx?.history ?? []).map(
    ({ at, status, state, version, source }): Moment => ({
      ...{ at, status, state, version, source },
      code: codeOf(state)?.code ?? 0,
    }),
  );
  const invoice = world.state.invoices.get(gateway.invoiceId ?? '');
  const played: Scenario = { ...scenario, steps };
  const arrivals = [...receiver.arrivals];
  return {
    start: STORY_TIME,
    now: world.now,
    expiresAt: tx?.expiresAt ?? dueOf(invoice),
    nextAt: nextEventAt(gateway) ?? null,
    life,
    scene: lifecycle && tx ? livedScene(lifecycle, life) : undefined,
    told: describeLife(life),
    meaning: plainText(codeOf(tx?.state ?? '')?.meaning ?? ''),
    transaction: tx && transactionJson(world, tx),
    invoice: invoice && shown(invoice),
    acts: [
      ...(invoice ? actsOfInvoice(invoice) : []),
      ...(tx ? [...actsOf(world, tx), ...yourActs(tx)] : []),
    ],
    exchanges: [...exchanges],
    arrivals,
    mode: receiver.mode,
    isHeld: receiver.held !== undefined,
    report,
    refusal,
    scenario: played,
    test: testText({ scenario: played, arrivals, secret: publishedCallbackSecret(world.contract) }),
  };
}

function dueOf(invoice: Readonly<Record<string, unknown>> | undefined): number | null {
  const due = isObject(invoice as JsonObject | undefined)
    ? text(invoice as JsonObject, 'due_at')
    : undefined;
  return due === undefined ? null : Date.parse(due);
}
