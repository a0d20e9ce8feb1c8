import { expect, it } from 'vitest';
import { readProjectFile } from './project-files';
import { schemaTables } from './schema-tables';

const names = schemaTables.map(({ name }) => name);

const document = readProjectFile('docs/ARCHITECTURE.md');
const [, diagram = ''] = /^erDiagram$([\s\S]*?)^```$/m.exec(document) ?? [];
const [, list = ''] = /^These tables have no foreign key:([\s\S]*?)\. An /m.exec(document) ?? [];
const drawn = [...diagram.matchAll(/^ {2}(\w+) \S+ (\w+) :/gm)].flatMap(([, from = '', to = '']) => [
  from,
  to,
]);
const listed = [...list.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);

it('docs/ARCHITECTURE.md has every table, in its diagram or in the list below it', () => {
  const missing = names.filter((name) => !drawn.includes(name) && !listed.includes(name));
  expect(
    missing,
    'add a table with foreign keys to the diagram in docs/ARCHITECTURE.md, another one to the list below it',
  ).toEqual([]);
  const unknown = [...drawn, ...listed].filter((name) => !names.includes(name));
  expect(unknown, 'remove them from docs/ARCHITECTURE.md').toEqual([]);
});

it('the tables in the list have no foreign key', () => {
  const linked = schemaTables.filter(({ foreignKeys }) => foreignKeys.length > 0).map(({ name }) => name);
  expect(listed.length).toBeGreaterThan(10);
  expect(listed.filter((name) => linked.includes(name) || drawn.includes(name))).toEqual([]);
});
