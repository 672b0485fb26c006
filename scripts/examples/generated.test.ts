import { expect, it } from 'vitest';
import { PROGRAM_LANGUAGES } from '../../lib/base/code/languages';
import { loadContract } from '../../lib/gateway/contract/load';
import { generatedExamples, programsOf } from './generated';

it('has in a sample each example in half of the languages, and half of the examples in each', () => {
  const examples = generatedExamples(loadContract());
  const [all, sample] = [programsOf(examples), programsOf(examples, true)];
  const shownIn = (programs: typeof all, example: (typeof examples)[number]) =>
    programs.filter((program) => program.example === example).length;
  for (const example of examples) expect(shownIn(sample, example)).toBe(shownIn(all, example) / 2);
  for (const language of PROGRAM_LANGUAGES) {
    const share =
      sample.filter((program) => program.language === language).length /
      all.filter((program) => program.language === language).length;
    expect(share).toBeCloseTo(0.5, 1);
  }
});
