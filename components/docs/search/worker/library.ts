import { SearchEngine } from '@/lib/docs/search/engine';
import type { Manifest, NamesFile, TextsFile, WordsFile } from '@/lib/docs/search/format';
import { FORMAT, FormatError } from '@/lib/docs/search/format';
import { decodeNames } from '@/lib/docs/search/names-file';
import { decodeTexts, decodeWords } from '@/lib/docs/search/texts-file';
import { SearchError } from '@/lib/docs/search/types';
import { fetchJson } from './fetch-json';
import type { Scope } from './protocol';

/** Records between two pauses, in which questions are answered. */
const BATCH = 60;

/** The index below one base address: what is there of it, and what is on its way. */
export class Library {
  #manifest: Promise<Manifest> | undefined;
  /** The page has just asked the host whether the list in the cache is the newest. */
  #cache: RequestCache = 'force-cache';
  #engine: Promise<SearchEngine> | undefined;
  #words: Promise<readonly string[]> | undefined;
  readonly #texts = new Map<string, Promise<void>>();
  readonly #ready = new Set<string>();

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

  /** All texts of a context are searchable afterwards. */
  async texts(context: Scope): Promise<void> {
    const engine = await this.engine();
    const { texts } = await this.#read();
    const wanted = texts.filter((text) => context === '' || text.context === context);
    await Promise.all(wanted.map(({ file }) => this.#piece(engine, file)));
  }

  /** Are the texts of a context there? */
  async isComplete(context: Scope): Promise<boolean> {
    const { texts } = await this.#read();
    return texts.every(
      (text) => (context !== '' && text.context !== context) || this.#ready.has(text.file),
    );
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
    return asFormat(() => {
      const { pages, records } = decodeNames(names);
      return new SearchEngine(pages, records);
    });
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

  #piece(engine: SearchEngine, file: string): Promise<void> {
    const known = this.#texts.get(file);
    if (known) return known;
    const loading = this.#add(engine, file).catch((error: unknown) => {
      this.#texts.delete(file);
      throw error;
    });
    this.#texts.set(file, loading);
    return loading;
  }

  #sharedWords(): Promise<readonly string[]> {
    this.#words ??= this.#readWords().catch((error: unknown) => {
      this.#words = undefined;
      throw error;
    });
    return this.#words;
  }

  async #readWords(): Promise<readonly string[]> {
    const words = await fetchJson<WordsFile>(this.baseUrl + (await this.#read()).words);
    return asFormat(() => decodeWords(words));
  }

  async #add(engine: SearchEngine, file: string): Promise<void> {
    const [texts, words] = await Promise.all([
      fetchJson<TextsFile>(this.baseUrl + file),
      this.#sharedWords(),
    ]);
    const entries = asFormat(() => decodeTexts(texts, words));
    for (let at = 0; at < entries.length; at += BATCH) {
      for (const [record, text] of entries.slice(at, at + BATCH)) engine.addText(record, text);
      await new Promise((resolve) => setTimeout(resolve));
    }
    this.#ready.add(file);
  }
}

function asFormat<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new SearchError('format', error instanceof FormatError ? error.message : String(error));
  }
}
