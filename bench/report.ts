import { cpus } from 'node:os';

/** What a bench found. */
export interface Report {
  title: string;
  figures: Figure[];
}

/** One measured number. */
interface Figure {
  name: string;
  value: number;
  unit: string;
  /** What is required of it; without it the number is there to compare with. */
  atLeast?: number;
  atMost?: number;
}

/** Whether every figure is as good as required. */
export function holds({ figures }: Report): boolean {
  return figures.every((figure) => judge(figure) !== 'missed');
}

/** The report as a Markdown table. */
export function toMarkdown({ title, figures }: Report): string {
  const rows = figures.map((figure) => [
    figure.name,
    `${round(figure.value)} ${figure.unit}`,
    describeBound(figure),
    judge(figure),
  ]);
  const lines = [['Figure', 'Measured', 'Asked', 'Verdict'], ['---', '---', '---', '---'], ...rows];
  return [
    `## ${title}`,
    '',
    ...lines.map((cells) => `| ${cells.join(' | ')} |`),
    '',
    machine,
    '',
  ].join('\n');
}

/** The report as JSON, with the verdict on each figure. */
export function toJson(report: Report): string {
  const figures = report.figures.map((figure) => ({ ...figure, verdict: judge(figure) }));
  return `${JSON.stringify({ ...report, machine, figures }, undefined, 2)}\n`;
}

/** What it was measured on. */
export const machine = `Node ${process.versions.node} on ${process.platform}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`;

function judge({ value, atLeast, atMost }: Figure): 'held' | 'missed' | '' {
  if (atLeast === undefined && atMost === undefined) return '';
  return value >= (atLeast ?? value) && value <= (atMost ?? value) ? 'held' : 'missed';
}

function describeBound({ unit, atLeast, atMost }: Figure): string {
  if (atLeast !== undefined) return `at least ${round(atLeast)} ${unit}`;
  return atMost === undefined ? '' : `at most ${round(atMost)} ${unit}`;
}

function round(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: value < 100 ? 1 : 0 });
}
