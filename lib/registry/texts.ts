import { plainText } from '../gateway/contract/inline';
import type { Contract } from '../gateway/contract/types';

/** What tables print in addition to their rows, for the search: texts of the section that they are in. */

/**
 * The cells of a row as one plain text: sentences follow one another, anything else is set apart.
 * @example lines(['The bank approved.', 'success']) // 'The bank approved · success'
 */
export const lines = (parts: readonly (string | number | undefined)[]): string =>
  parts
    .filter((part) => part !== undefined && part !== '')
    .map((part) => plainText(`${part}`))
    .reduce((text, part) => {
      if (text === '') return part;
      return /[.!?]$/.test(text) && /^\p{Lu}/u.test(part)
        ? `${text} ${part}`
        : `${text.replace(/\.$/, '')} · ${part}`;
    }, '');

export const environmentsText = ({ environments }: Contract): string =>
  lines(
    (environments?.rows ?? []).flatMap(({ label, values }) => [label, ...Object.values(values)]),
  );

export const deliveryText = ({ callbacks }: Contract): string =>
  lines((callbacks?.delivery ?? []).flatMap(({ label, value }) => [label, value]));

export const envelopeText = ({ callbacks }: Contract): string =>
  lines((callbacks?.envelope ?? []).flatMap(({ name, meaning }) => [name, meaning]));

export const addressesText = ({ callbacks }: Contract): string =>
  lines([
    'Addresses that callbacks come from',
    ...Object.values(callbacks?.addresses.environments ?? {}).flat(),
  ]);

export const parametersText = ({ openapi }: Contract): string =>
  lines(
    (openapi?.webhooks?.transaction_get?.get?.parameters ?? []).flatMap((parameter) =>
      'name' in parameter ? [parameter.name, parameter.description] : [],
    ),
  );

export const formFieldsText = ({ signing }: Contract): string =>
  lines((signing?.form.fields ?? []).flatMap(({ name, meaning }) => [name, meaning]));

export const checksText = ({ signing }: Contract): string =>
  lines((signing?.checks ?? []).flatMap(({ check, errors }) => [check, ...errors]));

export const mistakesText = ({ signing }: Contract): string =>
  lines(
    (signing?.mistakes ?? []).flatMap(({ mistake, error, when = '', remedy }) => [
      mistake,
      `${error} ${when}`,
      remedy,
    ]),
  );

/** The signed requests of these ids. */
export const vectorsText = ({ signing }: Contract, ids: readonly string[]): string =>
  lines(
    (signing?.vectors ?? []).flatMap((vector) =>
      vector.kind === 'request' && ids.includes(vector.id)
        ? [vector.title, vector.catches ?? '']
        : [],
    ),
  );

export const reportOperationsText = ({ reports }: Contract): string =>
  lines((reports?.operations ?? []).flatMap(({ id, meaning }) => [id, meaning]));

export const refundStatusesText = ({ lifecycle }: Contract): string =>
  lines(
    (lifecycle?.refunds.statuses ?? []).flatMap(({ slug, meaning, action }) => [
      slug,
      meaning,
      action,
    ]),
  );

/** Roles and what they may do: of the whole cabinet, or of one part. */
export const rolesText = ({ permissions }: Contract, area: string | undefined): string =>
  lines([
    ...(area === undefined ? (permissions?.roles ?? []).map(({ name }) => `${name} role`) : []),
    ...(permissions?.permissions ?? [])
      .filter(({ areas }) => area === undefined || areas.includes(area))
      .map(({ label }) => label),
  ]);

/** A part of the sandbox that has no rows of its own. */
export function testDataText({ testCards, sandbox }: Contract, part = ''): string {
  switch (part) {
    case 'threeDsResults':
      return lines((testCards?.threeDsResults ?? []).map(({ meaning }) => meaning));
    case 'rules':
      return lines(testCards?.rules ?? []);
    case 'objects':
      return lines((sandbox?.objects ?? []).flatMap(({ id, about }) => [id, about]));
    case 'errors':
      return lines((sandbox?.errors ?? []).map(({ how }) => how));
    default:
      return '';
  }
}
