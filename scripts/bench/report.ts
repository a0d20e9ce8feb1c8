import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Table } from './part.ts';

const FOLDER = 'results/bench';

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

function toMarkdown({ title, method, head, rows }: Table): string {
  return [
    `### ${title}`,
    '',
    method,
    '',
    line(head),
    line(head.map(() => '---')),
    ...rows.map(line),
    '',
  ].join('\n');
}

/** Prints the tables and leaves them in results/bench. */
export function report(part: string, tables: readonly Table[]): void {
  const text = tables.map(toMarkdown).join('\n');
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${part}.md`), text);
  process.stdout.write(`\n${text}\n`);
}

/** One line while it goes on. */
export function say(text: string): void {
  process.stderr.write(`${text}\n`);
}
