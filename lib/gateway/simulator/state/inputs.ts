import type { TestCards } from '../../contract/types';

type Input = TestCards['inputs'][number];

/** What a typed value stands for in the sandbox (`inputs` of test_cards.yaml); `undefined` if nothing. */
export const inputOf = (
  cards: TestCards | undefined,
  input: Input['input'],
  value: string | undefined,
): Input | undefined =>
  cards?.inputs.find((candidate) => candidate.input === input && candidate.value === value);

/** What a value that means `means` ends in. @throws Error if test_cards.yaml has no such value. */
export function failureOfInput(
  cards: TestCards | undefined,
  input: Input['input'],
  means: Input['means'],
): number {
  const found = cards?.inputs.find(
    (candidate) => candidate.input === input && candidate.means === means,
  );
  if (found?.failure === undefined) throw new Error(`test_cards.yaml has no ${means} ${input}`);
  return found.failure;
}
