import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { codeFiles, readProjectFile } from './project-files';

const suppressions = [
  ['a note about unfinished work', /\b(TODO|FIXME|XXX|HACK)\b/],
  [
    'a disabled lint rule or type check',
    /\b(biome|eslint|oxlint|prettier|stylelint|knip)-(ignore|disable)|@ts-(ignore|nocheck|expect-error)/,
  ],
  ['the type any', /\bas any\b|:\s*any\s*[;,)\]=>]|<any>/],
  ['a skipped test', /\b(test|it|describe|suite)\.(skip|todo|fixme|fails)\b/],
  ['an exclusive test', /\b(test|it|describe|suite)\.only\b/],
] as const;

const checkedFiles = codeFiles.filter((file) => basename(file) !== basename(import.meta.url));

describe('no file contains', () => {
  it.each(suppressions)('%s', (_, pattern) => {
    const found = checkedFiles.flatMap((file) =>
      readProjectFile(file)
        .split('\n')
        .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
    );
    expect(found).toEqual([]);
  });
});
