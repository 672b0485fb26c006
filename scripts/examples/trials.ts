import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Contract } from '../../lib/gateway/contract/types';
import { fileOf } from './fences';
import type { Fault, Fence } from './types';

const FOLDER = path.join(import.meta.dirname, 'trials');

const faultTrial = z.strictObject({
  fault: z.union([z.number().int(), z.enum(['lost', 'cut', 'html'])]),
  /** The call that meets it, if it is another than that of the program. */
  call: z.string().optional(),
  skip: z.number().int().positive().optional(),
  /** The code of the error that every later request meets. */
  later: z.number().int().optional(),
  always: z.boolean().optional(),
  /** Everything the program of `trials/` prints. */
  prints: z.string(),
  /** How often the call arrives: a number, or once and then every repeat of `retries` in limits.yaml. */
  requests: z.union([z.number().int().positive(), z.literal('retries')]),
});

const programTrials = z.union([
  z.strictObject({ tried_by: z.string() }),
  z.strictObject({ handles: z.literal('deliveries') }),
  z.strictObject({
    call: z.string(),
    faults: z.array(faultTrial).min(1),
    handles: z.literal('deliveries').optional(),
  }),
]);

const delivery = z.strictObject({
  name: z.string(),
  /** Number of the order it pays. */
  order: z.string(),
  /** The event id of an earlier delivery, which makes it a duplicate. */
  event_of: z.string().optional(),
  /** What differs from the callback of a card payment; `state` brings its code and status. */
  change: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  /** What is in the row of the order. */
  asked: z
    .strictObject({
      amount: z.string().optional(),
      currency: z.string().optional(),
      point_id: z.number().int().optional(),
      /** What was sent to `transaction/complete`. */
      capture: z.string().optional(),
    })
    .optional(),
  /** One byte of the body is replaced after it was signed. */
  tampered: z.literal(true).optional(),
  does: z.enum(['fulfill', 'review', 'fulfill review', 'nothing', 'refused']),
});

const trialsSchema = z.strictObject({
  deliveries: z.array(delivery),
  programs: z.record(z.string().regex(/^[a-z]+\/[\w.-]+$/), programTrials),
});

export type Trials = z.infer<typeof trialsSchema>;
export type FaultTrial = z.infer<typeof faultTrial>;
export type OrderDelivery = z.infer<typeof delivery>;
type ProgramTrials = z.infer<typeof programTrials>;

/** `trials/trials.yaml`: what the programs of the pages are run against. @throws ZodError if it is malformed. */
export const loadTrials = (): Trials =>
  trialsSchema.parse(parse(readFileSync(path.join(FOLDER, 'trials.yaml'), 'utf8')));

/** `javascript/create-once.mjs`: the name of a program in trials.yaml; undefined for what no reader saves. */
export function trialName(fence: Pick<Fence, 'title' | 'language' | 'line'>): string | undefined {
  const file = /^part of /.test(fence.title ?? '') ? undefined : fileOf(fence);
  const isNamed = file !== undefined && (fence.title ?? '').startsWith(file);
  return isNamed ? `${fence.language}/${file}` : undefined;
}

/** The program of `trials/` that calls what a fence defines and prints what came of it. */
export function trialFile(fence: Pick<Fence, 'title' | 'language' | 'line'>): string | undefined {
  const name = trialName(fence);
  const file = name === undefined ? undefined : path.join(FOLDER, name);
  return file !== undefined && existsSync(file) ? file : undefined;
}

/** Names of our client, and paths of the API. */
const CALLS = /\bgateway\(|\bgateway\.(?:sh|mjs|py|php)\b|\bGateway\.\w|\bfrom gateway\b|\/v1\//;
/** Code that deals with something that went wrong. */
const HANDLES = /\b(?:catch|except|GatewayError)\b|\.error\b|\[?['"]error['"]/;
const FULFILLS = /fulfil/i;

/**
 * Programs that have to be in trials.yaml and are not, and entries without a program. A program that calls the gateway
 * or handles an error is run against a 422, a 409, a 429 and a lost response. One that fulfills an order is run against
 * the deliveries.
 */
export function trialFaults(
  { errors }: Pick<Contract, 'errors'>,
  fences: readonly Fence[],
  { programs }: Trials,
): Fault[] {
  const names = new Set(fences.map(trialName));
  const unused = Object.keys(programs).filter((name) => !names.has(name));
  const faults = unused.map((name) => fault(YAML, 1, `no page shows ${name} — remove its entry`));
  for (const fence of fences) {
    const name = trialName(fence);
    if (name === undefined || name.includes('/gateway.')) continue;
    const message = lackOf(errors?.codes ?? [], fence, programs[name]);
    if (message) faults.push(fault(fence.source, fence.line, `${name} ${message}`));
  }
  return faults;
}

const YAML = 'scripts/examples/trials/trials.yaml';

const fault = (source: string, line: number, message: string): Fault => ({ source, line, message });

function lackOf(
  codes: readonly { readonly code: number; readonly http: number }[],
  { code, title = '' }: Fence,
  entry: ProgramTrials | undefined,
): string | undefined {
  const add = `— add it to ${YAML}`;
  if (entry && 'tried_by' in entry) return undefined;
  if (FULFILLS.test(title + code) && !entry?.handles) {
    return `fulfills an order and is tried with no delivery ${add}`;
  }
  if (!CALLS.test(code) && (entry?.handles || !HANDLES.test(code))) return undefined;
  if (!entry || !('faults' in entry)) {
    return `calls the gateway or handles an error, and is tried with none ${add}`;
  }
  const tried = entry.faults.map(({ fault: met }) =>
    typeof met === 'number' ? codes.find((row) => row.code === met)?.http : met,
  );
  const missing = NEEDED.filter((need) => !tried.includes(need));
  return missing.length > 0 ? `is not tried with ${missing.join(', ')} ${add}` : undefined;
}

/** HTTP status of an error, or the kind of fault, that every program with an error path has to meet. */
const NEEDED = [422, 409, 429, 'lost'] as const;
