import { guarded, type Problem } from '../../base/source/problems';
import { nearest } from '../../base/text/nearest';
import type { Page, PageCall } from '../../docs/content/types';
import { missingFiles } from './call-data';
import { callValues, type Drawings } from './call-values';
import { operationById } from './openapi/operations';
import { serviceOf } from './services';
import type { Contract } from './types';

/** Components that speak of the service of their page. */
const OF_SERVICE: ReadonlySet<string> = new Set([
  'ServiceFacts',
  'CustomerSteps',
  'ServiceClocks',
  'ServiceFields',
  'ServiceExample',
  'ServiceStatuses',
  'Siblings',
]);

/** Components that speak of the operation of their page, unless an attribute names another. */
const OF_OPERATION: ReadonlySet<string> = new Set([
  'Operation',
  'RequestFields',
  'ResponseFields',
  'OperationExamples',
]);

type CheckedPage = Pick<Page, 'file' | 'frontmatter' | 'calls'>;

/** Pages that speak of something nobody has described, in the head or in a component. */
export function checkPageReferences(
  pages: readonly CheckedPage[],
  contract: Contract,
  drawings: Drawings,
): Problem[] {
  const values = callValues(contract, drawings);
  return pages.flatMap((page) =>
    guarded(page.file, () => [
      ...checkHead(page, contract),
      ...page.calls.flatMap((call) => [
        ...checkFiles(page, call, contract),
        ...checkCall(page, call, values),
      ]),
    ]),
  );
}

function checkHead(
  { file, frontmatter: { operation, service } }: CheckedPage,
  contract: Contract,
): Problem[] {
  const problem = (message: string): Problem => ({ file, line: 1, column: 1, message });
  const services = contract.services.flatMap(({ id, variants }) =>
    Object.keys(variants).map((variant) => `${id}/${variant}`),
  );
  const operations = contract.operations.map(({ id }) => id);
  return [
    ...(operation !== undefined && !operationById(contract, operation)
      ? [
          problem(
            `operation "${operation}" is not in the contract — ${remedy(operation, operations, 'openapi.yaml')}`,
          ),
        ]
      : []),
    ...(service !== undefined && !serviceOf(contract, service)
      ? [
          problem(
            `service "${service}" is not in the registry — ${remedy(service, services, 'content/_services')}`,
          ),
        ]
      : []),
  ];
}

function checkFiles(
  { file, frontmatter: { service } }: CheckedPage,
  { name, line, column }: PageCall,
  contract: Contract,
): Problem[] {
  return missingFiles(contract, name, service).map((missing) => ({
    file,
    line,
    column,
    message: `<${name}> prints ${missing}, which does not exist — restore the file or remove the tag`,
  }));
}

function checkCall(
  { file, frontmatter: { operation, service } }: CheckedPage,
  { name, attributes, line, column }: PageCall,
  values: ReturnType<typeof callValues>,
): Problem[] {
  const problem = (message: string): Problem => ({
    file,
    line,
    column,
    message: `<${name}> ${message}`,
  });
  if (OF_SERVICE.has(name) && service === undefined)
    return [problem('needs to know the service — add "service:" to the head of the page')];
  const isNamed = attributes.operation !== undefined || attributes.id !== undefined;
  if (OF_OPERATION.has(name) && !isNamed && operation === undefined)
    return [problem('needs to know the method — add "operation:" to the head of the page')];

  return Object.entries(values[name] ?? {}).flatMap(([attribute, rule]): Problem[] => {
    const { where, isOptional, split } = rule;
    const known = typeof rule.known === 'function' ? rule.known(attributes) : rule.known;
    const value = attributes[attribute];
    if (value === undefined)
      return isOptional ? [] : [problem(`needs ${attribute} — write ${attribute}="…"`)];
    if (!known) return [];
    return (split?.(value) ?? [value])
      .filter((each) => !known.includes(each))
      .map((each) => problem(`knows no ${attribute} "${each}" — ${remedy(each, known, where)}`));
  });
}

function remedy(name: string, known: readonly string[], where: string): string {
  const near = nearest(name, known);
  return near === undefined ? `describe it in ${where}` : `did you mean "${near}"?`;
}
