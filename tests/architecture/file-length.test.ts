import { expect, it } from 'vitest';
import { codeFiles, readProjectFile } from './project-files';

const MAX_LINES = 300;

it(`no file is longer than ${MAX_LINES} lines`, () => {
  const lengths = codeFiles.map((file) => ({
    file,
    lines: readProjectFile(file).trimEnd().split('\n').length,
  }));
  expect(lengths.filter(({ lines }) => lines > MAX_LINES)).toEqual([]);
});
