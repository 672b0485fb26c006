import type { Contract } from '../contract/types';
import { callbackToolData } from './callback';
import { codeEntries } from './codes';
import { gatewayToolData } from './gateway/data';
import { TOOL_NAMES, type ToolName } from './names';
import { requestToolData } from './request/shared';
import { serviceEntries } from './services/entries';
import { signingToolData } from './signing';

/** What the tools import, by the name of the module; null where the contract lacks what its tools show. */
export function toolData(contract: Contract): ToolData {
  const known = memo.get(contract) ?? read(contract);
  memo.set(contract, known);
  return known;
}

type ToolData = ReturnType<typeof read>;

/** Each page that holds a tool asks. */
const memo = new WeakMap<Contract, ToolData>();

const read = (contract: Contract) => ({
  signing: signingToolData(contract) ?? null,
  callback: callbackToolData(contract) ?? null,
  codes: codeEntries(contract),
  request: requestToolData(contract) ?? null,
  gateway: gatewayToolData(contract) ?? null,
  services: serviceEntries(contract),
});

/** The tools that this contract has the data for. */
export function toolsWith(contract: Contract): ToolName[] {
  const { signing, callback, codes, request, services } = toolData(contract);
  const isThere: Readonly<Record<ToolName, boolean>> = {
    request: request !== null,
    signing: signing !== null,
    callback: callback !== null,
    'callback-get': callback !== null,
    codes: codes.length > 0,
    values: true,
    services: services.length > 0,
  };
  return TOOL_NAMES.filter((name) => isThere[name]);
}
