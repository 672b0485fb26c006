import { stringify } from 'yaml';
import { splitNames } from '../base/text/names';
import { didYouMean } from '../base/text/nearest';
import type { NewKind } from '../docs/content/new-kind';
import { pageTemplate } from '../docs/prose/template';
import { countryRows } from '../gateway/contract/reference/countries';
import { currencyRows } from '../gateway/contract/reference/currencies';
import type { Contract, JsonObject } from '../gateway/contract/types';
import { methodStub, STUB_KINDS, type StubKind, TITLES } from './method-stub';
import { serviceBody } from './template';

const isKind = (name: string): name is StubKind => STUB_KINDS.some((kind) => kind === name);

/** A payment method: its data with an example and test data, a page for each variant, and the name of its folder. */
export function newMethod(contract: Contract): NewKind {
  const groups = [...new Set(contract.services.map(({ group }) => group))].sort();
  const ids = contract.services.map(({ id }) => id);
  return {
    about: 'a payment method: its data, a page for each variant, test data',
    questions: [
      {
        name: 'id',
        ask: 'Id of the method, which is part of its addresses',
        example: 'blik',
        fault: (id) =>
          /^[a-z][a-z0-9_]*$/.test(id)
            ? ids.includes(id)
              ? `_services/${id}.yaml already exists — edit it, or choose another id`
              : undefined
            : `"${id}" is not an id — use a-z, 0-9 and "_"`,
      },
      { name: 'name', ask: 'Name that customers know', example: 'BLIK' },
      {
        name: 'group',
        ask: `Group (${groups.join(', ')})`,
        example: 'instant_payments',
        fault: oneOf('group', groups),
      },
      {
        name: 'variants',
        ask: `Pages, with commas (${STUB_KINDS.join(', ')})`,
        example: 'payin_hpp,payout',
        fault: each(oneOf('variant', STUB_KINDS)),
      },
      {
        name: 'countries',
        ask: 'Countries, two letters each, with commas; empty if the contract with the merchant decides',
        example: 'PL',
        isOptional: true,
        fault: each(
          oneOf(
            'country',
            countryRows(contract).map(({ alpha2 }) => alpha2),
          ),
        ),
      },
      {
        name: 'currency',
        ask: 'Currency, three letters',
        example: 'PLN',
        fault: oneOf(
          'currency',
          currencyRows(contract).map(({ code }) => code),
        ),
      },
    ],
    make: (answers) => filesOf(contract, answers),
  };
}

function filesOf(
  contract: Contract,
  {
    id = '',
    name = '',
    group = '',
    variants = '',
    countries = '',
    currency = '',
  }: Readonly<Record<string, string>>,
) {
  const kinds = splitNames(variants).filter(isKind);
  const taken = contract.services.flatMap((method) =>
    Object.values(method.variants).map(({ serviceId }) => serviceId ?? 0),
  );
  const free = Math.max(0, ...taken) + 1;
  const data = methodStub({
    id,
    name,
    group,
    countries: splitNames(countries),
    currency,
    decimals: currencyRows(contract).find(({ code }) => code === currency)?.decimals ?? 2,
    variants: kinds.map((kind, index) => ({ kind, serviceId: free + index })),
    stateOf: (slug) => stateOf(contract, slug),
  });
  const routes = kinds.map((kind) => `/services/${id}/${kind}`);
  const files = new Map([[`_services/${id}.yaml`, stringify(data, { lineWidth: 0 })]]);
  for (const kind of kinds) {
    const title = `${name}: ${TITLES[kind]}`;
    const head = { service: `${id}/${kind}` };
    const text = pageTemplate(`/${id}`, title, { head, body: serviceBody(kind === 'payout') });
    files.set(`services/${id}/${kind}.mdx`, text);
  }
  return {
    files,
    routes,
    lines: new Map([['_site/folders.yaml', `services/${id}: ${JSON.stringify(name)}\n`]]),
    next: [
      `Replace each TODO of _services/${id}.yaml; .generated/schemas/services.md explains all keys.`,
      'Give each fact its certainty, and its source where an authority has published it.',
      'Replace each TODO of the pages.',
      'npm run prose says what the texts still need: words of their own, above all.',
    ],
  };
}

function stateOf({ states, lifecycle }: Contract, slug: string): JsonObject {
  const state = states?.codes.find((each) => each.slug === slug);
  const status = lifecycle?.statuses.find((each) => each.slug === state?.status);
  return {
    status: status?.slug ?? '',
    status_code: status?.code ?? 0,
    state: slug,
    state_code: state?.code ?? 0,
  };
}

const oneOf =
  (noun: string, known: readonly string[]) =>
  (answer: string): string | undefined =>
    known.includes(answer)
      ? undefined
      : `"${answer}" is not a ${noun}${didYouMean(answer, known, `choose one of ${known.slice(0, 20).join(', ')}`)}`;

const each =
  (fault: (name: string) => string | undefined) =>
  (answer: string): string | undefined =>
    splitNames(answer).map(fault).find(Boolean);
