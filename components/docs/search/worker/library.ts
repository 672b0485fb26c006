import { SearchEngine } from '@/lib/docs/search/engine';
import type { Manifest, NamesFile, PageFile, TextsFile } from '@/lib/docs/search/format';
import { FORMAT, FormatError } from '@/lib/docs/search/format';
import { SearchError, type SearchResult } from '@/lib/docs/search/types';
import { fetchJson } from './fetch-json';
import type { Scope } from './protocol';

/** The index below one base address: what is there of it, and what is on its way. */
export class Library {
  #manifest: Promise<Manifest> | undefined;
  /** The page has just asked the host whether the list in the cache is the newest. */
  #cache: RequestCache = 'force-cache';
  #engine: Promise<SearchEngine> | undefined;
  /** What was added to the engine, or is about to be: the index of texts, and the texts of pages by their numbers. */
  readonly #added = new Map<'texts' | number, Promise<void>>();
  /** Pages of the newest complete result in each context whose texts were not there. */
  readonly #lacking = new Map<Scope, readonly number[]>();

  constructor(readonly baseUrl: string) {}

  /** The engine with titles, headings and identifiers; a failure is forgotten, so that the next call tries again. */
  engine(): Promise<SearchEngine> {
    this.#engine ??= this.#load().catch((error: unknown) => {
      this.#engine = undefined;
      this.#manifest = undefined;
      this.#cache = 'default';
      throw error;
    });
    return this.#engine;
  }

  /** Returns hits from what is loaded; waits for the names only. */
  async search(context: Scope, query: string, limit: number): Promise<SearchResult> {
    const engine = await this.engine();
    const result = engine.search(context, query, limit);
    // The next result may not have the rows that only names gave, and texts that fail must not keep the index from it.
    this.#lacking.set(context, result.isComplete ? engine.pagesWithoutTexts(result.hits) : []);
    return result;
  }

  /** Loads what the newest result in this context lacked: the index of texts, or else texts for excerpts. */
  async load(context: Scope): Promise<void> {
    const engine = await this.engine();
    const { texts, pages } = await this.#read();
    const lacking = this.#lacking.get(context) ?? [];
    await Promise.all([
      this.#once<TextsFile>('texts', texts, (file) => engine.addTexts(file)),
      // Pages of the same texts share a file.
      ...lacking.map((page) =>
        this.#once<PageFile>(page, pages[page] ?? '', (file) => engine.addPage(page, file)),
      ),
    ]);
  }

  #read(cache = this.#cache): Promise<Manifest> {
    this.#manifest ??= this.#readManifest(cache);
    return this.#manifest;
  }

  async #readManifest(cache: RequestCache): Promise<Manifest> {
    const manifest = await fetchJson<Manifest>(`${this.baseUrl}manifest.json`, cache);
    if (manifest?.format !== FORMAT) throw new SearchError('format', `format ${FORMAT} expected`);
    return manifest;
  }

  async #load(): Promise<SearchEngine> {
    const names = await this.#names();
    return asFormat(() => new SearchEngine(names));
  }

  async #names(): Promise<NamesFile> {
    try {
      return await fetchJson<NamesFile>(this.baseUrl + (await this.#read()).names);
    } catch (error) {
      if (!(error instanceof SearchError) || error.kind !== 'missing') throw error;
      // The site was published between the two requests: the list of files at hand is an old one.
      this.#manifest = undefined;
      return fetchJson<NamesFile>(this.baseUrl + (await this.#read('reload')).names);
    }
  }

  /** Fetch a file and give it to the engine, once; a failure is forgotten. */
  #once<T>(part: 'texts' | number, name: string, add: (file: T) => void): Promise<void> {
    const known = this.#added.get(part);
    if (known) return known;
    const adding = fetchJson<T>(this.baseUrl + name)
      .then((file) => asFormat(() => add(file)))
      .catch((error: unknown) => {
        this.#added.delete(part);
        throw error;
      });
    this.#added.set(part, adding);
    return adding;
  }
}

function asFormat<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new SearchError('format', error instanceof FormatError ? error.message : String(error));
  }
}
