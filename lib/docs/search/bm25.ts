/** Saturation of a term's frequency, and how much a record's length counts (spec §9: 1.2 and 0.75). */
export const K1 = 1.2;
export const B = 0.75;

/** Rarity of a term that is in `found` of `all` records. */
export const idf = (all: number, found: number): number =>
  Math.log(1 + (all - found + 0.5) / (found + 0.5));

/**
 * BM25F of one term in one record. `length` is a share of the mean length. Frequency and length carry the same field
 * weights: with weights in only one of them the shortest record would always win.
 */
export const bm25 = (rarity: number, frequency: number, length: number): number =>
  (rarity * frequency * (K1 + 1)) / (frequency + K1 * (1 - B + B * length));
