import { expect, it } from 'vitest';
import { codeFiles, readProjectFile } from './project-files';

const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const RE_EXPORT = /export\s+(type\s+)?(\*(\s+as\s+\w+)?|\{[^}]*\})\s+from\s+(['"])[^'"]+\4;?/g;

const onlyReExports = (code: string): boolean => {
  const bare = code.replace(COMMENT, '').trim();
  return bare !== '' && bare.replace(RE_EXPORT, '').trim() === '';
};

it('has no file that only passes on what others export', () => {
  expect(codeFiles.filter((file) => /\.tsx?$/.test(file) && onlyReExports(readProjectFile(file)))).toEqual(
    [],
  );
});

it('recognises such a file', () => {
  expect(
    onlyReExports("// all of it\nexport * from './a';\nexport {\n  type B,\n  c,\n} from './b';\n"),
  ).toBe(true);
  expect(onlyReExports("export * from './a';\nexport const b = 1;\n")).toBe(false);
});
