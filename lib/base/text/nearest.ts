import { editDistance } from './edit-distance';

/** The candidate an author most likely meant, or undefined when none is within a third of the word. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Math.max(2, Math.floor(word.length / 3)) + 1;
  for (const candidate of candidates) {
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase(), bestDistance - 1);
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** ` — did you mean "x"?`, or the given remedy when nothing is near. */
export const didYouMean = (
  word: string,
  candidates: Iterable<string>,
  otherwise: string,
): string => {
  const near = nearest(word, candidates);
  return near === undefined ? ` — ${otherwise}` : ` — did you mean "${near}"?`;
};
