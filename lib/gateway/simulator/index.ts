import { knownCodes } from '../contract/reference/known-codes';
import { type Beginning, type Simulator, simulatorOver } from './core';

export type { Simulator } from './core';
export type { SimulatorOptions } from './types';
export { publishedCallbackSecret, publishedCredentials } from './wire/keys';

/**
 * A simulated gateway over the loaded contract.
 * @throws Error if the contract lacks the document, the signing vectors or the errors.
 */
export const createSimulator = (beginning: Beginning): Simulator =>
  simulatorOver({ ...beginning, codes: knownCodes(beginning.contract) });
