import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Assistant } from '~/server/assistant/assistant.server';
import { createAssistant } from '~/server/assistant/assistant.server';
import { createCatalogue } from '~/server/catalogue/catalogue.server';
import type { Database } from '~/server/db/database.server';
import { seed } from '../../app/server/seed/seed-catalogue.server';
import { engines, openTestDatabase } from '../database/test-database';

describe.each(engines)('asking the assistant (%s)', (engine) => {
  let database: Database;
  let assistant: Assistant;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    await seed(database);
    assistant = createAssistant(createCatalogue(database));
  });
  afterAll(() => database.close());

  const titles = async (question: string) =>
    (await assistant.answer(question)).passages.map(({ title }) => title);

  test.each([
    ['how much is the mosaic mug', 'Mosaic mug'],
    ['keybord', 'Grout 60 keyboard'],
    ['what sizes does the tee come in', 'Tile tee'],
  ])('“%s” is answered from the shop: %s', async (question, product) => {
    expect((await titles(question))[0]).toBe(product);
  });

  test('a product comes with its price, with and without tax, and with its page', async () => {
    const { passages } = await assistant.answer('mosaic mug');
    expect(passages[0]?.text).toContain('Rs. 649.00, Rs. 765.82 with GST. In stock.');
    expect(passages[0]?.source).toEqual({ label: 'Shop', href: '/shop/single/mosaic-mug' });
  });

  test('the rules of the shop come before its products', async () => {
    const [first, ...others] = await titles('delivery of a mug');
    expect(first).toBe('What does delivery cost?');
    expect(others).toContain('Mosaic mug');
  });

  test('help about a thing comes with the thing', async () => {
    const [first, ...others] = await titles('hackathon ticket');
    expect(first).toBe('What do I get with a seat at Winter Build?');
    expect(others).toContain('Winter Build 2026: one seat');
  });

  test('a price that was changed is the one that is answered', async () => {
    await database.rows({
      name: 'change-price',
      text: 'update products set price = $1 where id = $2',
      values: [120_000, 'desk-lamp'],
    });
    expect((await assistant.answer('desk lamp')).passages[0]?.text).toContain('Rs. 1,200.00');
  });

  test.each([
    ['no question', ''],
    ['only silent words', 'what is it?'],
    ['something else altogether', 'tell me a joke about cats'],
    ['a very long word', 'a'.repeat(10_000)],
    ['names of the language', '__proto__ constructor'],
  ])('%s is answered with nothing', async (_what, question) => {
    expect(await titles(question)).toEqual([]);
  });

  test.each(["'; drop table products; --", '<script>alert(1)</script>', '%_\\', '{"$gt": ""}'])(
    '%s is looked for like any other words',
    async (question) => {
      expect((await titles(question)).length).toBeLessThanOrEqual(4);
      expect((await titles('mosaic mug'))[0]).toBe('Mosaic mug');
    },
  );

  test('a question of 10,000 characters is read by its beginning', async () => {
    expect((await titles(`opening hours ${'the '.repeat(2_500)}`))[0]).toBe('Opening hours');
  });

  test('any text at all has an answer of at most four passages', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 300 }), async (question) => {
        const { passages } = await assistant.answer(question);
        expect(passages.length).toBeLessThanOrEqual(4);
        for (const passage of passages) expect(Object.keys(passage)).toEqual(['title', 'text', 'source']);
      }),
      { numRuns: 60 },
    );
  });
});
