import type { ReactNode } from 'react';
import { Dial } from '@/components/base/icon/dial';
import './verdict.css';

interface VerdictProps {
  readonly tone: 'good' | 'bad' | 'none';
  /** The cause in one sentence. */
  readonly line: string;
  readonly children?: ReactNode;
}

/** What a tool has found: dial, cause, evidence. Its place is reserved, so nothing moves when it arrives. */
export const Verdict = ({ tone, line, children }: VerdictProps) => (
  <div className={`tool-verdict is-${tone}`} role="status">
    <Dial level={LEVELS[tone]} tone={tone} />
    <div>
      <p className="tool-verdict-line">{line}</p>
      {children}
    </div>
  </div>
);

const LEVELS = { good: 'check', bad: 'cross', none: 'empty' } as const;

/** Two texts one below the other, with the characters marked that only one of them has. */
export function Differences({
  before,
  after,
}: {
  readonly before: Labeled;
  readonly after: Labeled;
}) {
  const [start, end] = commonEnds(before.text, after.text);
  return (
    <dl className="tool-bytes">
      {[before, after].map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the text scrolls sideways, also by keyboard */}
          <dd tabIndex={0}>
            <code>
              {clip(text.slice(0, start))}
              <mark>{visible(text.slice(start, text.length - end))}</mark>
              {text.slice(text.length - end, text.length - end + CONTEXT)}
            </code>
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface Labeled {
  readonly label: string;
  readonly text: string;
}

/** Characters that are shown before and after the difference. */
const CONTEXT = 40;

const clip = (text: string): string => (text.length > CONTEXT ? `…${text.slice(-CONTEXT)}` : text);

/** White space that would not be seen in a mark. */
const visible = (text: string): string =>
  text.replaceAll('\r', '␍').replaceAll('\n', '␊').replaceAll(' ', '·');

/** How many characters two texts have in common at their beginnings, and then at their ends. */
function commonEnds(a: string, b: string): [start: number, end: number] {
  const least = Math.min(a.length, b.length);
  let start = 0;
  while (start < least && a[start] === b[start]) start++;
  let end = 0;
  while (end < least - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  return [start, end];
}
