import type { ServiceTexts } from './schemas/service-texts';

const PLACE = /\{text:([a-z0-9_]+)\}/g;

/** A text with its sentences, and the names that no sentence has. */
export interface WithTexts {
  readonly value: string;
  readonly unknown: readonly string[];
}

/** Print shared sentences into a text of the data: `{text:late_accepted}` becomes the sentence of that name. */
export function fillTexts(texts: ServiceTexts | undefined, text: string): WithTexts {
  const unknown: string[] = [];
  const value = text.replaceAll(PLACE, (place, name: string) => {
    const found = texts?.[name];
    if (found === undefined) unknown.push(name);
    return found ?? place;
  });
  return { value, unknown };
}
