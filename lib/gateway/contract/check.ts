import path from 'node:path';
import { dataDir, displayPath } from '../../base/source/files';
import { guarded, type Problem } from '../../base/source/problems';
import { checkBrCodes } from './checks/br-codes';
import { checkCodes } from './checks/codes';
import { checkCoverage } from './checks/coverage';
import { checkCustomerScreens } from './checks/customer-screens';
import { checkFacts } from './checks/facts';
import type { Finding } from './checks/finding';
import { checkIdentifiers } from './checks/identifiers';
import { checkLifecycle } from './checks/lifecycle';
import { locate } from './checks/locate';
import { checkOperations } from './checks/operations';
import { checkReturns } from './checks/service-returns';
import { checkServiceRows } from './checks/service-rows';
import { checkServiceTests } from './checks/service-tests';
import { checkServiceVersions } from './checks/service-versions';
import { checkService, checkServiceIds, checkServiceRoutes } from './checks/services';
import { checkShown } from './checks/shown';
import { checkTestCards } from './checks/test-cards';
import type { Contract } from './types';

/**
 * What no single file can know: that the files agree with each other. Every code, status, event, limit and role
 * that is named exists, and every example obeys its schema and the tables.
 * @param root the folder that the contract was read from
 */
export function checkContract(contract: Contract, root: string = dataDir()): Problem[] {
  const findings: Finding[] = [];
  const run = (checks: Checks): readonly Problem[] =>
    checks.flatMap(([file, check]) =>
      guarded(displayPath(path.join(root, file)), () => {
        findings.push(...check());
        return [];
      }),
    );
  const thrown = [
    ...run(checksOf(contract)),
    ...guarded(displayPath(path.join(root, '_services')), () => run(methodChecks(contract))),
  ];
  return [...locate(findings, root), ...thrown];
}

/** Each check, and the file that an exception in it most probably comes from. */
type Checks = readonly (readonly [file: string, check: () => Finding[]])[];

const checksOf = (contract: Contract): Checks => [
  ['_contract/errors.yaml', () => checkCodes(contract)],
  ['_contract/lifecycle.yaml', () => checkLifecycle(contract)],
  ['_contract/openapi.yaml', () => checkOperations(contract)],
  ['_contract/openapi.yaml', () => checkCoverage(contract)],
  ['_contract/callbacks.yaml', () => checkFacts(contract)],
  ['_services', () => checkServiceRoutes(contract)],
  ['_services', () => checkServiceIds(contract)],
  ['_services', () => checkIdentifiers(contract)],
  ['_services', () => checkBrCodes(contract)],
  ['_contract/openapi.yaml', () => checkShown(contract)],
  ['_reference/test_cards.yaml', () => checkTestCards(contract)],
];

const methodChecks = (contract: Contract): Checks =>
  contract.services.flatMap((method): Checks => {
    const file = `_services/${method.id}.yaml`;
    return [
      [file, () => checkService(contract, method)],
      [file, () => checkReturns(contract, method)],
      [file, () => checkServiceTests(contract, method)],
      [file, () => checkServiceRows(contract, method)],
      [file, () => checkServiceVersions(contract, method)],
      [file, () => checkCustomerScreens(contract, method)],
    ];
  });
