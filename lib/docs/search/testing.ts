import { searchFiles } from './build/files';
import { SearchEngine } from './engine';
import type { SearchPage, SearchSource } from './records';

/** The search over a source as a browser has it at first: of names. For tests and benches. */
export const namesEngineOf = (source: SearchSource): SearchEngine => engineFrom(source, false);

/** The search over a source with everything that can be loaded. For tests and benches. */
export const engineOf = (source: SearchSource): SearchEngine => engineFrom(source, true);

/** As over the wire: written, and read again. */
function engineFrom(source: SearchSource, isWhole: boolean): SearchEngine {
  const files = searchFiles(source);
  const { names, texts, pages } = JSON.parse(JSON.stringify(files)) as typeof files;
  const engine = new SearchEngine(names);
  if (!isWhole) return engine;
  engine.addTexts(texts);
  pages.forEach((file, page) => {
    engine.addPage(page, file);
  });
  return engine;
}

/** A page of which only what a test is about is said. */
export const somePage = (page: Partial<SearchPage>): SearchPage => ({
  route: '/',
  title: 'Page',
  context: 'general',
  breadcrumb: [],
  keywords: '',
  weight: 0,
  ...page,
});
