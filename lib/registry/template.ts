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
      return { title, head: { service: `${id}/${key}` }, body: BODIES.service };
    }
  }
  const operation = operationById(contract, route.split('/').at(-1) ?? '');
  return operation && { head: { operation: operation.id }, body: BODIES.api };
}

export const BODIES = {
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
  service: `## Facts

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
`,
  cabinet: `## The screen

<Screen name="interface" />

## Who may do what

<RoleMatrix area="general" />

## Tasks

<Steps>

1. The first step.

</Steps>

## Pitfalls

## Related

<Related routes="/cabinet/general/interface" />
`,
} as const;
