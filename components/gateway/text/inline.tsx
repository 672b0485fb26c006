import { Fragment, type ReactNode } from 'react';
import { CodeName, Unbroken } from '@/components/base/code/unbroken';
import { DocLink } from '@/components/base/link/link';
import { type InlinePart, parseInline } from '@/lib/gateway/contract/inline';
import type { InlineText } from '@/lib/gateway/contract/types';
import { Breakable } from './breakable';

/** A text of the data files: code spans and links become elements, everything else is text. */
export function Inline({ text }: { readonly text: InlineText }) {
  return <>{renderParts(parseInline(text))}</>;
}

// Runs of one text never change places, so their position is a sound key.
const renderParts = (parts: readonly InlinePart[]): ReactNode =>
  parts.map((part, index) => <Fragment key={keyOf(part, index)}>{renderPart(part)}</Fragment>);

const keyOf = (part: InlinePart, index: number): string =>
  `${index}-${part.type === 'link' ? part.href : part.text}`;

/** `30 s` stays in one line: the space is part of the value (SI Brochure, 9th edition, 5.4.3). */
const withUnitsBound = (text: string): string =>
  text.replace(/(\d) (?=(?:s|h|ms|min|kB|MB)\b)/g, '$1\u00a0');

/** From here on a name is wider than the column of texts in a table. */
const LONG_NAME = 24;

function renderPart(part: InlinePart): ReactNode {
  switch (part.type) {
    case 'text':
      return <Unbroken text={withUnitsBound(part.text)} />;
    case 'code':
      return (
        <CodeName name={part.text}>
          {part.text.length > LONG_NAME ? <Breakable name={part.text} /> : part.text}
        </CodeName>
      );
    case 'link':
      return <DocLink href={part.href}>{renderParts(part.parts)}</DocLink>;
  }
}
