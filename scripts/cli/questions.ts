import { createInterface } from 'node:readline/promises';
import type { Question } from '../../lib/docs/content/new-kind';
import { CommandError } from './run-command';

type Given = Readonly<Record<string, string | boolean | undefined>>;

/**
 * A reply to each question: from the options, and in a terminal from the author, who is asked until it is right.
 * @throws CommandError for an option that is wrong, and for one that is missing where there is no terminal
 */
export async function answersTo(
  questions: readonly Question[],
  given: Given,
  terminal: Pick<NodeJS.ReadStream, 'isTTY'> = process.stdin,
): Promise<Readonly<Record<string, string>>> {
  const answers: Record<string, string> = {};
  const missing: Question[] = [];
  for (const question of questions) {
    const answer = given[question.name];
    if (typeof answer !== 'string') {
      missing.push(question);
      continue;
    }
    const fault = faultOf(question, answer);
    if (fault !== undefined)
      throw new CommandError(`--${question.name}: ${fault}${fault.endsWith('?') ? '' : '.'}`);
    answers[question.name] = answer.trim();
  }
  if (missing.length === 0) return answers;
  if (terminal.isTTY) return { ...answers, ...(await ask(missing)) };
  const required = missing.filter(({ isOptional }) => !isOptional);
  if (required.length === 0) return answers;
  throw new CommandError(
    [
      'These options are missing:',
      ...required.map((each) => `  --${each.name} ${each.example}  ${each.ask}`),
    ].join('\n'),
  );
}

const faultOf = (question: Question, answer: string): string | undefined =>
  answer.trim() === ''
    ? question.isOptional
      ? undefined
      : `is empty — write for example ${question.example}`
    : question.fault?.(answer.trim());

async function ask(questions: readonly Question[]): Promise<Record<string, string>> {
  const line = createInterface({ input: process.stdin, output: process.stdout });
  const answers: Record<string, string> = {};
  try {
    for (const question of questions) {
      for (;;) {
        const answer = await line.question(`${question.ask} (such as ${question.example}): `);
        const fault = faultOf(question, answer);
        if (fault === undefined) {
          answers[question.name] = answer.trim();
          break;
        }
        console.log(fault);
      }
    }
  } finally {
    line.close();
  }
  return answers;
}
