import { expect, it } from 'vitest';
import { codeFiles, readProjectFile } from './project-files';

const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const RE_EXPORT = /export\s+(type\s+)?(\*(\s+as\s+\w+)?|\{[^}]*\})\s+from\s+(['"])[^'"]+\4;?/g;

const isBarrel = (code: string): boolean => {
  const statements = code.replace(COMMENT, '').trim();
  return statements !== '' && statements.replace(RE_EXPORT, '').trim() === '';
};

it('no file consists of re-exports alone', () => {
  expect(codeFiles.filter((file) => /\.tsx?$/.test(file) && isBarrel(readProjectFile(file)))).toEqual([]);
});

it('recognises a file of re-exports', () => {
  expect(isBarrel("// everything\nexport * from './a';\nexport {\n  type B,\n  c,\n} from './b';\n")).toBe(
    true,
  );
  expect(isBarrel("export * from './a';\nexport const b = 1;\n")).toBe(false);
});
