import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { z } from 'zod';

const step = z.looseObject({
  uses: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
});
const jobs = z.record(z.string(), z.looseObject({ steps: z.array(step).optional() }));

/** What is unsafe in a workflow, one sentence each; nothing for a text that is no workflow. */
function faultsOf(text: string): string[] {
  const pins = [...text.matchAll(/^[-\s]*uses:[ \t]*(.*)$/gm)]
    .map(([, line = '']) => line)
    // An action of the same repository has the commit of the workflow.
    .filter((line) => !/^['"]?\.\//.test(line))
    .filter((line) => !/^[\w.-]+(?:\/[\w.-]+)+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(line))
    .map((line) => `not pinned by a commit with its version: ${line}`);
  const data: unknown = parseDocument(text).toJS();
  const found = z.looseObject({ jobs }).safeParse(data);
  const steps = found.success
    ? Object.values(found.data.jobs).flatMap((job) => job.steps ?? [])
    : (z.array(step).safeParse(data).data ?? []);
  const checkouts = steps
    .filter(({ uses = '' }) => uses.startsWith('actions/checkout@'))
    .filter((each) => each.with?.['fetch-depth'] !== 0)
    .map(() => 'checks out a part of the history');
  return [...pins, ...checkouts];
}

/** Every workflow of the repository by where it is: YAML files, and blocks of YAML in documents and pages. */
function workflows(): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of filesBelow('.')) {
    const text = readFileSync(file, 'utf8');
    const blocks = file.endsWith('.md') || file.endsWith('.mdx') ? blocksOf(text) : [text];
    for (const [index, block] of blocks.entries()) {
      if (/^[-\s]*uses:/m.test(block)) found.set(`${file} ${index}`, block);
    }
  }
  return found;
}

const blocksOf = (text: string): string[] =>
  [...text.matchAll(/^( *)```ya?ml.*\n([\s\S]*?)^\1```/gm)].map(([, indent = '', block = '']) =>
    block.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  );

/** What people write; what programs make is in folders with a dot, `out` and `node_modules`. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name);
    if (/^(\.(?!github$)|(out|out-hosts|node_modules)$)/.test(name)) return [];
    if (statSync(file).isDirectory()) return filesBelow(file);
    return /\.(ya?ml|mdx?)$/.test(name) ? [file] : [];
  });
}

it('finds what is unsafe in a workflow', () => {
  const sha = '0123456789abcdef0123456789abcdef01234567';
  const job = (...lines: string[]) =>
    ['jobs:', '  deploy:', '    steps:', ...lines.map((line) => `      ${line}`)].join('\n');
  const whole = ['  with:', '    fetch-depth: 0'];
  expect(faultsOf(job(`- uses: actions/checkout@${sha} # v1.2.3`, ...whole))).toEqual([]);
  expect(faultsOf(job(`- uses: actions/checkout@${sha} # v1.2.3`))).toHaveLength(1);
  expect(faultsOf(job('- name: Node', '  uses: actions/setup-node@v4'))).toHaveLength(1);
  expect(faultsOf(job(`- uses: actions/setup-node@${sha}`))).toHaveLength(1);
  expect(faultsOf(`- uses: actions/checkout@${sha} # v1.2.3\n`)).toHaveLength(1);
  expect(blocksOf('1. Copy:\n\n   ```yaml\n   - uses: a\n   ```\n')).toEqual(['- uses: a\n']);
});

it('every workflow pins its actions and checks out the whole history', () => {
  const all = workflows();
  expect([...all.keys()]).toContain('scripts/hosts/github-actions.yml 0');
  const faults = [...all].flatMap(([place, text]) =>
    faultsOf(text).map((fault) => `${place}: ${fault}`),
  );
  expect(faults).toEqual([]);
});
