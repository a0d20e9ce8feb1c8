import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { checkProjectFile } from './check-project-file.server';

const file = (content: BlobPart, name: string) => new File([content], name);
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const zip = (entries: Record<string, string>) =>
  new Uint8Array(
    zipSync(Object.fromEntries(Object.entries(entries).map(([name, text]) => [name, strToU8(text)]))),
  );

describe('R-PROJECT-7: a file of a project is accepted', () => {
  test.each<[string, BlobPart, string, string]>([
    ['a picture with the name of a text', png, 'plan.txt', 'plan.txt.png'],
    ['a table', 'Day,Hours\r\n2026-11-20,3\r\n', '../hours.CSV', 'hours.csv'],
    ['a text in Tamil', '# வணக்கம்\n', 'notes.md', 'notes.md'],
    ['an archive', zip({ 'a.txt': 'one' }), 'drafts.zip', 'drafts.zip'],
  ])('%s', async (_, content, name, stored) => {
    expect(await checkProjectFile(file(content, name))).toMatchObject({
      kind: 'accepted',
      file: { name: stored },
    });
  });
});

describe('R-PROJECT-7: a file of a project is refused', () => {
  test.each<[string, BlobPart, string]>([
    ['a page', '<!doctype html><script>alert(1)</script>', 'plan.html'],
    ['a drawing with scripts', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 'plan.svg'],
    [
      'a program with the name of a table',
      new Uint8Array([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0, 4, 0]),
      'plan.csv',
    ],
    ['bytes with the name of a text', new Uint8Array([0xff, 0xfe, 0x00, 0x41]), 'plan.txt'],
    ['a truncated PDF', '%PDF-1.7\n1 0 obj', 'plan.pdf'],
    ['an empty file', '', 'plan.txt'],
    ['more than 5 MB', 'x'.repeat(5 * 1024 * 1024 + 1), 'plan.txt'],
  ])('%s', async (_, content, name) => {
    expect(await checkProjectFile(file(content, name))).toMatchObject({ kind: 'refused' });
  });
});
