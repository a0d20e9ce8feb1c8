import { expect, it } from 'vitest';
import { users } from '~/server/db/schema/accounts.server';
import { notPersonal } from '~/server/personal-data/not-personal.server';
import { personalData } from '~/server/personal-data/registry.server';
import { schemaTables } from './schema-tables';

const PERSONAL =
  /mail|name|phone|address|street|city|person|people|author|recipient|contact|image|picture|photo/;
/** Types of columns with any content. */
const OPEN_TYPES = /^(jsonb?|bytea)$/;

const personalTables = schemaTables
  .filter(
    ({ columns, foreignKeys }) =>
      columns.some((column) => PERSONAL.test(column.name) || OPEN_TYPES.test(column.getSQLType())) ||
      foreignKeys.some((key) => key.reference().foreignTable === users),
  )
  .map(({ name }) => name);

const registered = personalData.flatMap((area) => area.tables);

it('finds the tables with personal data', () => {
  expect(personalTables).toEqual(
    expect.arrayContaining(['users', 'sessions', 'orders', 'attachments', 'emails']),
  );
});

it('every table with possible personal data is in the registry or in the list of exceptions', () => {
  const missing = personalTables.filter((name) => !registered.includes(name) && !(name in notPersonal));
  expect(missing, 'add them to an area or an exception, see app/server/personal-data/README.md').toEqual([]);
});

it('registry and exceptions name existing tables, each once', () => {
  const names = schemaTables.map(({ name }) => name);
  const namedTables = [...registered, ...Object.keys(notPersonal)];
  expect(namedTables.filter((name) => !names.includes(name))).toEqual([]);
  expect(new Set(namedTables).size).toBe(namedTables.length);
});

it('every area has its own id, a description and a retention rule', () => {
  expect(new Set(personalData.map(({ id }) => id)).size).toBe(personalData.length);
  for (const { id, title, contents, retention } of personalData) {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    for (const words of [title, contents, retention.text]) expect(words.length).toBeGreaterThan(5);
  }
});
