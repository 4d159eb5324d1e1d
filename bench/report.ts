import { cpus } from 'node:os';

export interface Report {
  title: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** Notes on the method and on notable results; each becomes one list item. */
  notes: readonly string[];
  /** The unformatted numbers, written to the file given with `--json`. */
  results: object;
}

/** Description of the machine running the benchmark. */
export const machine = `Node ${process.versions.node} on ${process.platform}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`;

/** Formats the report as a Markdown table followed by a list of notes. */
export function formatReport({ title, columns, rows, notes }: Report): string {
  const table = [columns, columns.map(() => '---'), ...rows].map((cells) => {
    const escaped = cells.map((cell) => cell.replaceAll('|', '\\|'));
    return `| ${escaped.join(' | ')} |`;
  });
  const list = [...notes, machine].map((note) => `- ${note}`);
  return [`## ${title}`, '', ...table, '', ...list, ''].join('\n');
}
