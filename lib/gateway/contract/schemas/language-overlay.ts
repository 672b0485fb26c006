import { z } from 'zod';
import { type Infer, isoDate } from './common';
import { mistakenCode } from './list-rules';

const language = z.string().regex(/^[a-z]{2}$/, 'a language is two lower-case letters');

/** `language_overlay.yaml`. */
export type LanguageOverlay = Infer<typeof languageOverlaySchema>;
export const languageOverlaySchema = z.strictObject({
  asOf: isoDate,
  /** Native names that the package misspells, by code. */
  nativeNames: z.record(language, z.string().min(1)).optional(),
  mistaken: z.array(mistakenCode(language)),
});
