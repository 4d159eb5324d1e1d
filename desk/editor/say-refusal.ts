import { Refusal } from './desk-api.ts';
import { toSentence } from './to-sentence.ts';

/** Why something was not done, in sentences: each problem that was found, or what the server said. */
export function sayRefusal(error: unknown): string {
  if (!(error instanceof Refusal)) return String(error);
  const { problems, message } = error;
  return problems.length > 0
    ? problems.map((problem) => toSentence(problem.message)).join(' ')
    : toSentence(message);
}
