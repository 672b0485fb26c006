import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isNode, LineCounter, parseDocument } from 'yaml';
import { contentDir, displayPath } from '../../content/files';
import type { Problem } from '../../content/problems';
import type { Finding } from './finding';

/** Findings with line and column of the deepest key that exists; each file is parsed once. */
export function locate(findings: readonly Finding[]): Problem[] {
  const positions = new Map<string, (keys: Finding['path']) => { line: number; col: number }>();
  return findings.map((finding) => {
    const file = path.join(contentDir(), finding.file);
    const position = positions.get(file) ?? positionsIn(file);
    positions.set(file, position);
    const { line, col } = position(finding.path);
    const { message, level } = finding;
    return { file: displayPath(file), line, column: col, message, ...(level && { level }) };
  });
}

function positionsIn(file: string): (keys: Finding['path']) => { line: number; col: number } {
  if (!existsSync(file)) return () => ({ line: 1, col: 1 });
  const lineCounter = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter });
  return (keys) => {
    for (let length = keys.length; length > 0; length--) {
      const node = document.getIn(keys.slice(0, length), true);
      if (isNode(node) && node.range) return lineCounter.linePos(node.range[0]);
    }
    return { line: 1, col: 1 };
  };
}
