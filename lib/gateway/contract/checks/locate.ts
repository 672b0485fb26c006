import path from 'node:path';
import { isNode, LineCounter, parseDocument } from 'yaml';
import { dataDir, displayPath, isFolder } from '../../../base/source/files';
import type { Problem } from '../../../base/source/problems';
import { isThere, readText } from '../../../base/source/read-text';
import type { Finding } from './finding';

/**
 * Findings with line and column of the deepest key that exists; each file is parsed once.
 * @param root the folder that holds the data folders
 */
export function locate(findings: readonly Finding[], root: string = dataDir()): Problem[] {
  const positions = new Map<string, Positions>();
  return findings.map((finding) => {
    const file = path.join(root, finding.file);
    const { message, level } = finding;
    if (finding.line !== undefined) {
      return { file: displayPath(file), line: finding.line, column: 1, message };
    }
    const position = positions.get(file) ?? positionsIn(file);
    positions.set(file, position);
    const { line, col } = position(finding.path);
    return { file: displayPath(file), line, column: col, message, ...(level && { level }) };
  });
}

/** Where the deepest key that exists begins. */
type Positions = (keys: Finding['path']) => { line: number; col: number };

/**
 * What was made of the last text. To parse the longest file takes longer than all checks together, and it is
 * often the file that has faults while an author corrects another one.
 */
let last: { text: string; positions: Positions } | undefined;

function positionsIn(file: string): Positions {
  if (!isThere(file) || isFolder(file)) return () => ({ line: 1, col: 1 });
  const text = readText(file);
  if (last?.text !== text) last = { text, positions: positionsOf(text) };
  return last.positions;
}

function positionsOf(text: string): Positions {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  return (keys) => {
    for (let length = keys.length; length > 0; length--) {
      const node = document.getIn(keys.slice(0, length), true);
      if (isNode(node) && node.range) return lineCounter.linePos(node.range[0]);
    }
    return { line: 1, col: 1 };
  };
}
