import { checkIdentifier, type IdentifierId, type Pass } from '@/lib/gateway/identifiers';

/** Shown in place of a verdict while the field is empty. */
export const HINT = 'Type a value, or try an example.';

/** How a verdict looks: `doubt` is no reason to refuse. */
export type Tone = 'good' | 'bad' | 'doubt';

export interface Said {
  readonly tone: Tone;
  readonly text: string;
}

/**
 * The verdict on a typed value in words, or undefined for an empty one.
 * @param bank what was typed as the bank of the account; undefined where no bank is asked for
 * @example sayVerdict('cpf', '529.982.247-25')?.text // 'Valid. Send it as 52998224725.'
 */
export function sayVerdict(id: IdentifierId, value: string, bank?: string): Said | undefined {
  if (value.trim() === '') return undefined;
  const bankCode = bank?.trim() || undefined;
  const verdict = checkIdentifier(id, value, { bankCode });
  if (!verdict.ok) return { tone: 'bad', text: `Not valid. ${verdict.message}` };
  if (verdict.warning) return { tone: 'doubt', text: `Possible. ${verdict.warning.message}` };
  if (bank !== undefined && bankCode === undefined) {
    return {
      tone: 'doubt',
      text: 'Possible. Fill in the bank code too: the last digit depends on it.',
    };
  }
  // The domain of an email address can be seen in the address itself.
  const parts = id === 'email' ? '' : partsText(verdict);
  return { tone: 'good', text: `${sendText(value, verdict)} ${parts}`.trim() };
}

const sendText = (value: string, { normalized }: Pass): string =>
  normalized === value ? 'Valid. Send it unchanged.' : `Valid. Send it as ${normalized}.`;

/** What the value says about itself: "It contains: country GB, bank NWBK." */
function partsText({ parts = {} }: Pass): string {
  const words = Object.entries(parts).map(([name, part]) => `${name.replace(/_/g, ' ')} ${part}`);
  return words.length === 0 ? '' : `It contains: ${words.join(', ')}.`;
}
