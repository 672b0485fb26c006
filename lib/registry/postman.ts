import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dataDir, GENERATED_DIR } from '../base/source/files';
import { finishCollection } from '../gateway/contract/openapi/postman';
import type { Contract, JsonObject } from '../gateway/contract/types';

/**
 * The OpenAPI document as a Postman collection, JSON with one space.
 * @param make the converter; loading and running it takes a second, so `cachedConvert` is what the build uses
 * @returns `undefined` if the content folder has no scripts that sign
 * @throws Error with the converter's reason if it refuses the document
 */
export async function postmanCollection(
  openapi: string,
  contract: Contract,
  make: (openapi: string) => Promise<JsonObject> = cachedConvert,
): Promise<string | undefined> {
  const file = (name: string) => path.join(dataDir(), '_contract/clients', name);
  if (!existsSync(file('postman.js'))) return undefined;
  const collection = finishCollection(await make(openapi), contract, {
    request: readFileSync(file('postman.js'), 'utf8'),
    callback: readFileSync(file('postman-callback.js'), 'utf8'),
  });
  return `${JSON.stringify(collection, null, 1)}\n`;
}

/** What the converter makes of a document, kept next to the other generated files until the document changes. */
async function cachedConvert(openapi: string): Promise<JsonObject> {
  const key = createHash('sha256').update(openapi).digest('hex');
  const cache = path.resolve(GENERATED_DIR, 'postman.json');
  if (existsSync(cache)) {
    const kept: { key: string; collection: JsonObject } = JSON.parse(readFileSync(cache, 'utf8'));
    if (kept.key === key) return kept.collection;
  }
  const collection = await convert(openapi);
  mkdirSync(path.dirname(cache), { recursive: true });
  writeFileSync(cache, JSON.stringify({ key, collection }));
  return collection;
}

/** Runs `openapi-to-postmanv2`; ids are random. @throws Error with its reason if it refuses the document */
export async function convert(openapi: string): Promise<JsonObject> {
  const { convertV2 } = await import('openapi-to-postmanv2');
  return new Promise((resolve, reject) => {
    convertV2(
      { type: 'string', data: openapi },
      { folderStrategy: 'Tags', parametersResolution: 'Example' },
      (error, result) => {
        const [first] = result?.output ?? [];
        // Through JSON: the converter's own objects hold more than they print.
        if (first) resolve(JSON.parse(JSON.stringify(first.data)));
        else reject(new Error(`No Postman collection: ${result?.reason ?? String(error)}`));
      },
    );
  });
}
