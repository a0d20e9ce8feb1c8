import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EMPTY_CATALOGUE_QUERY } from '~/domain/catalogue/catalogue-query';
import { findSynonyms, splitSize } from '~/domain/catalogue/search-synonyms';
import { type Catalogue, createCatalogue } from '~/server/catalogue/catalogue.server';
import type { Database } from '~/server/db/database.server';
import { seedCatalogue } from '~/server/seed/seed-catalogue.server';
import { engines, openTestDatabase } from '../../database/test-database';

const listIds = (products: readonly { id: string }[]) => products.map(({ id }) => id).sort();

describe.each(engines)('search by the beginning of a word (%s)', (engine) => {
  let database: Database;
  let catalogue: Catalogue;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    await seedCatalogue(database);
    catalogue = createCatalogue(database);
  });
  afterAll(() => database.close());

  test('the beginning of any word finds all products with such a word', async () => {
    await database.rows({
      text: `update products set description = $1 where id = 'mosaic-mug'`,
      values: ['Woodwrought, as on example.org/wood'],
    });
    const words = await database.rows<{ word: string }>({
      text: `select word from ts_stat('select search from products') where word ~ '^[a-z0-9]+$' order by word`,
    });
    const anyBeginning = fc
      .tuple(fc.constantFrom(...words.map(({ word }) => word)), fc.integer({ min: 1, max: 8 }))
      .map(([word, length]) => word.slice(0, length))
      .filter((beginning) => findSynonyms(beginning).length === 0 && splitSize(beginning).size === undefined);
    const check = async (q: string) => {
      const expected = await database.rows<{ id: string }>({
        text: `select id from products where search @@ ($1::text || ':*')::tsquery or search @@ plainto_tsquery('english', $1)`,
        values: [q],
      });
      expect(listIds((await catalogue.searchProducts({ ...EMPTY_CATALOGUE_QUERY, q })).products), q).toEqual(
        listIds(expected),
      );
    };
    await fc.assert(fc.asyncProperty(anyBeginning, check), { examples: [['wood'], ['s']] });
  });
});
