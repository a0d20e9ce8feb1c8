import { expect, it } from 'vitest';
import { projectFiles } from './project-files';

const VAGUE_NAMES = new Set(['utils', 'util', 'helpers', 'helper', 'misc', 'common', 'shared']);
const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
const FIXED_NAME =
  /^(\..+|(README|CHANGELOG|CONTRIBUTING|SECURITY)\.md|LICENSE|Caddyfile|Containerfile(\.dockerignore)?|[a-z-]+@\.service)$/;

const codeAndTests = projectFiles.filter((file) => !/^(public|docs|art|db\/migrations)\//.test(file));

it('no folder or file has a vague name', () => {
  const vagueFiles = projectFiles.filter((file) =>
    file
      .split('/')
      .some((part) => VAGUE_NAMES.has(part.split('.')[0] ?? '') || /-(utils?|helpers?)\b/.test(part)),
  );
  expect(vagueFiles).toEqual([]);
});

it('files and folders have names in kebab case', () => {
  const wrongFiles = codeAndTests.filter((file) =>
    file.split('/').some((part) => !KEBAB_CASE.test(part) && !FIXED_NAME.test(part)),
  );
  expect(wrongFiles).toEqual([]);
});
