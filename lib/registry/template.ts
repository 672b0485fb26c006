import type { Template } from '../docs/content/extension';
import { operationById } from '../gateway/contract/openapi/operations';
import type { Contract } from '../gateway/contract/types';

/**
 * The parts that every page of a kind has, in their order. Operation and service are found by the route, so that the
 * page shows its facts from the first moment.
 * @param route `/services/blik/payin_hpp`
 */
export function templateOf(route: string, contract: Contract): Template | undefined {
  if (route.startsWith('/cabinet/')) return { head: {}, body: BODIES.cabinet };
  for (const { id, name, variants } of contract.services) {
    for (const [key, variant] of Object.entries(variants)) {
      if (variant.route !== route) continue;
      const title = `${name}: ${variant.label}`;
      const body = serviceBody(variant.kind === 'payout');
      return { title, head: { service: `${id}/${key}` }, body };
    }
  }
  const operation = operationById(contract, route.split('/').at(-1) ?? '');
  return operation && { head: { operation: operation.id }, body: BODIES.api };
}

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

const BODIES = {
  api: `<Operation />

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
`,
  cabinet: `## The screen

<Screen name="interface" />

## Who may do what

<RoleMatrix area="general" />

## Tasks

<Steps>

1. TODO: write the first step.

</Steps>

## Pitfalls

## Related

<Related routes="/cabinet/general/interface" />
`,
} as const;

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
