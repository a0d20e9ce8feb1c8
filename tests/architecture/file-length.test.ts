import { expect, it } from 'vitest';
import { codeFiles, readProjectFile } from './project-files';

const MOST_LINES = 300;
const DATA = /^(app\/content|db\/seed|db\/migrations)\//;

it(`has no file over ${MOST_LINES} lines that is not data`, () => {
  const lengths = codeFiles
    .filter((file) => !DATA.test(file))
    .map((file) => ({ file, lines: readProjectFile(file).trimEnd().split('\n').length }));
  expect(lengths.filter(({ lines }) => lines > MOST_LINES)).toEqual([]);
});
