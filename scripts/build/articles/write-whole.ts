import { renameSync, writeFileSync } from 'node:fs';

/** Writes a file that others never see half: two builds can run at once. */
export function writeWhole(file: string, content: string): void {
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, content);
  renameSync(temporary, file);
}
