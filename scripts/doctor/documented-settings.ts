import { readFileSync } from 'node:fs';

/** The meaning of each setting: the comment lines above it in .env.example, joined. */
export function readDocumentedSettings(file = '.env.example'): Map<string, string> {
  const meanings = new Map<string, string>();
  let comment: string[] = [];
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const name = /^# ([A-Z][A-Z0-9_]*)=/.exec(line)?.[1];
    if (name) meanings.set(name, comment.join(' '));
    if (line.startsWith('# ') && !name) comment.push(line.slice(2));
    else comment = [];
  }
  return meanings;
}
