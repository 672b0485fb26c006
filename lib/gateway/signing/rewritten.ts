/** One JSON in the forms in which serializers write it: what a program hashes when it does not keep the bytes. */
export function rewritten(body: string): { readonly text: string; readonly how: string }[] {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return [];
  }
  const compact = JSON.stringify(value);
  const spaced = spacedJson(value);
  const ascii = 'every character outside ASCII as \\u…';
  const slashes = 'every slash as \\/';
  return [
    { text: compact, how: 'The hashed body had no spaces, as JSON.stringify writes it.' },
    { text: spaced, how: 'The hashed body had a space after each colon and comma.' },
    { text: escapeAscii(compact), how: `The hashed body had no spaces, and ${ascii}.` },
    {
      text: escapeAscii(spaced),
      how: `The hashed body had a space after each colon and comma, and ${ascii}, as json.dumps writes it.`,
    },
    {
      text: escapeSlashes(compact),
      how: `The hashed body had ${slashes}.`,
    },
    {
      text: escapeSlashes(escapeAscii(compact)),
      how: `The hashed body had ${slashes} and ${ascii}, as json_encode writes it.`,
    },
    { text: JSON.stringify(value, null, 2), how: 'The hashed body was indented by two spaces.' },
    { text: JSON.stringify(value, null, 4), how: 'The hashed body was indented by four spaces.' },
    { text: JSON.stringify(sorted(value)), how: 'The keys of the hashed body were sorted.' },
    {
      text: JSON.stringify(body),
      how: 'The body was serialized twice: the hashed one was a JSON string.',
    },
  ];
}

/** `{"a": 1, "b": [2, 3]}`: JSON with the spaces that Python writes. */
function spacedJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spacedJson).join(', ')}]`;
  if (value !== null && typeof value === 'object') {
    const pairs = Object.entries(value);
    return `{${pairs.map(([key, each]) => `${JSON.stringify(key)}: ${spacedJson(each)}`).join(', ')}}`;
  }
  return JSON.stringify(value);
}

const escapeAscii = (json: string): string =>
  json.replace(
    /[\u0080-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const escapeSlashes = (json: string): string => json.replaceAll('/', '\\/');

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const pairs = Object.entries(value).map(([key, each]) => [key, sorted(each)] as const);
  return Object.fromEntries(pairs.sort(([a], [b]) => (a < b ? -1 : 1)));
}
