import { cpus } from 'node:os';

/** The result of a benchmark. */
export interface Report {
  title: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** Notes on the method and on notable results, one list item each. */
  notes: readonly string[];
  /** The numbers behind the rows, for `--json`. */
  results: object;
}

/** A description of the machine that ran the benchmark. */
export const machine = `Node ${process.versions.node} on ${process.platform}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`;

/** The report as a Markdown table with notes below it. */
export function formatReport({ title, columns, rows, notes }: Report): string {
  const table = [columns, columns.map(() => '---'), ...rows].map((cells) => {
    const escaped = cells.map((cell) => cell.replaceAll('|', '\\|'));
    return `| ${escaped.join(' | ')} |`;
  });
  const list = [...notes, machine].map((note) => `- ${note}`);
  return [`## ${title}`, '', ...table, '', ...list, ''].join('\n');
}
