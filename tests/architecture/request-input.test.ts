import { expect, it } from 'vitest';
import { codeFiles, readProjectFile } from './project-files';

const sourceFiles = codeFiles.filter((file) => /^app\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));

const findLines = (pattern: RegExp, allowed: readonly string[]) =>
  sourceFiles
    .filter((file) => !allowed.includes(file))
    .flatMap((file) =>
      readProjectFile(file)
        .split('\n')
        .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
    );

it('request bodies are read in app/server/http/body', () => {
  const readsBody = /\brequest\.(formData|json|text|blob|bytes|arrayBuffer)\(|\.formData\(\)/;
  expect(
    findLines(readsBody, [
      'app/server/http/body/partial-form.server.ts',
      'app/server/http/body/read-body.server.ts',
    ]),
  ).toEqual([]);
});

it('text from requests has one schema, which refuses characters that PostgreSQL cannot store', () => {
  // Articles are files of the project, settings and backups come from the operator, catalogue changes from the database, and objects of
  // the API are answers.
  expect(
    findLines(/\bz\.string\(|^\s*\.string\(/, [
      'app/content/journal/article.ts',
      'app/domain/api/api-schemas.ts',
      'app/domain/forms/form-fields.ts',
      'app/server/backups/backup-format.server.ts',
      'app/server/catalogue/catalogue-change.server.ts',
      'app/server/env.server.ts',
      'app/server/env/file-settings.server.ts',
      'app/server/env/otel-settings.server.ts',
      'app/server/env/setting-types.server.ts',
      'app/server/process/command-socket.server.ts',
    ]),
  ).toEqual([]);
});
