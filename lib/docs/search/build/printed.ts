import { plainText } from '../../../gateway/contract/inline';
import { operationById } from '../../../gateway/contract/openapi/operations';
import type { Contract, Operation, Service } from '../../../gateway/contract/types';
import type { Page } from '../../content/types';
import type { Site } from '../../site/schemas';
import { requestRows, responseText, serviceFieldText, serviceRows } from './fields';
import { type Place, placesOf } from './places';
import {
  bankRecords,
  countryRecords,
  cryptoRecords,
  currencyRecords,
  errorRows,
  eventRows,
  failureRows,
  languageRecords,
  limitRows,
  type Row,
  stateRows,
  statusRows,
} from './rows';

/** What the components of a page print, which its text does not hold. */
export interface Printed {
  readonly rows: readonly Row[];
  readonly texts: ReadonlyMap<number, string>;
}

interface PrintContext {
  readonly contract: Contract;
  readonly site: Pick<Site, 'glossary'>;
  readonly operation: Operation | undefined;
  /** Set where a tag names another operation than the page's: `-page_update`, as in the ids of its fields. */
  readonly scope?: string;
  readonly service: Service | undefined;
  readonly methodsWith: (field: string) => number;
}

/** Rows and texts that the components of a page print, texts by the number of their heading. */
export function printedOf(page: Page, context: PrintContext): Printed {
  const rows: Row[] = [];
  const texts = new Map<number, string>();
  for (const place of placesOf(page.markdown)) {
    const around = contextAt(place, context);
    rows.push(...rowsOf(place, around));
    const text = textOfPlace(place, around);
    if (text !== '')
      texts.set(place.heading, [texts.get(place.heading), text].filter(Boolean).join('\n'));
  }
  return { rows, texts };
}

/** A tag may speak of another operation than the page: `<RequestFields operation="page_update" />`. */
function contextAt({ attributes }: Place, context: PrintContext): PrintContext {
  const named = attributes.operation ?? attributes.id;
  const further = named === undefined ? undefined : operationById(context.contract, named);
  if (!further || further.id === context.operation?.id) return context;
  return { ...context, operation: further, scope: `-${further.id}` };
}

function rowsOf(
  { name, attributes }: Place,
  { contract, site, operation, scope, service, methodsWith }: PrintContext,
): Row[] {
  switch (name) {
    case 'Errors':
      return operation ? [] : errorRows(contract);
    case 'Failures':
      return service ? [] : failureRows(contract);
    case 'StateCodes':
      return stateRows(contract);
    case 'StatusTable':
      return statusRows(contract);
    case 'CurrencyTable':
      return currencyRecords(contract);
    case 'CountryTable':
      return countryRecords(contract);
    case 'LanguageTable':
      return languageRecords(contract);
    case 'CryptoTable':
      return cryptoRecords(contract);
    case 'BankTable':
      return bankRecords(contract, attributes.country ?? '');
    case 'CallbackEvents':
      return eventRows(contract, attributes.area);
    case 'Limits':
      return limitRows(contract, attributes.group);
    case 'RequestFields':
      return operation ? requestRows(operation, scope) : [];
    case 'ServiceFields':
      return service ? serviceRows(service, methodsWith) : [];
    case 'Glossary':
      return site.glossary.map(({ id, term, also, text }) => ({
        kind: 'term',
        anchor: id,
        name: term,
        ids: also,
        text,
      }));
    default:
      return [];
  }
}

function textOfPlace(
  { name, attributes }: Place,
  { contract, operation, scope, service }: PrintContext,
): string {
  switch (name) {
    case 'Operation':
      // The page's own is among its ids.
      return operation && scope !== undefined ? `${operation.id} ${operation.path}` : '';
    case 'ResponseFields':
      return operation ? responseText(operation) : '';
    case 'ServiceFields':
      return service ? serviceFieldText(service) : '';
    case 'ServiceFacts':
      return service ? plainText(service.variant.flowText) : '';
    case 'CustomerSteps':
      return service ? service.variant.steps.map(plainText).join(' ') : '';
    case 'CallbackHeaders':
      return (contract.callbacks?.headers ?? [])
        .map((header) => `${header.name}: ${plainText(header.meaning)}`)
        .join(' ');
    case 'SigningHeaders':
      return (contract.signing?.headers ?? []).map((header) => header.name).join(', ');
    case 'TestData':
      return !service && attributes.part === 'public'
        ? (contract.testCards?.public ?? [])
            .map(({ brand, number, result }) => `${brand} ${number} ${plainText(result)}`)
            .join(', ')
        : '';
    default:
      return '';
  }
}
