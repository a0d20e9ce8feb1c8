import { expect, it } from 'vitest';
import { codeFiles, readProjectFile } from './project-files';

const MAX_LINES = 300;
const DATA = /^(app\/content|db\/seed|db\/migrations)\//;

it(`no file except data is longer than ${MAX_LINES} lines`, () => {
  const lengths = codeFiles
    .filter((file) => !DATA.test(file))
    .map((file) => ({ file, lines: readProjectFile(file).trimEnd().split('\n').length }));
  expect(lengths.filter(({ lines }) => lines > MAX_LINES)).toEqual([]);
});
