import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NotAllowedError } from '~/domain/auth/permissions';
import type { QuoteInput } from '~/domain/quotes/quote-schema';
import type { Database } from '~/server/db/database.server';
import { createEmailQueue } from '~/server/email/email-queue.server';
import { ownQuotes } from '~/server/personal-data/areas/quotes.server';
import { createQuotes, type Quotes } from '~/server/quotes/quotes.server';
import { seedSampleUsers } from '~/server/seed/seed-sample-users.server';
import { engines, openTestDatabase } from '../database/test-database';
import { createActor } from '../fixtures/create-actor';
import { quoteInput as form } from '../fixtures/quote-input';

const NOW = new Date('2026-05-04T10:00:00Z');
const AFTER_LAST_DAY = new Date('2026-06-01T00:00:00+05:30');
const staff = createActor('staff', NOW);
const visitor = createActor('user', NOW);

const accept = { revision: 1, name: 'Asha Rao', ipAddress: '192.0.2.7' };
const decline = { revision: 1, reason: 'Too early.', ipAddress: '192.0.2.7' };

describe.each(engines)('quotes (%s)', (engine) => {
  let database: Database;
  let quotes: Quotes;
  let now: Date;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    await seedSampleUsers(database);
    const clock = () => now;
    const emailQueue = createEmailQueue({ clock });
    quotes = createQuotes(database, { emailQueue, secret: 'a secret of the tests', clock });
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    now = NOW;
    await database.rows({ text: 'truncate quotes, leads, jobs, emails cascade' });
  });

  const create = async (changes: Partial<QuoteInput> = {}) => {
    const result = await quotes.create(staff, { form: { ...form, ...changes } });
    if (result.kind !== 'saved') throw new Error(result.kind);
    return result.id;
  };
  const read = async (id: string) => {
    const details = await quotes.get(staff, id);
    if (!details) throw new Error('The quote is not there.');
    return details;
  };
  const readLink = async (id: string) => {
    const { path = '' } = await read(id);
    const url = new URL(path, 'https://www.example.com');
    return { number: url.pathname.split('/').at(-1) ?? '', key: url.searchParams.get('key') ?? '' };
  };
  const sendNew = async (changes: Partial<QuoteInput> = {}) => {
    const id = await create(changes);
    expect(await quotes.send(staff, { id, version: 0 })).toEqual({ kind: 'sent' });
    return { id, link: await readLink(id) };
  };
  const change = (id: string, version: number, changes: Partial<QuoteInput> = {}) =>
    quotes.change(staff, { id, form: { ...form, ...changes, version } });
  const readTemplates = async () =>
    (
      await database.rows<{ template: string }>({
        text: "select content ->> 'template' as template from emails order by 1",
      })
    ).map(({ template }) => template);
  const readActions = async (id: string) =>
    (
      await database.rows<{ action: string }>({
        text: 'select action from audit_events where subject_id = $1 order by id',
        values: [id],
      })
    ).map(({ action }) => action);

  test('every function of staff refuses a user without the permission', async () => {
    const id = await create();
    for (const act of [
      () => quotes.list(visitor, { view: 'all', q: '' }),
      () => quotes.get(visitor, id),
      () => quotes.listProductNames(visitor),
      () => quotes.create(visitor, { form }),
      () => quotes.change(visitor, { id, form }),
      () => quotes.duplicate(visitor, { id, validUntil: '2026-06-30' }),
      () => quotes.send(visitor, { id, version: 0 }),
      () => quotes.withdraw(visitor, { id, version: 0 }),
      () => quotes.delete(visitor, { id, version: 0 }),
    ])
      await expect(act()).rejects.toThrow(NotAllowedError);
  });

  test('numbers count within the financial year, and totals are those of the module', async () => {
    const { quote } = await read(await create());
    expect(quote).toMatchObject({
      state: 'draft',
      revision: 1,
      totals: { taxable: 3_000_00, total: 3_540_00 },
    });
    const [, position] = /^QT-2627-(\d{6})$/.exec(quote.number) ?? [];
    const next = await read(await create());
    expect(next.quote.number).toBe(`QT-2627-${String(Number(position) + 1).padStart(6, '0')}`);
  });

  test('the list finds by number, name, company and email, and by state; it has pages', async () => {
    const { id } = await sendNew();
    await create({ client: { ...form.client, name: 'Ravi', email: 'ravi@example.com', company: 'Oars' } });
    const list = async (query: object) =>
      (await quotes.list(staff, { view: 'all', q: '', ...query })).rows.map(({ name }) => name);
    expect(await list({})).toEqual(['Ravi', 'Asha Rao']);
    for (const q of ['oars', 'ravi@', 'RAV']) expect(await list({ q })).toEqual(['Ravi']);
    expect(await list({ q: '%' })).toEqual([]);
    expect(await list({ view: 'sent' })).toEqual(['Asha Rao']);
    now = AFTER_LAST_DAY;
    expect(await list({ view: 'expired' })).toEqual(['Asha Rao']);
    const { counts } = await quotes.list(staff, { view: 'sent', q: '' });
    expect(counts).toMatchObject({ draft: 1, sent: 0, expired: 1, all: 2 });
    expect(await list({ after: id })).toEqual([]);
    for (let position = 0; position < 50; position++) await create();
    const first = await quotes.list(staff, { view: 'all', q: '' });
    expect(first.rows).toHaveLength(50);
    expect(await list({ after: first.after })).toEqual(['Ravi', 'Asha Rao']);
  });

  test('R-QUOTE-3: a form with an older version changes nothing', async () => {
    const id = await create();
    expect(await change(id, 0, { notes: 'The first.' })).toEqual({ kind: 'saved', id });
    const current = { state: 'draft', content: { notes: 'The first.' } };
    const second = await change(id, 0, { notes: 'The second.' });
    expect(second).toMatchObject({ kind: 'changed-meanwhile', current });
    expect((await read(id)).quote.notes).toBe('The first.');
    expect(await quotes.send(staff, { id, version: 0 })).toEqual({ kind: 'changed-meanwhile' });
    expect(await quotes.withdraw(staff, { id, version: 0 })).toEqual({ kind: 'changed-meanwhile' });
    expect(await readActions(id)).toEqual(['quote-created', 'quote-changed']);
  });

  test('of two changes at the same time one is saved', async () => {
    const id = await create();
    const results = await Promise.all([change(id, 0, { notes: 'A' }), change(id, 0, { notes: 'B' })]);
    expect(results.map(({ kind }) => kind).toSorted()).toEqual(['changed-meanwhile', 'saved']);
  });

  test('a quote is sent once, when it is complete', async () => {
    const empty = await create({ lines: [] });
    const free = await create({ lines: form.lines.map((line) => ({ ...line, unitPrice: 0 })) });
    const late = await create({ validUntil: '2026-05-03' });
    expect(await quotes.send(staff, { id: empty, version: 0 })).toMatchObject({ issue: 'no-lines' });
    expect(await quotes.send(staff, { id: free, version: 0 })).toMatchObject({ issue: 'no-amount' });
    expect(await quotes.send(staff, { id: late, version: 0 })).toMatchObject({ issue: 'day-over' });
    expect((await read(empty)).path).toBeUndefined();
    const id = await create();
    const sending = { id, version: 0 };
    const results = await Promise.all([quotes.send(staff, sending), quotes.send(staff, sending)]);
    expect(results.map(({ kind }) => kind).toSorted()).toEqual(['changed-meanwhile', 'sent']);
    expect(await readTemplates()).toEqual(['quote-sent']);
  });

  test('the link opens a sent quote; another key and a draft are unknown', async () => {
    const { link } = await sendNew();
    expect(await quotes.open(link)).toMatchObject({ number: link.number, state: 'sent' });
    expect(await quotes.open({ ...link, number: link.number.toLowerCase() })).not.toBeNull();
    expect(
      await quotes.open({ ...link, key: `${link.key.startsWith('x') ? 'y' : 'x'}${link.key.slice(1)}` }),
    ).toBeNull();
    const other = await read(await create());
    expect(await quotes.open({ number: other.quote.number, key: link.key })).toBeNull();
    expect(await quotes.accept({ ...link, key: '' }, accept)).toEqual({ kind: 'unknown' });
  });

  test('R-QUOTE-4: a quote that is accepted twice is accepted once', async () => {
    const { id, link } = await sendNew();
    const results = await Promise.all([
      quotes.accept(link, accept),
      quotes.accept(link, { ...accept, name: 'Another name' }),
    ]);
    expect(results).toEqual([{ kind: 'answered' }, { kind: 'answered' }]);
    expect(await readTemplates()).toEqual(['quote-accepted', 'quote-sent', 'quote-staff-email']);
    const { quote } = await read(id);
    expect(quote.state).toBe('accepted');
    expect(quote.answer).toMatchObject({ at: NOW, ipAddress: '192.0.2.7' });
    expect(await quotes.decline(link, decline)).toEqual({ kind: 'not-possible', state: 'accepted' });
    expect(await change(id, 2)).toEqual({ kind: 'not-possible', state: 'accepted' });
    expect((await quotes.open(link))?.answer?.ipAddress).toBeUndefined();
  });

  test('R-QUOTE-4: of an acceptance and a withdrawal at the same time one counts', async () => {
    for (let round = 0; round < 5; round++) {
      const { id, link } = await sendNew();
      const [accepted, withdrawn] = await Promise.all([
        quotes.accept(link, accept),
        quotes.withdraw(staff, { id, version: 1 }),
      ]);
      const { state } = (await read(id)).quote;
      expect(accepted.kind).toBe(state === 'accepted' ? 'answered' : 'not-possible');
      expect(withdrawn.kind).toBe(state === 'withdrawn' ? 'withdrawn' : 'not-possible');
    }
  });

  test('an expired quote is not accepted; a declined one becomes the next revision', async () => {
    const { id, link } = await sendNew();
    now = AFTER_LAST_DAY;
    expect(await quotes.accept(link, accept)).toEqual({ kind: 'not-possible', state: 'expired' });
    now = NOW;
    expect(await quotes.decline(link, decline)).toEqual({ kind: 'answered' });
    expect((await read(id)).quote.answer).toMatchObject({ reason: 'Too early.' });
    expect(await change(id, 2, { validUntil: '2026-07-31' })).toMatchObject({ kind: 'saved' });
    const { quote } = await read(id);
    expect(quote).toMatchObject({ state: 'draft', revision: 2 });
    expect(quote.answer).toBeUndefined();
  });

  test('R-QUOTE-3: the client does not see a revision before it is sent, and accepts no older one', async () => {
    const { id, link } = await sendNew();
    await change(id, 1, { notes: 'Not for the client yet.', terms: 'New terms.' });
    const open = await quotes.open(link);
    expect(open).toMatchObject({ state: 'draft', lines: [], terms: '' });
    expect(JSON.stringify(open)).not.toContain('Not for the client yet');
    expect(await quotes.accept(link, accept)).toEqual({ kind: 'revised' });
    await quotes.send(staff, { id, version: 2 });
    expect(await quotes.accept(link, accept)).toEqual({ kind: 'revised' });
    expect(await quotes.accept(link, { ...accept, revision: 2 })).toEqual({ kind: 'answered' });
    expect((await read(id)).revisions.map(({ revision }) => revision)).toEqual([2, 1]);
  });

  test('R-QUOTE-3: the client reads a withdrawn quote as it was last sent', async () => {
    const { id, link } = await sendNew({ notes: 'The first.' });
    const sent = await quotes.open(link);
    await change(id, 1, {
      notes: 'Not for the client yet.',
      terms: 'New terms.',
      validUntil: '2026-07-31',
      lines: form.lines.map((line) => ({ ...line, unitPrice: 9_000_00 })),
    });
    expect(await quotes.withdraw(staff, { id, version: 2 })).toEqual({ kind: 'withdrawn' });
    expect(await quotes.open(link)).toEqual({ ...sent, state: 'withdrawn' });
    expect((await read(id)).quote).toMatchObject({ revision: 2, notes: 'Not for the client yet.' });
  });

  test('a copy is a draft with a number of its own', async () => {
    const { id } = await sendNew();
    const copy = await quotes.duplicate(staff, { id, validUntil: '2026-07-31' });
    const { quote } = await read(copy ?? '');
    expect(quote).toMatchObject({ state: 'draft', revision: 1, lines: form.lines, validUntil: '2026-07-31' });
    expect(quote.number).not.toBe((await read(id)).quote.number);
    expect(await quotes.duplicate(staff, { id: 'x', validUntil: '2026-07-31' })).toBeNull();
  });

  test('a product of the shop becomes a line with its list price', async () => {
    await database.rows({
      text: `insert into products (id, name, price, stock, description, state)
        values ('steel-bottle', 'Steel bottle', 89900, 5, '', 'published') on conflict do nothing`,
    });
    expect(await quotes.listProductNames(staff)).toContain('Steel bottle');
    const id = await create({ lines: [], product: 'steel BOTTLE', productQuantity: 4 });
    expect((await read(id)).quote.lines).toEqual([
      { description: 'Steel bottle', hsnCode: '9617', quantity: 4, unitPrice: 89900, rateBasisPoints: 1800 },
    ]);
    const unknown = await quotes.create(staff, { form: { ...form, product: 'No such thing' } });
    expect(unknown).toEqual({ kind: 'unknown-product' });
  });

  test('the deletion of the account erases quotes, and the client from accepted ones', async () => {
    const { id, link } = await sendNew();
    await quotes.accept(link, accept);
    await sendNew();
    const owner = { id: visitor.user.id, name: 'Asha Rao', confirmedEmail: 'asha@example.com' };
    expect(await ownQuotes.collect(database.db, owner)).toHaveLength(2);
    await database.db.transaction((transaction) => ownQuotes.delete(transaction, owner, now));
    expect((await quotes.list(staff, { view: 'all', q: '' })).rows).toHaveLength(1);
    const left = await read(id);
    expect(JSON.stringify(left)).not.toMatch(/Asha|asha@|Museum|192\.0\.2/);
    expect(left.quote).toMatchObject({ state: 'accepted', totals: { total: 3_540_00 } });
    expect(await quotes.ask(link, { question: 'Is the training part of it?' })).toBe(false);
  });

  test('a question is a message of the client in the inbox', async () => {
    const { link } = await sendNew();
    expect(await quotes.ask(link, { question: 'Is the training part of it?' })).toBe(true);
    expect(await quotes.ask(link, { question: 'Is the training part of it?' })).toBe(true);
    const [lead, ...repeated] = await database.rows({ text: 'select kind, email, message, meta from leads' });
    expect(repeated).toEqual([]);
    expect(lead).toMatchObject({
      kind: 'contact',
      email: 'asha@example.com',
      message: 'Is the training part of it?',
      meta: { reference: link.number },
    });
    expect(await quotes.ask({ ...link, key: 'x' }, { question: 'Is the training part of it?' })).toBe(false);
  });
});
