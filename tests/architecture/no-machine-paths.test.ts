import { homedir } from 'node:os';
import { expect, it } from 'vitest';
import { projectRoot, readProjectFile, textFiles } from './project-files';

const HOME_FOLDER = /\/(home|Users)\/[a-z][\w-]*\/|(^|[\s'"`(=])\/root\//im;
const PACKAGE_REGISTRY = /https?:\/\/[^\s'"]*(registry|\/repository\/npm|verdaccio|artifactory)[^\s'"]*/i;

/** The folders of this machine. Short paths such as `/app` are left out, because URLs contain them. */
const foldersOfThisMachine = [projectRoot, homedir()]
  .map((folder) => folder.replace(/[/\\]$/, ''))
  .filter((folder) => folder.split(/[/\\]/).length > 2);

it('no file names a folder of a machine', () => {
  const files = textFiles.filter((file) => {
    const text = readProjectFile(file);
    return HOME_FOLDER.test(text) || foldersOfThisMachine.some((folder) => text.includes(folder));
  });
  expect(files).toEqual([]);
});

it('no file names a package registry, so that each machine uses its own', () => {
  expect(textFiles.filter((file) => PACKAGE_REGISTRY.test(readProjectFile(file)))).toEqual([]);
  expect(readProjectFile('package-lock.json')).not.toContain('"resolved"');
});
