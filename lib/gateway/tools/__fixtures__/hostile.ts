import { mulberry32 } from '../../../base/math/random';

const PIECES = [
  ...['', ' ', '0', '-1', '1e999', '9'.repeat(400), '٣', 'NaN', 'null', 'true', '[]', '{}'],
  ...['<img src=x onerror=alert(1)>', "'; DROP TABLE x;--", '#{7*7}', '{{7*7}}', '%00', '%zz'],
  ...['\u0000', '\u202e', '\ud800', '\ufeff', '💥', 'a\nb', '\r\n\r\n', '__proto__', 'constructor'],
  ...['..', '/', '\\', '"', '&amp;', 'x'.repeat(5000), '4000000100000001', '2026-13-45T99:99:99Z'],
];

/** Texts of one to three pieces, the same in each run. */
export function hostileTexts(count: number): string[] {
  const next = mulberry32(5);
  const piece = () => PIECES[Math.floor(next() * PIECES.length)] ?? '';
  return Array.from({ length: count }, (_, index) =>
    index < PIECES.length
      ? (PIECES[index] ?? '')
      : Array.from({ length: 1 + Math.floor(next() * 3) }, piece).join(''),
  );
}
