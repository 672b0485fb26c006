import { z } from 'zod';
import { type Infer, inlineText, slug } from './common';

/** `service_texts.yaml`: sentences that several services print, by name. */
export type ServiceTexts = Infer<typeof serviceTextsSchema>;
export const serviceTextsSchema = z.record(slug, inlineText);
