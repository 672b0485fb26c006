import type { Json, JsonObject } from '../../contract/types';
import { fromBase64Url, toBase64Url } from '../../signing/bytes';
import { isObject } from '../../simulator/wire/json';
import type { SentRequest } from '../request/page';
import { DELIVERIES, SCENARIO_FORMAT, type Scenario, type Step } from './scenario';

/** The part of an address that carries a scenario: `#request=…`. The name is that of the tool, which it opens. */
const NAME = '#request=';

/** Characters of a scenario: a story of a hundred steps takes a tenth. A longer text is not read at all. */
const MOST_CHARACTERS = 32_000;
const MOST_STEPS = 200;
/** Objects inside objects of a body. */
const MOST_DEPTH = 12;
/** Seconds that the clock moves in one step: a year. */
const MOST_SECONDS = 366 * 86_400;

export const hashOf = (scenario: Scenario): string =>
  `${NAME}${toBase64Url(JSON.stringify(scenario))}`;

/** A scenario, or why a text is none. */
export type Read = { readonly scenario: Scenario } | { readonly fault: string };

/** The scenario of an address; undefined where it carries none. */
export function readHash(hash: string): Read | undefined {
  if (!hash.startsWith(NAME)) return undefined;
  const text = fromBase64Url(hash.slice(NAME.length, NAME.length + MOST_CHARACTERS * 2));
  return text === undefined ? { fault: 'The link was cut off or changed.' } : readScenario(text);
}

/** A scenario from a file or a link: anything may be in it, so each part is looked at. */
export function readScenario(text: string): Read {
  if (text.length > MOST_CHARACTERS)
    return { fault: `The scenario has more than ${MOST_CHARACTERS} characters.` };
  let value: Json;
  try {
    // `JSON.parse` gives nothing but JSON.
    value = JSON.parse(text) as Json;
  } catch {
    return { fault: 'The scenario is not JSON. It was cut off or changed.' };
  }
  if (!isObject(value)) return { fault: 'The scenario is not an object.' };
  const { format, operation, request, steps } = value;
  if (format !== SCENARIO_FORMAT)
    return { fault: `The scenario has the format ${String(format)}, not ${SCENARIO_FORMAT}.` };
  if (typeof operation !== 'string' || !/^[a-z][a-z0-9_]{0,63}$/.test(operation))
    return { fault: 'The scenario names no operation.' };
  const sent = requestIn(request);
  if (typeof sent === 'string') return { fault: sent };
  const list: readonly Json[] | undefined = Array.isArray(steps) ? steps : undefined;
  if (!list || list.length > MOST_STEPS)
    return { fault: `The scenario has no list of at most ${MOST_STEPS} steps.` };
  const found: Step[] = [];
  for (const [index, step] of list.entries()) {
    const read = stepIn(step);
    if (!read)
      return { fault: `Step ${index + 1} of the scenario is none that the gateway knows.` };
    found.push(read);
  }
  return { scenario: { format, operation, request: sent, steps: found } };
}

function requestIn(value: Json | undefined): SentRequest | string {
  if (!isObject(value)) return 'The scenario has no request.';
  const parts = (['path', 'query', 'headers'] as const).map((name) => textsIn(value[name]));
  const [path, query, headers] = parts;
  if (!path || !query || !headers) return 'The path, the query or the headers are not texts.';
  const { body } = value;
  if (body === undefined) return { path, query, headers };
  if (!isObject(body)) return 'The body of the request is not an object.';
  if (depthOf(body) > MOST_DEPTH) return `The body has more than ${MOST_DEPTH} levels.`;
  return { path, query, headers, body };
}

/** An object of texts, or nothing. */
function textsIn(value: Json | undefined): Record<string, string> | undefined {
  if (value === undefined) return {};
  if (!isObject(value)) return undefined;
  const entries = Object.entries(value);
  const texts = entries.flatMap(([name, text]): [string, string][] =>
    typeof text === 'string' ? [[name, text]] : [],
  );
  return texts.length === entries.length ? Object.fromEntries(texts) : undefined;
}

/** Levels of a value; it stops where there are too many. */
function depthOf(value: Json, depth = 0): number {
  if (value === null || typeof value !== 'object' || depth > MOST_DEPTH) return depth;
  return Object.values(value).reduce<number>(
    (most, inner: Json) => Math.max(most, depthOf(inner, depth + 1)),
    depth + 1,
  );
}

function stepIn(value: Json): Step | undefined {
  if (!isObject(value)) return undefined;
  const { do: what } = value;
  if (what === 'send') return { do: what };
  if (what === 'wait') return waitIn(value);
  if (what === 'callbacks') {
    const mode = DELIVERIES.find((name) => name === value.mode);
    return mode && { do: what, mode };
  }
  const { act, value: typed } = value;
  if (what !== 'act' || typeof act !== 'string' || !/^[a-z_]{1,32}$/.test(act)) return undefined;
  if (typed === undefined) return { do: what, act };
  return typeof typed === 'string' && typed.length <= 200
    ? { do: what, act, value: typed }
    : undefined;
}

function waitIn({ seconds }: JsonObject): Step | undefined {
  const isRight = typeof seconds === 'number' && seconds >= 0 && seconds <= MOST_SECONDS;
  return isRight ? { do: 'wait', seconds } : undefined;
}
