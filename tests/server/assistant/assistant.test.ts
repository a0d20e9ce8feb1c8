import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Assistant } from '~/server/assistant/assistant.server';
import type { Database } from '~/server/db/database.server';
import { engines } from '../../database/test-database';
import { openTestAssistant } from './open-test-assistant';

describe.each(engines)('assistant (%s)', (engine) => {
  let database: Database;
  let assistant: Assistant;

  beforeAll(async () => {
    ({ database, assistant } = await openTestAssistant(engine));
  });
  afterAll(() => database.close());

  const listTitles = async (question: string) =>
    (await assistant.answer(question)).passages.map(({ title }) => title);

  test.each([
    ['how much is the mosaic mug', 'Mosaic mug'],
    ['keybord', 'Grout 60 keyboard'],
    ['what sizes does the tee come in', 'Tile tee'],
  ])('“%s” is answered with the product: %s', async (question, product) => {
    expect((await listTitles(question))[0]).toBe(product);
  });

  test('a product has its price with and without tax and a link to its page', async () => {
    const { passages } = await assistant.answer('mosaic mug');
    expect(passages[0]?.text).toContain('Rs. 765.82 with GST, Rs. 649.00 before it. In stock.');
    expect(passages[0]?.source).toEqual({ label: 'Shop', href: '/shop/single/mosaic-mug' });
  });

  test('shop rules come with the product', async () => {
    const titles = await listTitles('delivery of a mug');
    expect(titles.some((title) => title.startsWith('What does delivery cost'))).toBe(true);
    expect(titles).toContain('Mosaic mug');
  });

  test('help about a product comes with the product', async () => {
    const titles = await listTitles('seat at winter build');
    expect(titles).toContain('What do I get with a seat at Winter Build?');
    expect(titles).toContain('Winter Build 2026: one seat');
  });

  test('an answer shows the current price', async () => {
    await database.rows({
      text: 'update products set price = $1 where id = $2',
      values: [120_000, 'desk-lamp'],
    });
    expect((await assistant.answer('desk lamp')).passages[0]?.text).toContain('Rs. 1,200.00');
  });

  test.each([
    ['no question', ''],
    ['only stop words', 'what is it?'],
    ['an unrelated question', 'tell me a joke about cats'],
    ['a very long word', 'a'.repeat(10_000)],
    ['names of object members', '__proto__ constructor'],
  ])('%s has no passages', async (_what, question) => {
    expect(await listTitles(question)).toEqual([]);
  });

  test.each(["'; drop table products; --", '<script>alert(1)</script>', '%_\\', '{"$gt": ""}'])(
    '%s is searched like any other text',
    async (question) => {
      expect((await listTitles(question)).length).toBeLessThanOrEqual(4);
      expect((await listTitles('mosaic mug'))[0]).toBe('Mosaic mug');
    },
  );

  test('only the beginning of a question of 10,000 characters is read', async () => {
    expect((await listTitles(`opening hours ${'the '.repeat(2_500)}`))[0]).toBe('Opening hours');
  });

  test('every text has an answer of at most four passages', async () => {
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
