import { expect, it } from 'vitest';
import { projectFiles, readProjectFile } from './project-files';

const documents = projectFiles.filter((file) => file.endsWith('.md') && !file.startsWith('art/'));
const folders = new Set(
  projectFiles.flatMap((file) => {
    const parts = file.split('/');
    return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
  }),
);

/** Documents name paths from the project's root, from `app/`, from `tests/`, or from their own folder. */
const ROOTS = ['', 'app/', 'tests/'];
const PATH = /`([A-Za-z0-9_.-]+\/[A-Za-z0-9_./-]*)`/g;
const SCRIPT = /`npm run ([a-z][a-z:]*)/g;

const isPath = (text: string): boolean => ROOTS.some((root) => folders.has(root + text.split('/', 1)[0]));

/** A document may leave out the ending of a file. */
const isThere = (path: string): boolean =>
  folders.has(path.replace(/\/$/, '')) ||
  projectFiles.some((file) => file === path || file.startsWith(`${path}.`));

it('names only paths that exist', () => {
  const missing = documents.flatMap((file) =>
    [...readProjectFile(file).matchAll(PATH)].flatMap(([, path = '']) => {
      const roots = [...ROOTS, `${file.replace(/[^/]+$/, '')}`];
      return !isPath(path) || roots.some((root) => isThere(root + path)) ? [] : [`${file}: ${path}`];
    }),
  );
  expect(missing).toEqual([]);
});

it('names only npm scripts that exist', () => {
  const { scripts } = JSON.parse(readProjectFile('package.json')) as { scripts: Record<string, string> };
  const missing = documents.flatMap((file) =>
    [...readProjectFile(file).matchAll(SCRIPT)].flatMap(([, name = '']) =>
      name in scripts ? [] : [`${file}: ${name}`],
    ),
  );
  expect(missing).toEqual([]);
});
