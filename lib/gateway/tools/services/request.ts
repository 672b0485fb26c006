import type { JsonObject } from '../../contract/types';
import { text } from '../../simulator/wire/json';
import { SCENARIO_FORMAT } from '../gateway/scenario';
import { hashOf } from '../gateway/share';
import type { RequestExample, RequestPage, SentRequest } from '../request/page';
import { withValue } from '../request/value';
import { amountOf } from './find';
import type { Wanted } from './wanted';

/** The request of a page as it would be sent for a choice: amount, currency and country replace those of the example. */
export function requestFor(
  { examples: [example] }: Pick<RequestPage, 'examples'>,
  wanted: Pick<Wanted, 'amount' | 'currency' | 'country'>,
): { readonly example: RequestExample; readonly sent: SentRequest } | undefined {
  const body = example?.sent.body;
  if (!example || !body) return undefined;
  const changes = [
    ['amount', amountOf(wanted) ?? ''],
    ['currency', wanted.currency],
    ['customer.country', wanted.country],
    ['recipient.country', wanted.country],
  ] as const;
  const changed = changes
    // Only what the example has: a request without an amount is not given one.
    .filter(([name, value]) => value !== '' && text(body, name) !== undefined)
    .reduce(
      (before, [name, value]) => withValue(before, name.split('.'), value) as JsonObject,
      body,
    );
  return { example, sent: { ...example.sent, body: changed } };
}

/** The address of the page with this request in its form. */
export const formAddress = (route: string, operation: string, sent: SentRequest): string =>
  `${route}${hashOf({ format: SCENARIO_FORMAT, operation, request: sent, steps: [] })}`;
