import { expect, it } from 'vitest';
import { codeFiles, readProjectFile } from './project-files';

/** A computed name, as in `{...{ [ATTRIBUTE]: '' }}`, cannot be written as a JSX attribute. */
const SPREAD_LITERAL = /\.\.\.\{(?!\s*\[)/;

it('no object literal is spread into another one or into JSX: TypeScript would not find unknown and repeated properties', () => {
  const found = codeFiles.flatMap((file) =>
    readProjectFile(file)
      .split('\n')
      .flatMap((line, index) => (SPREAD_LITERAL.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
