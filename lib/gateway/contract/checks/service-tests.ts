import { failureRowsOf } from '../services';
import type { Contract, ServiceMethod, ServiceVariant } from '../types';
import { type Finding, finder } from './finding';

type Fault = readonly [path: Finding['path'], message: string];

/** A failure that the sandbox can end in is a row of the page, which says what to do. */
export function checkServiceTests(contract: Contract, method: ServiceMethod): Finding[] {
  const find = finder(`_services/${method.id}.yaml`);
  return Object.entries(method.variants).flatMap(([key, variant]) =>
    [...testFaults(contract, variant), ...codeFaults(contract, variant)].map(([path, message]) =>
      find(['variants', key, ...path], message),
    ),
  );
}

function testFaults(contract: Contract, variant: ServiceVariant): Fault[] {
  const known = failureRowsOf(variant, contract).map(({ code }) => code);
  return variant.tests.flatMap(({ failure }, index): Fault[] =>
    failure === undefined || known.includes(failure)
      ? []
      : [
          [
            ['tests', index, 'failure'],
            `the failures of this service lack ${failure}, in which this test ends — add it`,
          ],
        ],
  );
}

/** The last attempt for a one-time code can be wrong or too late, and each has its own failure. */
function codeFaults({ testCards }: Contract, { failures }: ServiceVariant): Fault[] {
  const ends = (testCards?.inputs ?? []).flatMap(({ input, failure }) =>
    input === 'otp' && failure !== undefined ? [failure] : [],
  );
  const known = failures.map(({ code }) => code);
  const index = known.findIndex((code) => ends.includes(code));
  if (index === -1) return [];
  return ends
    .filter((code) => !known.includes(code))
    .map((code) => [
      ['failures', index],
      `a one-time code that ends a payment with ${known[index]} can also end it with ${code} — add it`,
    ]);
}
