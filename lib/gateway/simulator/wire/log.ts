import type { Delivery } from '../state/state';
import type { Answer, RawRequest } from '../types';
import { splitUrl } from './auth';
import { isObject } from './json';

/** Takes one line about a request or a callback, without a line break. */
export type Log = (line: string) => void;

/**
 * `POST /v1/transaction/create 200 3 ms`, or with the code of a refusal `… 422 error 1004 3 ms`. The query is left out,
 * because it may hold personal data.
 */
export function requestLine(
  { method, url }: Pick<RawRequest, 'method' | 'url'>,
  { status, body }: Pick<Answer, 'status' | 'body'>,
  ms: number,
): string {
  const error = isObject(body) && isObject(body.error) ? body.error.code : undefined;
  const code = typeof error === 'number' ? ` error ${error}` : '';
  return printable(`${method} ${splitUrl(url)[0]} ${status}${code} ${Math.round(ms)} ms`);
}

/** A request whose caller closed the connection before the end of the body; it gets no response. */
export const unfinishedLine = ({ method, url }: Pick<RawRequest, 'method' | 'url'>): string =>
  printable(`${method} ${splitUrl(url)[0]} closed by the caller before the end of the body`);

/** The last attempt of a callback, without the query: `callback transaction.success http://shop.example/cb 200`, or why it failed. */
export function callbackLine({ type, url, attempts, nextAt }: Delivery): string {
  const last = attempts.at(-1);
  const result = last?.httpStatus ?? `failed: ${last?.error ?? 'not sent'}`;
  const again = nextAt === null ? '' : ', will be repeated';
  return printable(`callback ${type} ${splitUrl(url)[0]} ${result}${again}`);
}

/** Characters that would move the cursor or color the terminal come from strangers. */
const printable = (line: string): string => line.replace(/\p{Cc}/gu, '?');
