import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { loadContract } from '../contract/load';
import { toolData, toolsWith } from './data';
import { TOOL_NAMES } from './names';

it('has every tool where the contract is whole', () => {
  expect(toolsWith(loadContract())).toEqual(TOOL_NAMES);
});

it('has no tool without its data, in a folder that describes only a part of a gateway', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'part-of-a-gateway-'));
  const contract = loadContract(root);
  rmSync(root, { recursive: true });
  expect(toolData(contract)).toEqual({
    signing: null,
    callback: null,
    codes: [],
    request: null,
    gateway: null,
    services: [],
  });
  expect(toolsWith(contract)).toEqual(['values']);
});
