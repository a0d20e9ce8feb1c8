import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLinkKey } from '~/server/crypto/signatures.server';
import type { Database } from '~/server/db/database.server';
import type { Quotes } from '~/server/quotes/quotes.server';
import { engines } from '../database/test-database';
import { createActor } from '../fixtures/create-actor';
import { openTestQuotes } from '../fixtures/open-test-quotes';
import { quoteInput } from '../fixtures/quote-input';

const NOW = new Date('2026-05-04T10:00:00Z');
const staff = createActor('staff', NOW);
const secret = 'a secret of the tests';

const formFor = (email: string) => ({ ...quoteInput, client: { ...quoteInput.client, email } });

describe.each(engines)('R-QUOTE-4: private links of quotes (%s)', (engine) => {
  let database: Database;
  let quotes: Quotes;

  beforeAll(async () => {
    ({ database, quotes } = await openTestQuotes(engine, { secret, now: NOW }));
  });
  afterAll(() => database.close());
  beforeEach(() => database.rows({ text: 'truncate quotes, leads, jobs, emails cascade' }));

  const change = (id: string, version: number, email: string) =>
    quotes.change(staff, { id, form: { ...formFor(email), version } });
  const readLink = async (id: string) => {
    const path = (await quotes.get(staff, id))?.path ?? '';
    const url = new URL(path, 'https://www.example.com');
    return { number: url.pathname.split('/').at(-1) ?? '', key: url.searchParams.get('key') ?? '' };
  };

  test('the link of a former address of the client opens nothing, also one of an earlier version of the site', async () => {
    const result = await quotes.create(staff, { form: formFor('wrong@example.com') });
    if (result.kind !== 'saved') throw new Error(result.kind);
    const { id } = result;
    expect(await quotes.send(staff, { id, version: 0 })).toEqual({ kind: 'sent' });
    await database.rows({ text: "update emails set state = 'sent'" });
    const link = await readLink(id);
    const earlier = { ...link, key: createLinkKey(secret, 'quote', id) };
    for (const sent of [link, earlier]) expect(await quotes.open(sent)).toMatchObject({ state: 'sent' });
    // The same address in capitals.
    expect((await change(id, 1, 'WRONG@example.com')).kind).toBe('saved');
    for (const sent of [link, earlier]) expect(await quotes.open(sent)).toMatchObject({ state: 'draft' });
    expect((await change(id, 2, 'asha@example.com')).kind).toBe('saved');
    expect(await quotes.send(staff, { id, version: 3 })).toEqual({ kind: 'sent' });
    for (const old of [link, earlier]) {
      expect(await quotes.open(old)).toBeNull();
      const answer = { revision: 2, name: 'Ravi Menon', ipAddress: '192.0.2.7' };
      expect(await quotes.accept(old, answer)).toEqual({ kind: 'unknown' });
    }
    expect(await quotes.open(await readLink(id))).toMatchObject({ state: 'sent', revision: 2 });
    // After 90 days.
    await database.rows({ text: 'delete from emails' });
    expect(await quotes.open(earlier)).toBeNull();
  });

  test('a link of an earlier version of the site opens a first revision also after the record of its email is deleted', async () => {
    const result = await quotes.create(staff, { form: formFor('asha@example.com') });
    if (result.kind !== 'saved') throw new Error(result.kind);
    const { id } = result;
    await quotes.send(staff, { id, version: 0 });
    const earlier = { ...(await readLink(id)), key: createLinkKey(secret, 'quote', id) };
    await database.rows({ text: 'delete from emails' });
    expect(await quotes.open(earlier)).toMatchObject({ state: 'sent' });
  });

  test('R-DELETION-3: a quote for another address is not of the account that had the former one', async () => {
    const result = await quotes.create(staff, { form: formFor('asha@example.com') });
    if (result.kind !== 'saved') throw new Error(result.kind);
    const { id } = result;
    const [user] = await database.rows<{ id: string }>({
      text: 'update quotes set user_id = (select id from users limit 1) returning user_id as id',
    });
    const readUserId = () => database.rows({ text: 'select user_id as id from quotes' });
    await change(id, 0, 'ASHA@example.com');
    expect(await readUserId()).toEqual([user]);
    await change(id, 1, 'ravi@example.com');
    expect(await readUserId()).toEqual([{ id: null }]);
  });

  test.each(['queued', 'failed'])(
    'an email that is %s is not sent once its revision is changed or withdrawn',
    async (state) => {
      const result = await quotes.create(staff, { form: formFor('wrong@example.com') });
      if (result.kind !== 'saved') throw new Error(result.kind);
      const { id } = result;
      const listRecipients = () => database.rows({ text: 'select recipient from emails order by id' });
      const leave = () => database.rows({ text: 'update emails set state = $1', values: [state] });
      await quotes.send(staff, { id, version: 0 });
      await leave();
      expect(await listRecipients()).toEqual([{ recipient: 'wrong@example.com' }]);
      await change(id, 1, 'asha@example.com');
      expect(await listRecipients()).toEqual([]);
      await quotes.send(staff, { id, version: 2 });
      await leave();
      expect(await listRecipients()).toEqual([{ recipient: 'asha@example.com' }]);
      expect(await quotes.withdraw(staff, { id, version: 3 })).toEqual({ kind: 'withdrawn' });
      expect(await listRecipients()).toEqual([]);
    },
  );
});
