import type { ProseRules } from './rules';
import type { Finding } from './wording';

type Exceptions = ProseRules['exceptions'];

/** In place of the name of a rule: all of them. */
const ALL_RULES = '*';

/** Findings that no exception allows, and the exceptions that allow nothing. */
export function withoutExceptions(
  findings: readonly Finding[],
  exceptions: Exceptions,
): { readonly findings: Finding[]; readonly unused: Exceptions } {
  const used = new Set<number>();
  const tests = exceptions.map(({ rule, files, text }) => ({
    rule,
    file: new RegExp(files, 'u'),
    text: new RegExp(text ?? '', 'iu'),
  }));
  const left = findings.filter(({ rule, passage, sentence }) => {
    const allowed = tests.flatMap((test, index) =>
      [rule, ALL_RULES].includes(test.rule) &&
      test.file.test(passage.file) &&
      test.text.test(sentence)
        ? [index]
        : [],
    );
    for (const index of allowed) used.add(index);
    return allowed.length === 0;
  });
  return { findings: left, unused: exceptions.filter((_, index) => !used.has(index)) };
}
