import { renameSync, writeFileSync } from 'node:fs';

/** Writes a file that others never see half-written: two builds can run at once. */
export function writeAtomically(file: string, content: string): void {
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, content);
  renameSync(temporary, file);
}
