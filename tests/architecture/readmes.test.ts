import { expect, it } from 'vitest';
import { projectFiles, readProjectFile } from './project-files';

const MAX_LINES = 10;
/** Its files are served as they are. */
const WITHOUT_README = new Set(['public']);

const listFolders = (prefix: string): string[] => {
  const names = projectFiles
    .filter((file) => file.startsWith(prefix))
    .map((file) => file.slice(prefix.length).split('/'))
    .filter((parts) => parts.length > 1)
    .map(([name]) => `${prefix}${name}`);
  return [...new Set(names)].filter((name) => !name.startsWith('.') && !WITHOUT_README.has(name));
};

const folders = [...listFolders(''), ...listFolders('app/')];

it('every top folder has a README', () => {
  expect(folders.filter((folder) => !projectFiles.includes(`${folder}/README.md`))).toEqual([]);
});

it(`a README of a top folder has at most ${MAX_LINES} lines`, () => {
  const readmes = folders
    .map((folder) => `${folder}/README.md`)
    .filter((file) => projectFiles.includes(file));
  expect(readmes.filter((file) => readProjectFile(file).trimEnd().split('\n').length > MAX_LINES)).toEqual(
    [],
  );
});
