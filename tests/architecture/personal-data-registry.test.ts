import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { users } from '~/server/db/schema/accounts.server';
import { notPersonal } from '~/server/personal-data/not-personal.server';
import { personalData } from '~/server/personal-data/registry.server';

const modules = import.meta.glob<Record<string, unknown>>('../../app/server/db/schema/*.server.ts', {
  eager: true,
});
const tables = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((value): value is PgTable => is(value, PgTable))
  .map((table) => getTableConfig(table));

const PERSONAL =
  /mail|name|phone|address|street|city|person|people|author|recipient|contact|image|picture|photo/;
/** May hold anything. */
const OPEN_TYPES = /^(jsonb?|bytea)$/;

const suspects = tables
  .filter(
    ({ columns, foreignKeys }) =>
      columns.some((column) => PERSONAL.test(column.name) || OPEN_TYPES.test(column.getSQLType())) ||
      foreignKeys.some((key) => key.reference().foreignTable === users),
  )
  .map(({ name }) => name);

const registered = personalData.flatMap((area) => area.tables);

it('finds the tables that hold something about people', () => {
  expect(suspects).toEqual(expect.arrayContaining(['users', 'sessions', 'orders', 'attachments', 'emails']));
});

it('every table that may hold something about a person is in the registry, or says why not', () => {
  const forgotten = suspects.filter((name) => !registered.includes(name) && !(name in notPersonal));
  expect(forgotten, 'see app/server/personal-data/README.md').toEqual([]);
});

it('names only tables that there are, each once', () => {
  const names = tables.map(({ name }) => name);
  const named = [...registered, ...Object.keys(notPersonal)];
  expect(named.filter((name) => !names.includes(name))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
});

it('every area has a name of its own, and says what it holds and what becomes of it', () => {
  expect(new Set(personalData.map(({ id }) => id)).size).toBe(personalData.length);
  for (const { id, title, holds, retention } of personalData) {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    for (const words of [title, holds, retention.words]) expect(words.length).toBeGreaterThan(5);
  }
});
