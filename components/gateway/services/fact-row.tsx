import type { ReactNode } from 'react';
import { plainText } from '@/lib/gateway/contract/inline';
import { factText } from '@/lib/gateway/contract/services';
import type { Fact, InlineText } from '@/lib/gateway/contract/types';
import { Inline } from '../text/inline';

/** A label with its value in the table of facts. */
export interface FactRow {
  readonly label: string;
  readonly value: ReactNode;
  /** Too much text for half of the table. */
  readonly wide?: boolean;
}

/** From here on a value in half of the table is a column of more than four lines. */
const LONG_VALUE = 110;

export const isLong = (text: InlineText): boolean => plainText(text).length > LONG_VALUE;

/** No row for an empty text. */
export const textRow = (label: string, text: InlineText = ''): FactRow | undefined =>
  text === '' ? undefined : { label, value: <Inline text={text} />, wide: isLong(text) };

/** The row of something with a dial, whose words are a fact. */
export const dialRow = (label: string, value: ReactNode, fact: Fact | undefined): FactRow => ({
  label,
  value,
  wide: isLong(factText(fact) ?? ''),
});

/** No row where there is no fact, or only an uncertain one. */
export const factRow = (label: string, fact: Fact | undefined): FactRow | undefined =>
  textRow(label, factText(fact));
