import type { JobStripProps } from '#drawings/strip/job-strip.tsx';
import type { Job } from '#schemas/job.ts';
import { minutesOf } from '#schemas/job-strip.ts';
import { readSheets } from './sheets.ts';

/**
 * Returns the times of a job in minutes, and adds the number of its sheet to the text of each item; undefined if the job
 * has no times.
 */
export async function readJobStrip({
  strip,
}: Pick<Job, 'strip'>): Promise<JobStripProps | undefined> {
  if (!strip) return undefined;
  const sheets = await readSheets();
  return {
    label: strip.label,
    windows: strip.windows.map(({ from, to }) => ({ from: minutesOf(from), to: minutesOf(to) })),
    items: strip.items.map(({ from, to, value, text, sheet }) => {
      const number = sheets.find(({ id }) => id === sheet?.id)?.number;
      return {
        from: minutesOf(from),
        to: to === undefined ? undefined : minutesOf(to),
        value,
        text: number ? `${number} ${text}` : text,
      };
    }),
  };
}
