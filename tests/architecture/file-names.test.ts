import { expect, it } from 'vitest';
import { projectFiles } from './project-files';

const NAMES_THAT_SAY_NOTHING = new Set(['utils', 'util', 'helpers', 'helper', 'misc', 'common', 'shared']);
const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
const NAMED_BY_CUSTOM = /^(\..+|(README|CHANGELOG|CONTRIBUTING|SECURITY)\.md|LICENSE)$/;

const codeAndTests = projectFiles.filter((file) => !/^(public|docs|art|db\/migrations)\//.test(file));

it('has no folder or file whose name does not say what is in it', () => {
  const vague = projectFiles.filter((file) =>
    file
      .split('/')
      .some(
        (part) => NAMES_THAT_SAY_NOTHING.has(part.split('.')[0] ?? '') || /-(utils?|helpers?)\b/.test(part),
      ),
  );
  expect(vague).toEqual([]);
});

it('names files and folders in kebab case', () => {
  const others = codeAndTests.filter((file) =>
    file.split('/').some((part) => !KEBAB_CASE.test(part) && !NAMED_BY_CUSTOM.test(part)),
  );
  expect(others).toEqual([]);
});
