import type { Contract, ServiceMethod, ServiceVariant, StateCode } from '../types';
import { type Finding, finder } from './finding';

/** Each change of a state raises the version, so the callback of an example counts the states that its page lists before. */
export function checkServiceVersions(contract: Contract, method: ServiceMethod): Finding[] {
  const find = finder(`_services/${method.id}.yaml`);
  return Object.entries(method.variants).flatMap(([key, variant]) => {
    const shown = Object(variant.example?.callback.data).version;
    const least = leastVersion(contract, variant);
    if (typeof shown !== 'number' || least === undefined || shown >= least) return [];
    const message = `the version is ${shown}, and with the states before this event it is at least ${least}`;
    return [find(['variants', key, 'example', 'callback', 'data', 'version'], message)];
  });
}

/** States that a usual payment can pass without. */
const SOMETIMES: ReadonlySet<string> = new Set([
  ...['awaiting_three_ds_method', 'awaiting_three_ds_challenge', 'declined_can_retry'],
  ...['awaiting_form_fields', 'awaiting_confirmations', 'underpaid_awaiting_rest'],
  ...['awaiting_balance', 'scheduled', 'in_risk_review', 'in_compliance_review', 'rerouting'],
  ...['provider_accepted', 'outcome_unknown'],
]);
const PAGE = 'page_opened';

/** The version of the response, and one for each further state up to the event; undefined if the example does not show it. */
function leastVersion(
  { states }: Contract,
  { statuses, example }: ServiceVariant,
): number | undefined {
  const [first, event] = [example?.response.data, example?.callback.data].map((data) => {
    const { state, version } = Object(data);
    return { at: statuses.findIndex((row) => row.state === state), version };
  });
  if (typeof first?.version !== 'number' || !event || event.at <= first.at) return undefined;
  const passed = statuses.slice(Math.max(first.at, 0), event.at).flatMap(({ state }, index) => {
    const known = states?.codes.find(({ slug }) => slug === state);
    const isResponse = index === 0 && first.at !== -1;
    return known && (isResponse || !SOMETIMES.has(known.slug)) ? [known] : [];
  });
  const changes = passed.filter((state, index) => !isAlternative(state, passed[index - 1])).length;
  return first.version + changes + (first.at === -1 ? 1 : 0);
}

/** Ways to pay in a row, such as a code and a prompt, are one step: the customer takes one of them. */
const isAlternative = (state: StateCode, before: StateCode | undefined): boolean =>
  before !== undefined && isWayToPay(state) && isWayToPay(before);

const isWayToPay = ({ slug, status, actor }: StateCode): boolean =>
  status === 'pending' && actor === 'customer' && slug !== PAGE;
