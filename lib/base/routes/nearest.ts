import { editDistance } from '../text/edit-distance';

/** Longer paths are not compared letter by letter: they are no typing errors. */
const MAX_LENGTH = 120;

const wordsOf = (path: string): string[] =>
  path
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1 && word !== 'html' && word !== 'index');

/**
 * Routes that a reader may have intended by an unknown path. First those that share words with it (the last word counts
 * twice), then those that differ by a few letters. Best first; empty when no route is similar.
 */
export function nearestRoutes(path: string, routes: readonly string[], limit: number): string[] {
  const asked = path.slice(0, MAX_LENGTH).toLowerCase();
  const words = wordsOf(asked);
  const last = words.at(-1);
  return routes
    .map((route) => {
      const own = new Set(wordsOf(route));
      const shared = words.filter((word) => own.has(word)).length + (last && own.has(last) ? 1 : 0);
      const distance =
        editDistance(asked, route.toLowerCase()) / Math.max(asked.length, route.length, 1);
      return { route, score: shared / (words.length + 1) + Math.max(0, 0.6 - distance) };
    })
    .filter(({ score }) => score >= 0.3)
    .sort((a, b) => b.score - a.score || (a.route < b.route ? -1 : 1))
    .slice(0, limit)
    .map(({ route }) => route);
}
