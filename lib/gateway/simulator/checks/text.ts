import type { JsonObject } from '../../contract/types';
import { luhn } from '../../identifiers/cards';
import type { World } from '../types';
import type { Detail } from '../wire/errors';
import { at, isObject } from '../wire/json';
import { isPublicHost } from '../wire/public-address';

/** Texts that are shown or logged: a card number there would leave the protected zone. */
const OPEN_TEXTS = [
  'external_transaction_id',
  'external_order_id',
  'external_customer_id',
  'description',
] as const;

/** Faults that the schema cannot see: countries, locales, addresses, card numbers in the wrong place. */
export function textFaults(world: World, body: JsonObject): Detail[] {
  return [
    ...countryFaults(world, body),
    ...localeFaults(world, body),
    ...urlFaults(body),
    ...cardNumberFaults(body),
    ...(world.options.environment === 'live' && body.sandbox !== undefined
      ? [{ param: 'sandbox', code: 2015, message: 'sandbox is for the sandbox only.' }]
      : []),
  ];
}

function countryFaults({ catalog, contract }: World, body: JsonObject): Detail[] {
  return ['customer.country', 'customer.address.country', 'recipient.country'].flatMap((path) => {
    const code = at(body, path);
    if (typeof code !== 'string' || catalog.countries.has(code)) return [];
    const use = contract.countryOverlay?.mistaken.find((row) => row.code === code)?.use;
    const message = `${code} is not a country code.`;
    const extra = use === undefined ? {} : { did_you_mean: use };
    return [{ param: path, code: 2012, message, extra }];
  });
}

function localeFaults({ contract }: World, body: JsonObject): Detail[] {
  const { locale } = body;
  if (typeof locale !== 'string') return [];
  const [language = ''] = locale.split('-');
  const use = contract.languageOverlay?.mistaken.find((row) => row.code === language)?.use;
  if (use === undefined && isLanguage(language)) return [];
  return [
    {
      param: 'locale',
      code: 2013,
      message: `${language} is not a language code.`,
      extra: use === undefined ? {} : { did_you_mean: use },
    },
  ];
}

const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
const isLanguage = (code: string): boolean => names.of(code) !== undefined;

function urlFaults(body: JsonObject): Detail[] {
  if (!isObject(body.urls)) return [];
  return Object.entries(body.urls).flatMap(([name, value]): Detail[] => {
    if (typeof value !== 'string') return [];
    const url = URL.canParse(value) ? new URL(value) : undefined;
    const isPublic = url?.protocol === 'https:' && isPublicHost(url.hostname);
    const message = `urls.${name} must be a public https address.`;
    return isPublic ? [] : [{ param: `urls.${name}`, code: 2014, message }];
  });
}

function cardNumberFaults(body: JsonObject): Detail[] {
  const open: [string, unknown][] = OPEN_TEXTS.map((name) => [name, body[name]]);
  const extra = isObject(body.extra)
    ? Object.entries(body.extra).map(([name, value]): [string, unknown] => [`extra.${name}`, value])
    : [];
  return [...open, ...extra].flatMap(([param, value]): Detail[] => {
    const runs = typeof value === 'string' ? (value.match(/(?<!\d)\d{13,19}(?!\d)/g) ?? []) : [];
    return runs.some((run) => luhn(run).ok)
      ? [
          {
            param,
            code: 2007,
            message: `${param} looks like a card number; it does not belong there.`,
          },
        ]
      : [];
  });
}
