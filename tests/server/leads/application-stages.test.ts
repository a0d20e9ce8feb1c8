import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NotAllowedError } from '~/domain/auth/permissions';
import type { Database } from '~/server/db/database.server';
import { leads as leadsTable } from '~/server/db/schema/leads.server';
import { createEmailQueue } from '~/server/email/email-queue.server';
import { type Applications, createApplications } from '~/server/leads/applications/applications.server';
import { createInbox } from '~/server/leads/inbox/inbox.server';
import { createLeads, type Leads } from '~/server/leads/leads.server';
import type { NewLead } from '~/server/leads/types.server';
import { seedSampleUsers } from '~/server/seed/seed-sample-users.server';
import { engines, openTestDatabase } from '../../database/test-database';
import { renderQueuedEmails } from '../../fakes/rendered-emails';
import {
  admin,
  closingRole,
  getApplication,
  lastingRole,
  moveAlong,
  readAll,
  START,
  sentApplication,
} from '../../fixtures/applications';
import { createActor } from '../../fixtures/create-actor';

const file = {
  name: 'cv.pdf',
  mediaType: 'application/pdf',
  content: new TextEncoder().encode('%PDF-1.7 %%EOF'),
};
const sent: NewLead = { ...sentApplication, files: [file] };
const all = { q: '' };

describe.each(engines)('R-CAREERS: applications (%s)', (engine) => {
  let database: Database;
  let leads: Leads;
  let applications: Applications;
  let now = START;
  const clock = () => now;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    await seedSampleUsers(database);
    leads = createLeads(database, { secret: 'a secret of the tests', clock });
    applications = createApplications(database, { emailQueue: createEmailQueue({ clock }), clock });
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    now = START;
    await database.rows({ text: 'truncate leads, attachments, jobs, emails, unconfirmed_emails cascade' });
  });

  const send = async (change: Partial<NewLead> = {}) => (await leads.create({ ...sent, ...change })).id;
  const namesByStage = async (query = all) =>
    Object.fromEntries(
      (await applications.readBoard(admin, query))
        .filter(({ count }) => count > 0)
        .map(({ stage, cards }) => [stage, cards.map(({ name }) => name)]),
    );

  test.each(['user', 'staff'] as const)('every function refuses the role %s', async (role) => {
    const actor = createActor(role, START);
    const id = await send();
    const key = randomUUID();
    for (const act of [
      () => applications.readBoard(actor, all),
      () => applications.listStage(actor, all),
      () => applications.countByRole(actor),
      () => applications.get(actor, id),
      () => applications.getFile(actor, { id, fileId: key }),
      () => applications.move(actor, { id, version: 1, stage: 'screening' }),
      () => applications.addNote(actor, { id, key, text: 'x' }),
      () => applications.rate(actor, { id, rating: 3 }),
      () => applications.sendEmail(actor, { id, key, text: 'x', version: 1 }),
    ])
      await expect(act()).rejects.toThrow(NotAllowedError);
    expect((await applications.readNew(actor)).count).toBe(0);
  });

  test('a sent application is new on the board; spam is not on it', async () => {
    await send();
    await send({ name: 'Win', honeypot: 'x' });
    expect(await namesByStage()).toEqual({ new: ['Asha Rao'] });
    expect((await applications.readNew(admin)).count).toBe(1);
    expect(await applications.countByRole(admin)).toMatchObject([{ roleId: lastingRole.id, new: 1 }]);
  });

  test('role, stage and search narrow the board, literally and for any case', async () => {
    await send();
    await send({ name: '100 % Tile', email: 'tile@example.org', topic: closingRole.id });
    expect(await namesByStage({ q: 'asha r' })).toEqual({ new: ['Asha Rao'] });
    expect(await namesByStage({ q: '%' })).toEqual({ new: ['100 % Tile'] });
    expect(await namesByStage({ q: 'TILE@' })).toEqual({ new: ['100 % Tile'] });
    const { cards } = await applications.listStage(admin, { q: '', role: closingRole.id, stage: 'new' });
    expect(cards.map(({ name }) => name)).toEqual(['100 % Tile']);
    expect((await applications.listStage(admin, { q: '', stage: 'offer' })).cards).toEqual([]);
  });

  test('pages of fifty follow one another without gaps', async () => {
    for (let index = 0; index < 52; index += 1) await send({ name: `No. ${index}` });
    const first = await applications.listStage(admin, { q: '', stage: 'new' });
    expect(first.cards).toHaveLength(50);
    const second = await applications.listStage(admin, { q: '', stage: 'new', after: first.after ?? '' });
    expect(second.cards.map(({ name }) => name)).toEqual(['No. 1', 'No. 0']);
    expect(second.after).toBeUndefined();
    const [column] = await applications.readBoard(admin, all);
    expect([column?.count, column?.cards.length]).toEqual([52, 25]);
  });

  test('R-CAREERS-2: of two people who move it at once one moves it, the other reads what changed', async () => {
    const id = await send();
    const results = await Promise.all(
      (['screening', 'declined'] as const).map((stage) =>
        applications.move(admin, { id, version: 1, stage }),
      ),
    );
    expect(results.map(({ kind }) => kind).sort()).toEqual(['conflict', 'moved']);
    const { stage, version, events } = await getApplication(applications, id);
    expect(results).toContainEqual(
      expect.objectContaining({
        kind: 'conflict',
        name: 'Asha Rao',
        stage,
        at: START,
        by: expect.any(String),
      }),
    );
    expect([version, events.length]).toEqual([2, 1]);
  });

  test('a move that the stages do not have changes nothing', async () => {
    const id = await send();
    expect(await applications.move(admin, { id, version: 1, stage: 'hired' })).toMatchObject({
      kind: 'impossible',
      stage: 'new',
    });
    expect((await getApplication(applications, id)).events).toEqual([]);
    expect(await applications.move(admin, { id: randomUUID(), version: 1, stage: 'offer' })).toEqual({
      kind: 'unknown',
    });
  });

  test('the state of the message follows the stage, and the inbox does not list applications again', async () => {
    const inbox = createInbox(database, { emailQueue: createEmailQueue({ clock }), clock });
    const readState = async (id: string) => (await inbox.get(admin, id))?.state;
    const id = await send();
    expect((await inbox.readNew(admin)).count).toBe(0);
    await moveAlong(applications, id, 'screening');
    expect(await readState(id)).toBe('open');
    await moveAlong(applications, id, 'declined');
    expect(await readState(id)).toBe('done');
    expect((await inbox.list(admin, { view: 'all', q: '' })).rows).toEqual([]);
  });

  test('each member of staff has one rating, and the card shows the mean', async () => {
    const id = await send();
    await applications.rate(admin, { id, rating: 2 });
    await applications.rate(admin, { id, rating: 4 });
    await applications.rate(admin, { id, rating: 4 });
    const { ratings, rating, events } = await getApplication(applications, id);
    expect(ratings).toEqual([{ by: expect.any(String), rating: 4, isOwn: true }]);
    expect(rating).toBe(4);
    expect(events.map((event) => event.rating)).toEqual([2, 4]);
  });

  test('R-CAREERS-3: an email is sent once for each form, in the thread of the application', async () => {
    const id = await send();
    const email = { id, key: randomUUID(), text: 'Would Tuesday suit you?', version: 1 };
    expect(await applications.sendEmail(admin, email)).toBe('sent');
    expect(await applications.sendEmail(admin, email)).toBe('sent');
    await renderQueuedEmails(database);
    const emails = await database.rows<{ recipient: string; text: string }>({
      text: 'select recipient, text from emails',
    });
    expect(emails).toHaveLength(1);
    expect(emails[0]).toMatchObject({ recipient: 'asha@example.com' });
    expect(emails[0]?.text).toContain('Would Tuesday suit you?');
    expect((await getApplication(applications, id)).events).toMatchObject([
      { kind: 'email', text: email.text },
    ]);
  });

  test('R-INBOX-10: the board shows an answer by email until staff write again', async () => {
    const id = await send();
    const readAnswer = async () => {
      const stages = await applications.readBoard(admin, all);
      return stages.flatMap(({ cards }) => cards).map(({ answeredAt }) => answeredAt);
    };
    const email = (text: string) => ({ id, key: randomUUID(), text, version: 1 });
    await applications.sendEmail(admin, email('Would Tuesday suit you?'));
    expect(await readAnswer()).toEqual([undefined]);
    const answered = new Date('2026-11-23T12:00:00Z');
    await database.db.update(leadsTable).set({ answeredAt: answered }).where(eq(leadsTable.id, id));
    expect(await readAnswer()).toEqual([answered]);
    now = new Date('2026-11-23T13:00:00Z');
    await applications.sendEmail(admin, email('Then Tuesday at ten.'));
    expect(await readAnswer()).toEqual([undefined]);
  });

  test('R-CAREERS-3: an email written for another stage is not sent', async () => {
    const id = await send();
    await moveAlong(applications, id, 'screening');
    const email = { id, key: randomUUID(), text: 'We say no.', version: 1 };
    expect(await applications.sendEmail(admin, email)).toMatchObject({
      kind: 'conflict',
      stage: 'screening',
    });
    expect(await readAll(database, 'emails')).toBe('[]');
    expect((await getApplication(applications, id)).events).toHaveLength(1);
  });

  test('an email that the limit withholds is not stored', async () => {
    const id = await send();
    const again = () => applications.sendEmail(admin, { id, key: randomUUID(), text: 'Again.', version: 1 });
    let result = await again();
    for (let count = 0; result === 'sent' && count < 20; count += 1) result = await again();
    expect(result).toBe('withheld');
    const { events } = await getApplication(applications, id);
    expect(await database.rows({ text: 'select id from emails' })).toHaveLength(events.length);
  });

  test('other applications of the same address are listed, whatever its case', async () => {
    const id = await send();
    await send({ email: 'ASHA@example.com', topic: closingRole.id });
    await send({ email: 'other@example.com', name: 'Other' });
    await send({ kind: 'contact' });
    expect((await getApplication(applications, id)).others.map(({ roleId }) => roleId)).toEqual([
      closingRole.id,
    ]);
  });

  test('R-CAREERS-5: an application that is taken back leaves the board, and its count stays', async () => {
    const { id, token } = await leads.create(sent);
    await applications.addNote(admin, { id, key: randomUUID(), text: 'Asha Rao rang.' });
    await applications.rate(admin, { id, rating: 5 });
    await leads.withdraw(token);
    expect(await applications.get(admin, id)).toBeNull();
    expect(await namesByStage()).toEqual({});
    expect(await applications.move(admin, { id, version: 1, stage: 'offer' })).toEqual({ kind: 'unknown' });
    expect(await applications.countByRole(admin)).toMatchObject([
      { roleId: lastingRole.id, withdrawn: 1, new: 0 },
    ]);
    for (const table of ['application_events', 'application_ratings', 'attachments'])
      expect(await readAll(database, table)).toBe('[]');
  });
});
