import { countryName } from '@/lib/base/text/country-name';
import type { Service } from '@/lib/gateway/contract/types';
import { dialRow, type FactRow, factRow, textRow } from './fact-row';
import { disputes } from './service-abilities';

/** What is asked first about every method, with its label, in the one order of all pages. */
const STRIP: readonly ((service: Service) => FactRow | undefined)[] = [
  ({ variant }) => factRow('Amount', variant.amount),
  ({ method }) => placesRow(method.countries, method.currencies),
  ({ variant }) => factRow('Settlement', variant.settlement),
  ({ variant }) => factRow('Activation', variant.activation),
  ({ variant }) => factRow('Refund window', variant.refundWindow),
  ({ variant }) =>
    variant.direction === 'payout'
      ? undefined
      : dialRow('Chargebacks', disputes(variant), variant.disputes.text),
  ({ variant }) => factRow('Restricted sectors', variant.sectors),
  ({ variant }) =>
    textRow(variant.direction === 'payout' ? 'Recipient needs' : 'Customer needs', variant.needs),
];

/** The first rows of the facts of a service; what is not known has no row. */
export const stripRows = (service: Service): (FactRow | undefined)[] =>
  STRIP.map((rowOf) => rowOf(service));

/** `Country, currency: Poland, PLN`; only what is the same for every point. */
function placesRow(
  countries: readonly string[],
  currencies: readonly string[],
): FactRow | undefined {
  const places = countries.map(countryName).join(', ');
  const money = currencies.join(', ');
  if (places === '') return textRow('Currency', money);
  if (money === '') return textRow('Country', places);
  return textRow('Country, currency', `${places}${countries.length === 1 ? ', ' : '; '}${money}`);
}
