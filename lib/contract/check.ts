import type { Problem } from '../content/problems';
import { checkBrCodes } from './checks/br-codes';
import { checkCodes } from './checks/codes';
import { checkCoverage } from './checks/coverage';
import { checkFacts } from './checks/facts';
import { checkIdentifiers } from './checks/identifiers';
import { checkLifecycle } from './checks/lifecycle';
import { locate } from './checks/locate';

import { checkOperations } from './checks/operations';
import { checkServices } from './checks/services';
import { checkTestCards } from './checks/test-cards';
import type { Contract } from './types';

/**
 * What no single file can know: that the files agree with each other. Every code, status, event, limit and role
 * that is named exists, and every example obeys its schema and the tables.
 */
export const checkContract = (contract: Contract): Problem[] =>
  locate([
    ...checkCodes(contract),
    ...checkLifecycle(contract),
    ...checkOperations(contract),
    ...checkCoverage(contract),
    ...checkFacts(contract),
    ...checkServices(contract),
    ...checkIdentifiers(contract),
    ...checkBrCodes(contract),
    ...checkTestCards(contract),
  ]);
