import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResultTable } from './benchmark.ts';

const FOLDER = 'results/bench';

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

function toMarkdown({ title, method, columns, rows }: ResultTable): string {
  return [
    `### ${title}`,
    '',
    method,
    '',
    line(columns),
    line(columns.map(() => '---')),
    ...rows.map(line),
    '',
  ].join('\n');
}

/** Prints the tables and writes them to results/bench. */
export function writeReport(name: string, tables: readonly ResultTable[]): void {
  const text = tables.map(toMarkdown).join('\n');
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${name}.md`), text);
  process.stdout.write(`\n${text}\n`);
}

/** Prints a line of progress. */
export function logProgress(text: string): void {
  process.stderr.write(`${text}\n`);
}
