import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentFolder } from './content-folder.ts';
import type { Change } from './hold-pages.ts';
import { Refusal } from './refusal.ts';
import { writeWhole } from './write-whole.ts';

/** The whole text of a file before and after; undefined where there is none. */
export interface FileStep {
  /** Relative to the project. */
  path: string;
  title: string;
  before: string | undefined;
  after: string | undefined;
}

/** Writes files, each step as one change, and remembers what they were for as long as the desk runs. */
export function keepHistory(content: ContentFolder, change: Change) {
  const done: (readonly FileStep[])[] = [];
  const put = (steps: readonly FileStep[], state: 'before' | 'after') =>
    change(async () => {
      for (const step of steps) {
        const place = join(content.root, step.path);
        const text = step[state];
        await (text === undefined ? rm(place, { force: true }) : writeWhole(place, text));
      }
    });

  /** Writes files that belong together; the first one names the step. */
  async function write(steps: readonly FileStep[]): Promise<void> {
    await put(steps, 'after');
    done.push(steps);
    if (done.length > mostSteps) done.shift();
  }

  /**
   * Takes the last step back.
   *
   * @throws Refusal where there is none, or a file changed since, or others need what it made.
   */
  async function undo() {
    const steps = done.at(-1);
    const [first] = steps ?? [];
    if (!steps || !first) throw new Refusal(409, 'There is no save to undo.');
    for (const step of steps) {
      const now = await content.readText(step.path).catch(() => undefined);
      if (now === step.after) continue;
      done.pop();
      throw new Refusal(409, `${step.path} has changed since that save, so it stays as it is.`);
    }
    const problems = await content.check(
      new Map(steps.map(({ path, before }) => [path.replace('content/', ''), before])),
    );
    const [problem] = problems;
    if (problem) {
      const { file, field, message } = problem;
      throw new Refusal(
        409,
        `That cannot be undone. ${[file, field].filter(Boolean).join(' ')}: ${message}.`,
      );
    }
    await put(steps, 'before');
    done.pop();
    return { path: first.path, title: first.title };
  }

  return { write, undo };
}

export type History = ReturnType<typeof keepHistory>;

const mostSteps = 200;
