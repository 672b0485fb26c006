/** Where a text stops being JSON, counted from 0, and what to do. */
interface JsonFault {
  readonly index: number;
  readonly message: string;
}

/** Tokens of RFC 8259: white space, a text, a number or a word. */
const TOKEN =
  /[ \t\n\r]*(?:([{}[\],:])|("(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|(?:true|false|null)(?!\w)))/uy;

interface Token {
  readonly kind: string;
  readonly index: number;
}

/**
 * The first fault of a text that should be JSON; undefined for none. Each engine says it in other words, and some say
 * no place.
 */
export function jsonFault(text: string): JsonFault | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch {
    const index = firstFault(text);
    const found = text.slice(index).split(/\s/)[0] ?? '';
    if (found === '') return { index, message: 'the JSON has no end — close each "{" and "["' };
    const before = text.slice(0, index).trimEnd();
    return /^[}\]]/.test(found) && before.endsWith(',')
      ? { index: before.length - 1, message: 'a comma is before the end of a list — remove it' }
      : {
          index,
          message: `"${[...found].slice(0, 12).join('')}" is not JSON here — correct it, or give a shortened sample a title with "part of"`,
        };
  }
}

/** The offset of the first token that no JSON has there. */
function firstFault(text: string): number {
  let at = 0;
  const next = (): Token => {
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(text);
    const index = at + (/^[ \t\n\r]*/.exec(text.slice(at))?.[0].length ?? 0);
    if (match) at = TOKEN.lastIndex;
    return { kind: match ? (match[1] ?? (match[2] === undefined ? 'value' : 'text')) : '', index };
  };
  /** What may follow now: a value, the first of a list, a key, a colon, or what is after a value. */
  let expected = 'value';
  const open: string[] = [];
  for (;;) {
    const { kind, index } = next();
    const isEnd = kind === '}' || kind === ']';
    const isClosing = isEnd && (open.at(-1) === '{' ? '}' : ']') === kind && open.length > 0;
    if (isClosing && (expected === 'after' || expected === 'first')) {
      open.pop();
      expected = 'after';
    } else if (expected === 'after' && kind === ',' && open.length > 0)
      expected = open.at(-1) === '{' ? 'key' : 'value';
    else if (expected === 'colon' && kind === ':') expected = 'value';
    else if (open.at(-1) === '{' && (expected === 'key' || expected === 'first') && kind === 'text')
      expected = 'colon';
    else if (expected === 'value' || (expected === 'first' && open.at(-1) === '[')) {
      if (kind === '{' || kind === '[') {
        open.push(kind);
        expected = 'first';
      } else if (kind === 'text' || kind === 'value') expected = 'after';
      else return index;
    } else return index;
  }
}
