import { expect, it } from 'vitest';
import { codeFiles, readProjectFile } from './project-files';

const source = codeFiles.filter((file) => /^app\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));

const found = (pattern: RegExp, allowed: readonly string[]) =>
  source
    .filter((file) => !allowed.includes(file))
    .flatMap((file) =>
      readProjectFile(file)
        .split('\n')
        .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
    );

it('forms and JSON of a request are read in one place', () => {
  const reading = /\brequest\.(formData|json|text|blob|bytes|arrayBuffer)\(|\.formData\(\)/;
  expect(
    found(reading, [
      'app/server/http/body/read-body.server.ts',
      'app/server/http/body/partial-form.server.ts',
      'app/server/http/body/whole-request.server.ts',
    ]),
  ).toEqual([]);
});

it('text from outside has one type, which refuses what no database stores', () => {
  // Settings are the owner's own, and what changed in the catalogue comes from the database.
  expect(
    found(/\bz\.string\(|^\s*\.string\(/, [
      'app/domain/forms/form-fields.ts',
      'app/server/catalogue/catalogue-change.server.ts',
      'app/server/env.server.ts',
    ]),
  ).toEqual([]);
});
