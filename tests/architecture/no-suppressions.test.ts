import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { codeFiles, readProjectFile } from './project-files';

const hatches = [
  ['work left undone', /\b(TODO|FIXME|XXX|HACK)\b/],
  [
    'a rule switched off for a line or a file',
    /\b(biome|eslint|oxlint|prettier|stylelint|knip)-(ignore|disable)|@ts-(ignore|nocheck|expect-error)/,
  ],
  ['a type given up', /\bas any\b|:\s*any\s*[;,)\]=>]|<any>/],
  ['a test left out', /\b(test|it|describe|suite)\.(skip|todo|fixme|fails)\b/],
  ['a test that hides the others', /\b(test|it|describe|suite)\.only\b/],
] as const;

const checked = codeFiles.filter((file) => basename(file) !== basename(import.meta.url));

describe('no file contains', () => {
  it.each(hatches)('%s', (_, pattern) => {
    const found = checked.flatMap((file) =>
      readProjectFile(file)
        .split('\n')
        .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
    );
    expect(found).toEqual([]);
  });
});
