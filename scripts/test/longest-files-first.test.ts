import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { getLengthRank, LONGEST_FILES } from './longest-files-first';

it('every file that is named exists', () => {
  expect(LONGEST_FILES.filter((file) => !existsSync(file))).toEqual([]);
});

it('other files come after the longest ones', () => {
  const files = [
    '/site/tests/http/supervisor.test.ts',
    '/site/tests/http/fuzz-requests.test.ts',
    '/site/other.ts',
  ];
  expect(files.toSorted((a, b) => getLengthRank(a) - getLengthRank(b))).toEqual([
    '/site/tests/http/fuzz-requests.test.ts',
    '/site/tests/http/supervisor.test.ts',
    '/site/other.ts',
  ]);
});
