import { expect, it } from 'vitest';
import { projectFiles, readProjectFile } from './project-files';

const MOST_LINES = 10;
/** What lies here is sent to every visitor as it is. */
const WITHOUT_README = new Set(['public']);

const foldersAt = (prefix: string): string[] => {
  const names = projectFiles
    .filter((file) => file.startsWith(prefix))
    .map((file) => file.slice(prefix.length).split('/'))
    .filter((parts) => parts.length > 1)
    .map(([name]) => `${prefix}${name}`);
  return [...new Set(names)].filter((name) => !name.startsWith('.') && !WITHOUT_README.has(name));
};

const folders = [...foldersAt(''), ...foldersAt('app/')];

it('every top folder says what lives in it', () => {
  expect(folders.filter((folder) => !projectFiles.includes(`${folder}/README.md`))).toEqual([]);
});

it(`says it in at most ${MOST_LINES} lines`, () => {
  const readmes = folders
    .map((folder) => `${folder}/README.md`)
    .filter((file) => projectFiles.includes(file));
  expect(readmes.filter((file) => readProjectFile(file).trimEnd().split('\n').length > MOST_LINES)).toEqual(
    [],
  );
});
