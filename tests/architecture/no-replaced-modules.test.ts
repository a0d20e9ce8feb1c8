import { expect, it } from 'vitest';
import { projectFiles, readProjectFile } from './project-files';

it('no test replaces a module, because the test files of a worker share them', () => {
  const tests = projectFiles.filter((file) => /\.test\.tsx?$/.test(file));
  expect(tests.filter((file) => /\bvi\.(?:do)?mock\(/i.test(readProjectFile(file)))).toEqual([]);
});
