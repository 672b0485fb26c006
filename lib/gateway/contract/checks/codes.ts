import { adviceOf } from '../failures';
import type { CodeGroup, Contract, FailureReason } from '../types';
import { type Finding, finder, repeats } from './finding';

interface Coded {
  readonly code: number;
  readonly slug: string;
}

/** The three code tables agree with themselves, and a failure ends in a state of a failure. */
export function checkCodes(contract: Contract): Finding[] {
  const { errors, failures, states } = contract;
  return [
    ...(errors ? checkTable('_contract/errors.yaml', errors.codes, errors.groups) : []),
    ...(failures
      ? checkTable('_contract/failure_reasons.yaml', failures.codes, failures.groups)
      : []),
    ...(states ? checkTable('_contract/state_codes.yaml', states.codes) : []),
    ...checkFailureStates(contract),
    ...checkPauses(contract),
    ...checkHeldMoney(contract),
    ...checkAdvice(contract),
    ...checkRetryAfter(contract),
    ...checkStateAdvice(contract),
  ];
}

function checkTable(
  file: string,
  codes: readonly Coded[],
  groups?: readonly CodeGroup[],
): Finding[] {
  const find = finder(file);
  const order = codes.flatMap(({ code }, index) =>
    index > 0 && code < (codes[index - 1]?.code ?? 0)
      ? [
          find(
            ['codes', index, 'code'],
            `${code} comes after a greater code — keep the table sorted`,
          ),
        ]
      : [],
  );
  return [
    ...order,
    ...repeats(codes.map(({ code }) => code)).map(({ value, index }) =>
      find(['codes', index, 'code'], `code ${value} is used twice`),
    ),
    ...repeats(codes.map(({ slug }) => slug)).map(({ value, index }) =>
      find(['codes', index, 'slug'], `slug "${value}" is used twice`),
    ),
    ...codes.flatMap(({ code }, index) =>
      groups && !groups.some((group) => code >= group.from && code <= group.to)
        ? [
            find(
              ['codes', index, 'code'],
              `code ${code} is in no group — add a group or correct it`,
            ),
          ]
        : [],
    ),
  ];
}

/** Statuses of a transaction whose `failure` is not null. */
const FAILURE_STATUSES: readonly string[] = ['failed', 'reversed', 'canceled'];

function checkFailureStates({ failures, states }: Contract): Finding[] {
  const find = finder('_contract/failure_reasons.yaml');
  if (!failures || !states) return [];
  return failures.codes.flatMap(({ state }, index) => {
    const known = states.codes.find(({ slug }) => slug === state);
    if (known && FAILURE_STATUSES.includes(known.status)) return [];
    const fault = known
      ? `is a state of "${known.status}", which has no failure`
      : 'is not a state code';
    return [find(['codes', index, 'state'], `"${state}" ${fault} — name a state of a failure`)];
  });
}

/** A pause belongs to a reason that a later attempt can end; after any other advice a program would wait for nothing. */
function checkPauses({ failures }: Contract): Finding[] {
  const find = finder('_contract/failure_reasons.yaml');
  return (failures?.codes ?? []).flatMap(({ code, retry, retryAfter }, index) =>
    retryAfter === undefined || retry === 'later'
      ? []
      : [
          find(
            ['codes', index, 'retryAfter'],
            `failure ${code} has a pause and the retry ${retry} — remove the pause, or write later`,
          ),
        ],
  );
}

/** Words of a row whose money is neither with the merchant nor with the customer. */
const HELD = /holds the (?:coins|money)|Do not ask for another|before the customer pays again/;

/** Only `unknown_wait` keeps a program from asking for money twice, so a row whose text forbids it has this advice. */
function checkHeldMoney({ failures, services }: Contract): Finding[] {
  const rows = failures?.codes ?? [];
  const message = (code: number) =>
    `failure ${code} holds money or forbids another payment — its retry is unknown_wait`;
  const isOpen = (code: number, text: string) =>
    HELD.test(text) && rows.some((row) => row.code === code && row.retry !== 'unknown_wait');
  return [
    ...rows.flatMap(({ code, meaning, action = '' }, index) =>
      isOpen(code, meaning + action)
        ? [finder('_contract/failure_reasons.yaml')(['codes', index, 'retry'], message(code))]
        : [],
    ),
    ...services.flatMap(({ id, variants }) =>
      Object.entries(variants).flatMap(([key, variant]) =>
        variant.failures.flatMap(({ code, when = '', action = '' }, index) =>
          isOpen(code, when + action)
            ? [finder(`_services/${id}.yaml`)(['variants', key, 'failures', index], message(code))]
            : [],
        ),
      ),
    ),
  ];
}

/** A value of `failure.retry` that a text names, as code. */
const NAMED = /`(never|later|new_data|step_up|other_method|unknown_wait)`/g;
/** Words that allow a further payment as it was; with another instrument, it is another payment. */
const AGAIN = /\b(?:pay|charge) again\b(?! with another)|^(?:wait before|pay out later)/i;
/** Words that allow it immediately. */
const AT_ONCE = /\bnow\b|\bimmediately\b/;

/** Retries after which a program does not do again what it did. */
const CLOSED: ReadonlySet<FailureReason['retry']> = new Set(['never', 'none']);

/** What is wrong with an advice that a person reads next to the retry that a program reads. */
function adviceFault({ code, retry }: FailureReason, text: string, pause: string | undefined) {
  const other = [...text.matchAll(NAMED)].find(([, name]) => name !== retry)?.[1];
  if (other) return `failure ${code} is ${retry}, and its advice speaks of ${other} — correct one`;
  if (CLOSED.has(retry) && AGAIN.test(text)) {
    return `failure ${code} is ${retry}, and its advice allows the payment again — write new_data or later, or other advice`;
  }
  return pause !== undefined && AT_ONCE.test(text)
    ? `failure ${code} has a pause of ${pause}, and its advice allows a payment immediately — correct one`
    : undefined;
}

/** A person follows the advice and a program the retry, so both lead to the same; also where a service has its own. */
function checkAdvice({ failures, services }: Contract): Finding[] {
  const reasons = failures?.codes ?? [];
  const found = reasons.flatMap((reason, index): Finding[] => {
    const find = finder('_contract/failure_reasons.yaml');
    return (['action', 'payoutAction'] as const).flatMap((key) => {
      const fault = adviceFault(reason, reason[key] ?? '', reason.retryAfter);
      return fault ? [find(['codes', index, key], fault)] : [];
    });
  });
  const ofServices = services.flatMap(({ id, variants }) =>
    Object.entries(variants).flatMap(([key, variant]) =>
      variant.failures.flatMap((row, index): Finding[] => {
        const find = finder(`_services/${id}.yaml`);
        const path = ['variants', key, 'failures', index];
        const reason = reasons.find(({ code }) => code === row.code);
        if (!reason) return [];
        if (row.retryAfter !== undefined && reason.retry !== 'later') {
          const fault = `failure ${row.code} is ${reason.retry} and has a pause here — remove it`;
          return [find([...path, 'retryAfter'], fault)];
        }
        const text = row.action ?? adviceOf(reason, variant.direction) ?? '';
        const fault = adviceFault(reason, text, row.retryAfter ?? reason.retryAfter);
        return fault && row.action !== undefined ? [find([...path, 'action'], fault)] : [];
      }),
    ),
  );
  return [...found, ...ofServices];
}

/** Pages say that an error has the header exactly if its row names it. */
function checkRetryAfter({ errors }: Contract): Finding[] {
  const find = finder('_contract/errors.yaml');
  return (errors?.codes ?? []).flatMap(({ code, action, retryAfter = false }, index) =>
    action.includes('`Retry-After`') === retryAfter
      ? []
      : [
          find(
            ['codes', index, 'action'],
            retryAfter
              ? `error ${code} has the header Retry-After, and its action does not name it — add it`
              : `error ${code} has no header Retry-After — remove it from the action, or write retryAfter: true`,
          ),
        ],
  );
}

/** A state whose failures differ in their retry has no advice of its own: it sends to the retry. */
function checkStateAdvice({ failures, states }: Contract): Finding[] {
  const find = finder('_contract/state_codes.yaml');
  return (states?.codes ?? []).flatMap(({ slug, status, action }, index) => {
    if (status !== 'failed') return [];
    const own = (failures?.codes ?? []).filter(({ state }) => state === slug);
    const retries = [...new Set(own.map(({ retry }) => retry))];
    return retries.length > 1 && !action.includes('`failure.retry`')
      ? [
          find(
            ['codes', index, 'action'],
            `${slug} has failures of ${retries.join(', ')} — send the reader to \`failure.retry\``,
          ),
        ]
      : [];
  });
}
