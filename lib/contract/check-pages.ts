import type { Problem } from '../content/problems';
import type { Page } from '../content/types';
import { nearest } from '../text/nearest';
import { operationById } from './operations';
import { serviceOf } from './services';
import type { Contract } from './types';

/** Pages that speak of an operation or a service nobody has described. */
export function checkPageReferences(
  pages: readonly Pick<Page, 'file' | 'frontmatter'>[],
  contract: Contract,
): Problem[] {
  const operations = contract.operations.map(({ id }) => id);
  const services = contract.services.flatMap(({ id, variants }) =>
    Object.keys(variants).map((variant) => `${id}/${variant}`),
  );
  return pages.flatMap(({ file, frontmatter: { operation, service } }): Problem[] => {
    const problem = (message: string): Problem => ({ file, line: 1, column: 1, message });
    const hint = (name: string, known: readonly string[], where: string) => {
      const near = nearest(name, known);
      return near === undefined ? `describe it in ${where}` : `did you mean "${near}"?`;
    };
    return [
      ...(operation !== undefined && !operationById(contract, operation)
        ? [
            problem(
              `operation "${operation}" is not in the contract — ${hint(operation, operations, 'openapi.yaml')}`,
            ),
          ]
        : []),
      ...(service !== undefined && !serviceOf(contract, service)
        ? [
            problem(
              `service "${service}" is not in the registry — ${hint(service, services, 'content/_services')}`,
            ),
          ]
        : []),
    ];
  });
}
