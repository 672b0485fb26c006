import type { ComponentType } from 'react';
import type { PageExtension } from '@/components/docs/mdx/extension';
import type { Count } from '@/components/docs/site/counters';
import { Verb } from '@/components/gateway/api/verb';
import { diagramComponents } from '@/components/gateway/diagrams/registry';
import { contractComponents, OperationExamples } from '@/components/gateway/registry/registry';
import { pageTags } from '@/components/gateway/services/page-tags';
import { Status } from '@/components/gateway/text/status';
import type { TitleOf } from '@/lib/docs/content/types';
import { REFERENCE } from '@/lib/gateway/contract/anchors';
import { loadClients } from '@/lib/gateway/contract/examples/clients';
import { loadContract } from '@/lib/gateway/contract/load';
import { type GATEWAY_COMPONENTS, GATEWAY_DIALECT } from '@/lib/registry/facts';

/** How the gateway looks: the counterpart of `lib/registry/gateway.ts`. */
export const gatewayPages: PageExtension = {
  ...GATEWAY_DIALECT,
  components: (page, titleOf) =>
    ({
      ...contractComponents(page, dataOf()),
      ...diagramComponents(loadContract()),
      Status: statusWith(titleOf),
      Verb,
      // Attributes differ by name; the compile has checked them against the definitions.
    }) satisfies Record<keyof typeof GATEWAY_COMPONENTS, ComponentType<never>>,
  aside: ({ operation }) => operation && <OperationExamples operation={operation} {...dataOf()} />,
  // On the page of a method or a service, these print only what concerns it.
  isWide: ({ calls, frontmatter: { operation, service } }) =>
    operation === undefined && service === undefined && calls.some(({ name }) => WIDE.has(name)),
  asideAfter: 'Operation',
  labels: (head) => pageTags(head, loadContract()),
  counts: (): Count[] => {
    const open = loadContract().services.filter(({ status }) => status !== 'archived');
    const unique = (codes: readonly string[]) => new Set(codes).size;
    return [
      ['countries', unique(open.flatMap(({ countries }) => countries))],
      ['currencies', unique(open.flatMap(({ currencies }) => currencies))],
      ['payment methods', open.length],
      [
        'methods with payouts',
        open.filter(({ variants }) =>
          Object.values(variants).some(({ direction }) => direction === 'payout'),
        ).length,
      ],
    ];
  },
};

/** Components whose tables have more columns than fit next to a table of contents. */
const WIDE: ReadonlySet<string> = new Set<keyof typeof GATEWAY_COMPONENTS>([
  'Errors',
  'Failures',
  'StateCodes',
  'StatusTable',
  'CountryTable',
  'CurrencyTable',
  'CryptoTable',
  'BankTable',
]);

/** What the components print; no other one of the gateway loads data. */
const dataOf = () => ({ contract: loadContract(), clients: loadClients() });

const statusWith = (titleOf: TitleOf) => {
  const hasPage = titleOf(REFERENCE.statuses) !== undefined;
  return ({ name }: { readonly name: string }) => (
    <Status name={name} href={hasPage ? `${REFERENCE.statuses}#${name}` : undefined} />
  );
};
