import type { Template } from '../docs/content/extension';
import { operationById } from '../gateway/contract/openapi/operations';
import type { Contract } from '../gateway/contract/types';

/**
 * The parts that every page of a kind has, in their order. Operation and service are found by the route, so that the
 * page shows its facts from the first moment.
 * @param route `/services/blik/payin_hpp`
 */
export function templateOf(route: string, contract: Contract): Template | undefined {
  if (route.startsWith('/cabinet/')) return { head: {}, body: cabinetBody(nameOf(route)) };
  for (const { id, name, variants } of contract.services) {
    for (const [key, variant] of Object.entries(variants)) {
      if (variant.route !== route) continue;
      const title = `${name}: ${variant.label}`;
      const body = serviceBody(variant.kind === 'payout');
      return { title, head: { service: `${id}/${key}` }, body };
    }
  }
  const operation = operationById(contract, nameOf(route));
  if (operation) return { head: { operation: operation.id }, body: API };
  return /^\/services\/[^/]+\//.test(route)
    ? { head: {}, body: '', missing: missingVariant(route) }
    : undefined;
}

const nameOf = (route: string): string => route.split('/').at(-1) ?? '';

/** A page of a payment method prints the data of its variant, so the data comes first. */
const missingVariant = (route: string): string =>
  `No variant in content/_services has "route: ${route}" — add it to the file of its method first; "npm run new -- method" writes a new method with its pages.`;

/**
 * The parts of a page of a payment method.
 * @param isPayout whether the merchant pays: the steps are of the recipient then, under the same address
 */
export const serviceBody = (isPayout: boolean): string =>
  isPayout
    ? SERVICE.replace(
        '## What the customer does',
        '## What the recipient does \\{#what-the-customer-does}',
      ).replace(/## Refunds and disputes[\s\S]*?(?=## Sandbox)/, '')
    : SERVICE;

const API = `<Operation />

## When to use

## Request

<RequestFields />

## Response

<ResponseFields />

## Errors

<Errors />

## Idempotency

## Common mistakes

## Next

<Related routes="/request_format" />
`;

/** The parts of a page of the cabinet. The check names the screen until it is drawn. */
const cabinetBody = (screen: string): string => `<CabinetFacts screen="${screen}" />

## The screen

<Screen name="${screen}" />

## Who may do what

<RoleMatrix area="${screen}" />

## Tasks

<Steps>

1. TODO: write the first step.

</Steps>

## Pitfalls

## Related

<Related routes="/cabinet/general/interface" />
`;

const SERVICE = `## Facts

<ServiceFacts />

## What the customer does

<CustomerSteps />

## Fields

<ServiceFields />

## Request, response, callback

<ServiceExample />

## Statuses

<ServiceStatuses />

## Failures

<Failures />

## Common mistakes

## Refunds and disputes

## Sandbox

<TestData />

## Same method

<Siblings />
`;
