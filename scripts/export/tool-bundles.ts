import { readdirSync } from 'node:fs';
import path from 'node:path';
import { OUT_DIR, readOut } from './out';

const CHUNKS = '_next/static/chunks';

/** What a press on a tool fetches, and what its parts fetch when they are opened. */
interface ToolBundle {
  /** Files below the finished site. */
  readonly files: readonly string[];
  readonly later: readonly string[];
}

/**
 * The files of each tool, read from the finished site as the browser reads them: the shell names a module for each
 * tool, and a module names its files.
 * @throws Error if the finished site names no tools: the form of its chunks has changed
 */
export function toolBundles(): ReadonlyMap<string, ToolBundle> {
  const texts = new Map(
    readdirSync(path.join(OUT_DIR, CHUNKS))
      .filter((name) => name.endsWith('.js'))
      .map((name) => [`${CHUNKS}/${name}`, readOut(`${CHUNKS}/${name}`) ?? '']),
  );
  const all = [...texts.values()];
  const shell = all.find((text) => /"callback-get":\(\)=>\w+\.A\(\d+\)/.test(text)) ?? '';
  const list = /\{[^{}]*"callback-get":\(\)=>\w+\.A\(\d+\)[^{}]*\}/.exec(shell)?.[0] ?? '';
  const named = [...list.matchAll(/"?([\w-]+)"?:\(\)=>\w+\.A\((\d+)\)/g)];
  if (named.length === 0) throw new Error('The finished site names no tools in its chunks.');
  return new Map(
    named.map(([, name = '', id = '']) => {
      const head = new RegExp(`\\b${id},\\w+=>\\{\\w+\\.v\\(\\w+=>Promise\\.all\\((\\[[^\\]]*\\])`);
      const files = all.flatMap((text) => filesIn(head.exec(text)?.[1] ?? ''));
      const later = files.flatMap((file) =>
        [...(texts.get(file) ?? '').matchAll(/Promise\.all\((\["static\/chunks[^\]]*\])/g)].flatMap(
          ([, found = '']) => filesIn(found),
        ),
      );
      return [name, { files, later: [...new Set(later)].filter((file) => !files.includes(file)) }];
    }),
  );
}

const filesIn = (list: string): string[] =>
  [...list.matchAll(/"(static\/chunks\/[^"]+)"/g)].map(([, file]) => `_next/${file}`);
