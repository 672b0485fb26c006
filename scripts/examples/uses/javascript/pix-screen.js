import assert from 'node:assert/strict';
import { copyPix } from './pix-screen.js';

let copied = '';
const clipboard = {
  writeText: async (text) => {
    copied = text;
  },
};
Object.defineProperty(globalThis, 'navigator', { value: { clipboard }, configurable: true });
const button = {};
await copyPix({ payload: '000201…' }, button);
assert.equal(copied, '000201…');
assert.ok(button.textContent);
