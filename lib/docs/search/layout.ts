const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const CYRILLIC = 'ёйцукенгшщзхъфывапролджэячсмитьбю';

const TO_CYRILLIC = new Map([...LATIN].map((key, index) => [key, CYRILLIC[index] ?? key]));
const TO_LATIN = new Map([...CYRILLIC].map((key, index) => [key, LATIN[index] ?? key]));

/** The same keys on the other of the two layouts: `gkfnt;` ↔ `платеж`. What both layouts share stays. */
export function otherLayout(text: string): string {
  const keys = /\p{Script=Cyrillic}/u.test(text) ? TO_LATIN : TO_CYRILLIC;
  return [...text.toLowerCase()].map((key) => keys.get(key) ?? key).join('');
}
