import { homedir } from 'node:os';
import { expect, it } from 'vitest';
import { projectRoot, readProjectFile, textFiles } from './project-files';

const HOME_FOLDER = /\/(home|Users)\/[a-z][\w-]*\/|(^|[\s'"`(=])\/root\//im;
const PACKAGE_REGISTRY = /https?:\/\/[^\s'"]*(registry|\/repository\/npm|verdaccio|artifactory)[^\s'"]*/i;

/** Places of the machine the tests run on; short ones (`/app`) would be found in every address. */
const placesOfThisMachine = [projectRoot, homedir()]
  .map((place) => place.replace(/[/\\]$/, ''))
  .filter((place) => place.split(/[/\\]/).length > 2);

it('names no folder of a machine', () => {
  const named = textFiles.filter((file) => {
    const text = readProjectFile(file);
    return HOME_FOLDER.test(text) || placesOfThisMachine.some((place) => text.includes(place));
  });
  expect(named).toEqual([]);
});

it('names no package registry, so that everybody installs from their own', () => {
  expect(textFiles.filter((file) => PACKAGE_REGISTRY.test(readProjectFile(file)))).toEqual([]);
  expect(readProjectFile('package-lock.json')).not.toContain('"resolved"');
});
