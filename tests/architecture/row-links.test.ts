import { expect, it } from 'vitest';
import { codeFiles, readProjectFile } from './project-files';

/** A row of a table that is to contain a link over all of it. */
const RELATIVE_ROW = /<tr\b[^>]*className="[^"]*(?<![-:\w])relative(?![-\w])/;

it('a row of a table with a link over all of it has the classes of `TOOL_ROW`: Safari ignores its position', () => {
  const found = codeFiles.filter(
    (file) => /^app\/.*\.tsx$/.test(file) && RELATIVE_ROW.test(readProjectFile(file)),
  );
  expect(found).toEqual([]);
});
