import type { Problem } from '../content/problems';
import type { Page } from '../content/types';
import { nearest } from '../text/nearest';
import { operationById } from './operations';
import { serviceOf } from './services';
import type { Contract } from './types';

/** `<Operation id="page_update" />`, `<Errors operation="page_update" />`: further operations of a page. */
const NAMED =
  /<(?:Operation|OperationExamples|RequestFields|ResponseFields|Errors) (?:id|operation)="([^"]*)"/g;

/** Pages that speak of an operation or a service nobody has described, in the head or in a tag. */
export function checkPageReferences(
  pages: readonly Pick<Page, 'file' | 'frontmatter' | 'markdown'>[],
  contract: Contract,
): Problem[] {
  const operations = contract.operations.map(({ id }) => id);
  const services = contract.services.flatMap(({ id, variants }) =>
    Object.keys(variants).map((variant) => `${id}/${variant}`),
  );
  return pages.flatMap(({ file, frontmatter: { operation, service }, markdown }): Problem[] => {
    const problem = (message: string): Problem => ({ file, line: 1, column: 1, message });
    const hint = (name: string, known: readonly string[], where: string) => {
      const near = nearest(name, known);
      return near === undefined ? `describe it in ${where}` : `did you mean "${near}"?`;
    };
    const named = Array.from(markdown.matchAll(NAMED), ([, id = '']) => id);
    const ids = new Set(operation === undefined ? named : [operation, ...named]);
    return [
      ...[...ids]
        .filter((id) => !operationById(contract, id))
        .map((id) =>
          problem(
            `operation "${id}" is not in the contract — ${hint(id, operations, 'openapi.yaml')}`,
          ),
        ),
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
