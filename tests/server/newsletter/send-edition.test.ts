import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MINUTE_MS } from '~/domain/time/durations';
import { createLinkKey } from '~/server/crypto/signatures.server';
import type { Database } from '~/server/db/database.server';
import { refuseRows, rowRefused } from '../../database/refuse-rows';
import { engines, openTestDatabase } from '../../database/test-database';
import {
  createEditionFixture,
  type EditionFixture,
  PER_MINUTE,
  SECRET,
  SITE_URL,
  START,
  write,
} from './edition-fixture';

const SENDING_EVENT_EMAIL = `
  insert into event_emails (id, product_id, subject, text, guests, state, facts, started_at, version, created_at, changed_at)
  values (gen_random_uuid(), 'workshop-ticket', 'Another hall', 'We moved.', 'all', 'sending', '{}', now(), 1, now(), now())`;

const reader = (n: number) => `reader${n}@example.com`;

describe.each(engines)('sending an edition (%s)', (engine) => {
  let database: Database;
  let fixture: EditionFixture;
  let id: string;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.rows({
      text: 'truncate subscribers, newsletter_deliveries, newsletter_editions, emails, jobs cascade',
    });
    fixture = createEditionFixture(database);
    id = await fixture.editions.createEdition(fixture.actor, write());
  });

  const read = async () => {
    const edition = await fixture.editions.getEdition(fixture.actor, id);
    if (!edition) throw new Error('There is no edition.');
    return edition;
  };
  const start = () => fixture.editions.scheduleEdition(fixture.actor, { id, version: 1 });
  const readRecipients = async () =>
    (
      await database.rows<{ recipient: string }>({
        text: `select recipient from emails where key like 'newsletter-edition:%' order by recipient`,
      })
    ).map(({ recipient }) => recipient);

  /** Runs each batch that is in the queue `times` times, until there is none. Resolves to the number of emails after each. */
  async function runAll(times = 1) {
    const done = new Set<string>();
    const counts: number[] = [];
    for (;;) {
      const waiting = (await fixture.readBatches()).map(({ payload }) => payload);
      const next = waiting.find((payload) => !done.has(JSON.stringify(payload)));
      if (!next) return counts;
      done.add(JSON.stringify(next));
      await Promise.all(Array.from({ length: times }, () => fixture.runBatch(next)));
      counts.push((await readRecipients()).length);
    }
  }

  test('R-NEWSLETTER-4: every subscriber gets one email, a batch each minute, also when every job runs three times at once', async () => {
    await fixture.addSubscribers(8);
    await database.rows({
      text: `update subscribers set state = 'unsubscribed', unsubscribed_at = now() where email = '${reader(2)}'`,
    });
    expect(await start()).toEqual({ kind: 'saved' });
    expect(await runAll(3)).toEqual([PER_MINUTE, 2 * PER_MINUTE, 7]);
    expect(await readRecipients()).toEqual([1, 3, 4, 5, 6, 7, 8].map(reader));
    const times = await database.rows<{ after: Date }>({
      text: `select run_after as after from jobs where kind = 'send-edition' order by run_after`,
    });
    expect(times.map(({ after }) => new Date(after).getTime() - START.getTime())).toEqual([
      0,
      MINUTE_MS,
      MINUTE_MS,
    ]);
    expect(await read()).toMatchObject({ state: 'sent', recipients: 7, finishedAt: START });
  });

  test('R-NEWSLETTER-4: an email to guests that is being sent shares the emails of a minute', async () => {
    await fixture.addSubscribers(2);
    await database.rows({ text: SENDING_EVENT_EMAIL });
    await database.rows({
      text: `insert into jobs (id, kind, payload)
        select gen_random_uuid(), 'send-event-email', jsonb_build_object('eventEmailId', id, 'batch', 0) from event_emails`,
    });
    await start();
    expect(await runAll()).toEqual([1, 2]);
    await database.rows({ text: 'truncate event_emails' });
  });

  test('an email to guests whose job was discarded takes no share', async () => {
    await fixture.addSubscribers(2);
    await database.rows({ text: SENDING_EVENT_EMAIL });
    await start();
    expect(await runAll()).toEqual([2]);
    await database.rows({ text: 'truncate event_emails' });
  });

  test('R-NEWSLETTER-4: a batch that fails half-way is repeated whole', async () => {
    await fixture.addSubscribers(5);
    await start();
    const [first] = await fixture.readBatches();
    if (!first) throw new Error('There is no batch.');
    // The second email of the batch cannot be written.
    const acceptRows = await refuseRows(database, 'emails', `recipient = '${reader(2)}'`);
    await expect(fixture.runBatch(first.payload)).rejects.toMatchObject({ cause: rowRefused });
    await acceptRows();
    expect(await readRecipients()).toEqual([]);
    expect((await read()).state).toBe('scheduled');
    await runAll();
    expect(await readRecipients()).toEqual([1, 2, 3, 4, 5].map(reader));
  });

  test('R-NEWSLETTER-4: who subscribes after the start gets the next edition', async () => {
    await fixture.addSubscribers(2);
    await database.rows({
      text: `update subscribers set confirmed_at = '${new Date(START.getTime() + 1).toISOString()}' where email = '${reader(2)}'`,
    });
    await start();
    await runAll();
    expect(await readRecipients()).toEqual([reader(1)]);
  });

  test('R-NEWSLETTER-4: who left and subscribes again after the start gets the next edition', async () => {
    await fixture.addSubscribers(PER_MINUTE + 2);
    const [late, other] = await database.rows<{ id: string }>({
      text: `select id from subscribers where email = any ($1) order by email desc`,
      values: [[reader(PER_MINUTE + 1), reader(PER_MINUTE + 2)]],
    });
    const toLink = ({ id: subscriber } = { id: '' }) => ({
      id: subscriber,
      key: createLinkKey(SECRET, 'newsletter-confirm', subscriber),
    });
    await database.rows({
      text: `update subscribers set state = 'unsubscribed' where id = $1`,
      values: [late?.id],
    });
    await start();
    const [first] = await fixture.readBatches();
    if (first) await fixture.runBatch(first.payload);
    fixture.setTime(new Date(START.getTime() + MINUTE_MS));
    expect(await fixture.newsletter.confirm(toLink(late))).toBe(true);
    expect(await fixture.newsletter.confirm(toLink(other))).toBe(true);
    await runAll();
    expect(await readRecipients()).toEqual([1, 2, 3, 4].map(reader));
  });

  test('R-NEWSLETTER-3: a job of a former time, and of a cancelled edition, sends nothing', async () => {
    await fixture.addSubscribers(1);
    const { editions, actor } = fixture;
    const at = (hours: number) => new Date(START.getTime() + hours * 60 * MINUTE_MS);
    await editions.scheduleEdition(actor, { id, version: 1, sendAt: at(1) });
    await editions.scheduleEdition(actor, { id, version: 2, sendAt: at(2) });
    const [first, second] = (await fixture.readBatches()).map(({ payload }) => payload);
    if (!first || !second) throw new Error('There are two jobs.');
    await fixture.runBatch(first);
    expect((await read()).state).toBe('scheduled');
    expect(await editions.unscheduleEdition(actor, { id, version: 3 })).toEqual({ kind: 'saved' });
    await fixture.runBatch(second);
    expect(await readRecipients()).toEqual([]);
    expect((await read()).state).toBe('draft');
  });

  test('R-NEWSLETTER-3: a stopped edition queues no other batch', async () => {
    await fixture.addSubscribers(5);
    await start();
    const [first] = await fixture.readBatches();
    if (first) await fixture.runBatch(first.payload);
    const { version, state } = await read();
    expect(state).toBe('sending');
    expect(await fixture.editions.stopEdition(fixture.actor, { id, version })).toEqual({ kind: 'saved' });
    await runAll();
    expect(await readRecipients()).toHaveLength(PER_MINUTE);
    expect(await read()).toMatchObject({ state: 'stopped', recipients: PER_MINUTE });
  });

  test('R-NEWSLETTER-4: a second edition waits until the first one is sent', async () => {
    await fixture.addSubscribers(4);
    await start();
    const other = await fixture.editions.createEdition(fixture.actor, write({ subject: 'The other one' }));
    await fixture.editions.scheduleEdition(fixture.actor, { id: other, version: 1 });
    const payloadOf = async (editionId: string) =>
      (await fixture.readBatches()).find(({ payload }) => payload.editionId === editionId)?.payload;
    const own = await payloadOf(id);
    const waiting = await payloadOf(other);
    if (!own || !waiting) throw new Error('There are two jobs.');
    await fixture.runBatch(own);
    await fixture.runBatch(waiting);
    const { editions, actor } = fixture;
    expect(await editions.getEdition(actor, other)).toMatchObject({ state: 'scheduled', waitsFor: 1 });
    await fixture.runBatch({ ...own, batch: 1 });
    expect((await read()).state).toBe('sent');
    await fixture.runBatch(waiting);
    expect(await editions.getEdition(actor, other)).toMatchObject({ state: 'sending', recipients: 3 });
  });

  test('R-NEWSLETTER-4: what is sent is the text at the start, without articles that are withdrawn', async () => {
    await fixture.addSubscribers(1);
    await start();
    const { choices, form } = await read();
    const [published, withdrawn] = form.articles;
    fixture.setArticles(
      (await import('~/content/journal/articles')).articles.filter(({ slug }) => slug !== withdrawn),
    );
    await runAll();
    await fixture.deliverEmails();
    const text = fixture.received[0]?.text ?? '';
    expect(text).toContain(`${SITE_URL}/blog/${published}?newsletter=1`);
    expect(text).not.toContain(choices.find(({ slug }) => slug === withdrawn)?.title);
    // Nothing is left of an edition whose articles are all withdrawn: it becomes a draft.
    const other = await fixture.editions.createEdition(fixture.actor, write());
    fixture.setArticles((await import('~/content/journal/articles')).articles);
    await fixture.editions.scheduleEdition(fixture.actor, { id: other, version: 1 });
    fixture.setArticles([]);
    await runAll();
    expect(await fixture.editions.getEdition(fixture.actor, other)).toMatchObject({
      state: 'draft',
      version: 3,
      sendAt: expect.any(Date),
    });
    // Staff read when it was to be sent, until they schedule it again.
    fixture.setArticles((await import('~/content/journal/articles')).articles);
    await fixture.editions.scheduleEdition(fixture.actor, { id: other, version: 3 });
    const again = await fixture.editions.getEdition(fixture.actor, other);
    await fixture.editions.unscheduleEdition(fixture.actor, { id: other, version: again?.version ?? 0 });
    expect(await fixture.editions.getEdition(fixture.actor, other)).toMatchObject({
      state: 'draft',
      sendAt: null,
    });
  });

  test('R-NEWSLETTER-5: one click unsubscribes, withdraws what is queued, and counts once for its edition', async () => {
    await fixture.addSubscribers(2);
    await start();
    await runAll();
    await fixture.deliverEmails();
    const email = fixture.received.find(({ recipient }) => recipient === reader(1));
    expect(email?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const url = new URL(email?.headers['List-Unsubscribe']?.slice(1, -1) ?? '');
    expect(email?.text).toContain(url.href);
    const { searchParams, pathname } = url;
    const link = {
      id: pathname.split('/').at(-1) ?? '',
      key: searchParams.get('key') ?? '',
      delivery: searchParams.get('delivery') ?? '',
    };
    // Another edition is in the queue when the reader unsubscribes by the first one.
    const other = await fixture.editions.createEdition(fixture.actor, write());
    await fixture.editions.scheduleEdition(fixture.actor, { id: other, version: 1 });
    await runAll();
    expect(await fixture.newsletter.unsubscribe({ ...link, key: 'wrong' })).toBe(false);
    expect(await fixture.newsletter.unsubscribe(link)).toBe(true);
    expect(await fixture.newsletter.unsubscribe(link)).toBe(true);
    await fixture.deliverEmails();
    expect(fixture.received.map(({ recipient }) => recipient).toSorted()).toEqual([
      reader(1),
      reader(2),
      reader(2),
    ]);
    expect((await read()).figures).toMatchObject({ sent: 2, unsubscribed: 1, withdrawn: 0 });
    const figures = (await fixture.editions.getEdition(fixture.actor, other))?.figures;
    expect(figures).toMatchObject({ sent: 1, unsubscribed: 0, withdrawn: 1, queued: 0 });
  });

  test('R-NEWSLETTER-6: an address that does not exist gets no other edition until its owner subscribes again', async () => {
    await fixture.addSubscribers(3);
    fixture.answers.set(reader(1), 'unknown mailbox').set(reader(2), 'rejected');
    await start();
    await runAll();
    await fixture.deliverEmails();
    const { figures, subscribers } = await read();
    expect(figures).toMatchObject({ sent: 1, failed: 1, refused: 1, queued: 0 });
    expect(subscribers).toEqual({ active: 2, refused: 1 });
    await fixture.newsletter.setSubscribed({ email: reader(1), emailVerified: true }, true);
    expect((await read()).subscribers).toEqual({ active: 3, refused: 0 });
  });

  test('R-NEWSLETTER-7: visits count by the number of the edition', async () => {
    await start();
    await runAll();
    await database.rows({
      text: `insert into visit_counts (day, measure, subject, count) values
        ('2026-05-04', 'newsletter', '1', 4), ('2026-05-05', 'newsletter', '1', 3), ('2026-05-05', 'newsletter', '2', 9)
        on conflict do nothing`,
    });
    expect((await read()).figures?.visits).toBe(7);
  });
});
