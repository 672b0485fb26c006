import assert from 'node:assert/strict';
import { postToFrame } from './post-to-frame.js';

const made = [];
const element = (tag) => ({
  tag,
  children: [],
  append(child) {
    this.children.push(child);
  },
  submit() {
    made.push(this);
  },
  remove() {},
});
globalThis.document = { createElement: element, body: element('body') };
postToFrame({ url: 'https://acs.example/challenge', params: { creq: 'abc' } }, { name: 'frame' });
const [form] = made;
assert.deepEqual(
  [form.action, form.method, form.target],
  ['https://acs.example/challenge', 'POST', 'frame'],
);
assert.deepEqual(
  form.children.map(({ name, value }) => [name, value]),
  [['creq', 'abc']],
);
