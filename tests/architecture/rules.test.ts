import { expect, it } from 'vitest';
import { codeFiles, projectFiles, readProjectFile } from './project-files';

const RULES_PAGE = 'docs/RULES.md';
const ROW = /^\| (R-[A-Z]+-\d+) \| .+ \| `([^`]+)` \| `([^`]+)` \|$/gm;
const CITATION = /\bR-[A-Z]+-\d+\b/g;

const rules = [...readProjectFile(RULES_PAGE).matchAll(ROW)].map(([, id = '', module = '', test = '']) => ({
  id,
  module,
  test,
}));
const ids = new Set(rules.map(({ id }) => id));

it('every rule has its own number', () => {
  expect(rules.length).toBeGreaterThan(50);
  expect(ids.size).toBe(rules.length);
});

it('every rule names an existing module and test', () => {
  const missing = rules.flatMap(({ id, module, test }) =>
    [module, test].filter((file) => !projectFiles.includes(file)).map((file) => `${id}: ${file}`),
  );
  expect(missing).toEqual([]);
});

it('code cites only rules that exist', () => {
  const unknown = codeFiles.flatMap((file) =>
    [...readProjectFile(file).matchAll(CITATION)].flatMap(([id]) => (ids.has(id) ? [] : [`${file}: ${id}`])),
  );
  expect(unknown).toEqual([]);
});
