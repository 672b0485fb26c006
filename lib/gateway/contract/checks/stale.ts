import type { Contract } from '../types';
import type { Finding } from './finding';

/** A statement with the day on which it was compared with its source. */
interface Dated extends Pick<Finding, 'file' | 'path'> {
  readonly asOf: string;
  readonly source?: string | undefined;
}

/**
 * The dated facts of methods and lists that are older than a year, as warnings. The clock is an argument because a
 * build must not depend on the day: only `npm run check` asks.
 * @param today `2026-11-22`
 */
export function staleFacts(contract: Contract, today: string): Finding[] {
  const limit = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  return datedFacts(contract)
    .filter(({ asOf }) => asOf < limit)
    .map(({ file, path, asOf, source }) => ({
      file,
      path,
      level: 'warning',
      message: `as of ${asOf}, which is more than a year ago${source === undefined ? '' : ` (${source})`} — compare it with its source and change the day`,
    }));
}

function datedFacts(contract: Contract): Dated[] {
  const { services, banks, countryOverlay, currencyOverlay, languageOverlay } = contract;
  const overlays = {
    country: countryOverlay,
    currency: currencyOverlay,
    language: languageOverlay,
  };
  return [
    ...services.flatMap(({ id, ...method }) => factsIn(`_services/${id}.yaml`, method)),
    ...banks.map(({ country, checkedOn, source }) => ({
      file: `_reference/banks/${country.toLowerCase()}.yaml`,
      path: ['checkedOn'],
      asOf: checkedOn,
      source: source?.title,
    })),
    ...Object.entries(overlays).flatMap(([name, overlay]) =>
      overlay
        ? [{ file: `_reference/${name}_overlay.yaml`, path: ['asOf'], asOf: overlay.asOf }]
        : [],
    ),
  ];
}

/** Every fact with a day, at any depth of a file. */
function factsIn(file: string, value: unknown, path: Finding['path'] = []): Dated[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('certainty' in value && 'asOf' in value && typeof value.asOf === 'string') {
    const source = 'source' in value ? String(value.source) : undefined;
    return [{ file, path: [...path, 'asOf'], asOf: value.asOf, source }];
  }
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, inner]) =>
    factsIn(file, inner, [...path, isList ? Number(key) : key]),
  );
}
