/** A component of a page, and under which heading it stands. */
export interface Place {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Number of the heading in the page's list; -1 before the first one. */
  readonly heading: number;
}

const FENCE = /^\s*(`{3,}|~{3,})/;
const TAG = /<([A-Z]\w*)((?:\s+[\w-]+="[^"]*")*)\s*\/?>/g;

/** The components a page uses, in order. Code fences are skipped, as the compiler does. */
export function placesOf(markdown: string): Place[] {
  const places: Place[] = [];
  let heading = -1;
  let fence: string | undefined;
  for (const line of markdown.split('\n')) {
    const mark = FENCE.exec(line)?.[1];
    if (mark !== undefined) {
      if (fence === undefined) fence = mark;
      else if (mark.startsWith(fence)) fence = undefined;
      continue;
    }
    if (fence !== undefined) continue;
    if (/^#{2,6}\s/.test(line)) heading += 1;
    for (const [, name = '', attributes = ''] of line.matchAll(TAG)) {
      places.push({ name, attributes: attributesOf(attributes), heading });
    }
  }
  return places;
}

const attributesOf = (source: string): Record<string, string> =>
  Object.fromEntries(
    Array.from(source.matchAll(/([\w-]+)="([^"]*)"/g), ([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
