import { operationById } from '../../gateway/contract/openapi/operations';
import type { Contract } from '../../gateway/contract/types';

/**
 * Text of a new page: its head, and the parts every page of its kind has, in the house's order. Operation and service
 * are found by the route, so that the page shows its facts from the first moment.
 * @param route `/services/blik/payin_hpp`
 * @param title absent: made from the route, or taken from the contract
 */
export function pageTemplate(route: string, title: string | undefined, contract: Contract): string {
  const service = contract.services
    .flatMap(({ id, name, variants }) =>
      Object.entries(variants).map(([key, variant]) => ({ key: `${id}/${key}`, name, variant })),
    )
    .find(({ variant }) => variant.route === route);
  const id = route.split('/').at(-1) ?? '';
  const operation = operationById(contract, id);
  const words = id.replace(/[_-]+/g, ' ');
  const name =
    title ??
    (service
      ? `${service.name}: ${service.variant.label}`
      : words.charAt(0).toUpperCase() + words.slice(1));
  const kind = route.startsWith('/cabinet/')
    ? 'cabinet'
    : service
      ? 'service'
      : operation
        ? 'api'
        : 'page';
  const key = service ? `service: ${service.key}` : operation ? `operation: ${id}` : undefined;
  return [
    '---',
    `title: ${JSON.stringify(name)}`,
    'description: What a reader finds on this page, in one sentence of fifty to one hundred and sixty letters.',
    ...(key === undefined ? [] : [key]),
    '---',
    '',
    'Say in the first sentence what the page is for.',
    '',
    BODIES[kind],
  ].join('\n');
}

const BODIES = {
  page: '## First heading\n',
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
