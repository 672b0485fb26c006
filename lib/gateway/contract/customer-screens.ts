import { valueAt } from './checks/value-at';
import type { ServiceVariant } from './types';

type ServiceExchange = NonNullable<ServiceVariant['example']>;

/** A path of the example and what is taken from its value: `{request.amount}`, `{request.urls.success|host}`. */
const PLACE = /\{((?:request|response|callback)\.[\w.]+)(?:\|(\w+)(?: (\w+))?)?\}/g;

/** What a text takes from a value that is more than the text needs. */
const PARTS: Readonly<Record<string, (value: string, name: string) => string | undefined>> = {
  /** The host of an address. */
  host: (value) => (URL.canParse(value) ? new URL(value).host : undefined),
  /** A parameter of an address: `upi://pay?pn=…`. */
  param: (value, name) =>
    URL.canParse(value) ? (new URL(value).searchParams.get(name) ?? undefined) : undefined,
  /** A field of a QR code of EMVCo: two digits of id, two of length, the value. */
  emv: emvField,
};

/**
 * A text of a drawn screen with the values of the page's example.
 * @returns `unknown` names the places that have no value in the example; they stay as they are
 * @example fillExample('Pay {request.amount}', example) // { text: 'Pay 149.90', unknown: [] }
 */
export function fillExample(
  text: string,
  example: ServiceExchange | undefined,
): { readonly text: string; readonly unknown: readonly string[] } {
  const unknown: string[] = [];
  const filled = text.replace(PLACE, (place, path: string, part?: string, name = '') => {
    const whole = scalar(example, path);
    const value = part === undefined ? whole : whole && PARTS[part]?.(whole, name);
    if (value) return value;
    unknown.push(place);
    return place;
  });
  return { text: filled, unknown };
}

/** Every text on the screens of a payment, filled from the example; captions hold no places. */
export function customerScreens({
  screens = [],
  example,
}: ServiceVariant): NonNullable<ServiceVariant['screens']> {
  return screens.map((step) => ({
    ...step,
    ...filled({ blocks: step.blocks, address: step.address }),
  }));

  function filled<T>(value: T): T;
  function filled(value: unknown): unknown {
    if (typeof value === 'string') return fillExample(value, example).text;
    if (Array.isArray(value)) return value.map(filled);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, filled(inner)]));
  }
}

function scalar(example: ServiceExchange | undefined, path: string): string | undefined {
  const [part = '', ...rest] = path.split('.');
  // The object that both the response and the callback carry.
  const from =
    part === 'request'
      ? example?.request
      : part === 'response'
        ? example?.response.data
        : example?.callback.data;
  const value = valueAt(from, rest.join('.'));
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

function emvField(code: string, id: string): string | undefined {
  for (let at = 0; at + 4 <= code.length; ) {
    const length = Number(code.slice(at + 2, at + 4));
    if (code.slice(at, at + 2) === id) return code.slice(at + 4, at + 4 + length);
    if (!Number.isInteger(length)) return undefined;
    at += 4 + length;
  }
  return undefined;
}
