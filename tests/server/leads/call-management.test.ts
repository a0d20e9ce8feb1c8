import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NotAllowedError } from '~/domain/auth/permissions';
import type { CallSettings } from '~/domain/contact/call-hours';
import type { Database } from '~/server/db/database.server';
import { createEmailQueue } from '~/server/email/email-queue.server';
import { type CallManagement, createCallManagement } from '~/server/leads/calls/call-management.server';
import { type Calls, createCalls } from '~/server/leads/calls/calls.server';
import { createInbox, type Inbox } from '~/server/leads/inbox/inbox.server';
import { createLeads, type Leads } from '~/server/leads/leads.server';
import { seedSampleUsers } from '~/server/seed/seed-sample-users.server';
import { engines, openTestDatabase } from '../../database/test-database';
import { renderQueuedEmails } from '../../fakes/rendered-emails';
import { firstCallHours } from '../../fixtures/call-hours';
import { createActor } from '../../fixtures/create-actor';

/** Saturday noon in India. */
const NOW = new Date('2026-11-21T06:30:00Z');
const staff = createActor('staff', NOW);
const member = createActor('user', NOW);
const hostId = 'prakash-nayak';
const monday = (time: string) => new Date(`2026-11-23T${time}:00+05:30`);

interface SentEmail {
  recipient: string;
  subject: string;
  text: string;
  attachments: { content: string }[];
}

describe.each(engines)('calls of staff (%s)', (engine) => {
  let database: Database;
  let leads: Leads;
  let calls: Calls;
  let management: CallManagement;
  let inbox: Inbox;
  let firstSettings: CallSettings;
  let announced = 0;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    await seedSampleUsers(database);
    const clock = () => NOW;
    const emailQueue = createEmailQueue({ clock });
    leads = createLeads(database, { secret: 'a secret of the tests', clock });
    calls = createCalls(database, { clock, siteUrl: 'https://www.tessera.example', secret: 'of the calls' });
    inbox = createInbox(database, { emailQueue, clock });
    const announceLength = () => {
      announced += 1;
    };
    management = createCallManagement(database, { emailQueue, clock, announceLength });
    firstSettings = await management.getSettings(staff);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.rows({ text: 'truncate leads, calls, jobs, emails, unconfirmed_emails cascade' });
    await change(firstSettings);
    announced = 0;
  });

  const change = async (settings: Partial<CallSettings>) => {
    const stored = await management.getSettings(staff);
    return management.changeSettings(staff, { ...stored, ...settings, version: stored.version });
  };

  async function book(time: string, email = 'asha@example.com') {
    const lead = { kind: 'call', topic: 'project', name: 'Asha Rao', email } as const;
    const meta = { timeZone: 'America/New_York' };
    const booking = await calls.book({ ...lead, meta }, { hostId, startsAt: monday(time) });
    if (booking.kind !== 'booked') throw new Error(booking.kind);
    const id = (await leads.getByToken(booking.token))?.id ?? '';
    return { id, token: booking.token };
  }
  const getOrThrow = async (id: string) => {
    const details = await management.get(staff, { id, from: null });
    if (!details) throw new Error('The call is not there.');
    return details;
  };
  async function readEmails() {
    await renderQueuedEmails(database);
    const emails = await database.rows<SentEmail>({
      text: 'select recipient, subject, text, attachments from emails order by created_at, id',
    });
    return emails.map(({ attachments, ...email }) => ({
      ...email,
      entry: Buffer.from(attachments[0]?.content ?? '', 'base64').toString(),
    }));
  }

  test('every function refuses a user without the permission', async () => {
    const { id } = await book('10:30');
    const settings = { ...firstSettings, version: 0 };
    for (const act of [
      () => management.listWeek(member, '2026-11-23'),
      () => management.get(member, { id, from: null }),
      () => management.move(member, { id, revision: 0, startsAt: monday('11:00') }),
      () => management.cancel(member, { id, revision: 0, reason: 'x' }),
      () => management.getSettings(member),
      () => management.changeSettings(member, settings),
    ])
      await expect(act()).rejects.toThrow(NotAllowedError);
    expect((await management.readToday(member)).count).toBe(0);
  });

  test('R-CALL-4: a week has the calls from Monday to Sunday in Indian time, without withdrawn messages', async () => {
    const { id } = await book('10:30');
    const { token } = await book('11:00', 'b@example.com');
    await leads.withdraw(token);
    expect(await management.listWeek(staff, '2026-11-23')).toEqual([
      {
        leadId: id,
        hostId,
        startsAt: monday('10:30'),
        minutes: 30,
        revision: 0,
        isCancelled: false,
        name: 'Asha Rao',
        email: 'asha@example.com',
        topic: 'project',
        timeZone: 'America/New_York',
      },
    ]);
    expect(await management.listWeek(staff, '2026-11-16')).toEqual([]);
    expect(await management.listWeek(staff, '2026-11-30')).toEqual([]);
  });

  test('a message of another kind has no call', async () => {
    const { id } = await leads.create({ kind: 'contact', email: 'asha@example.com' });
    expect(await management.get(staff, { id, from: null })).toBeNull();
    expect(await management.move(staff, { id, revision: 0, startsAt: monday('11:00') })).toBeNull();
    expect(await management.cancel(staff, { id, revision: 0, reason: 'x' })).toBeNull();
  });

  test('R-CALL-2: a move sends both times and an entry that replaces the earlier one', async () => {
    const { id, token } = await book('10:30');
    const before = await calls.readCalendarEntry(token);
    expect(await management.move(staff, { id, revision: 0, startsAt: monday('15:30') })).toEqual({
      kind: 'moved',
    });
    const { call, events } = await getOrThrow(id);
    expect(call).toMatchObject({ startsAt: monday('15:30'), revision: 1 });
    expect(events).toMatchObject([{ kind: 'call-moved', text: expect.stringContaining('3:30 pm') }]);
    const [toVisitor, toHost, ...rest] = await readEmails();
    expect(rest).toEqual([]);
    expect(toVisitor).toMatchObject({ recipient: 'asha@example.com' });
    for (const time of ['at 10:30 am IST', 'at 3:30 pm IST', '5:00 am'])
      expect(toVisitor?.text).toContain(time);
    expect(before).toContain('SEQUENCE:0');
    const [uid] = /UID:.+/.exec(before ?? '') ?? [];
    for (const entry of [toVisitor?.entry, toHost?.entry]) {
      expect(entry).toContain(uid);
      expect(entry).toContain('SEQUENCE:1');
      expect(entry).toContain('DTSTART:20261123T100000Z');
    }
    expect(toHost?.recipient).toBe('projects@tessera.example');
  });

  test('R-CALL-1: staff and visitors have the same slots', async () => {
    const { id } = await book('10:30');
    await book('12:00', 'b@example.com');
    const move = async (startsAt: Date) =>
      (await management.move(staff, { id, revision: 0, startsAt }))?.kind;
    expect(await move(monday('12:00'))).toBe('taken');
    expect(await move(monday('13:00'))).toBe('not-offered');
    expect(await move(monday('10:40'))).toBe('not-offered');
    expect(await move(new Date('2026-11-24T10:00:00+05:30'))).toBe('not-offered');
    expect(await move(monday('10:30'))).toBe('same');
    expect((await getOrThrow(id)).events).toEqual([]);
    expect(await readEmails()).toEqual([]);
    const slots = (await getOrThrow(id)).week.days[0]?.slots ?? [];
    expect(slots.filter(({ isFree }) => !isFree).map(({ startsAt }) => startsAt)).toEqual([
      monday('12:00').toISOString(),
    ]);
  });

  test('R-CALL-2: a cancelled call frees its slot, and its entry leaves the calendar', async () => {
    const { id, token } = await book('10:30');
    const reason = 'Prakash is ill.';
    expect(await management.cancel(staff, { id, revision: 0, reason })).toEqual({ kind: 'cancelled' });
    expect(await calls.readByToken(token)).toBeNull();
    expect(await calls.isCancelled(token)).toBe(true);
    const { call, events } = await getOrThrow(id);
    expect(call.isCancelled).toBe(true);
    expect(events).toMatchObject([{ kind: 'call-cancelled', text: reason }]);
    const [toVisitor, toHost] = await readEmails();
    expect(toVisitor?.text).toContain(reason);
    expect(toHost).toMatchObject({ recipient: 'projects@tessera.example' });
    for (const line of ['METHOD:CANCEL', 'SEQUENCE:1', 'STATUS:CANCELLED'])
      expect(toVisitor?.entry).toContain(line);
    await book('10:30', 'b@example.com');
  });

  test('the second of two members of staff sees what changed, and changes nothing', async () => {
    const { id, token } = await book('10:30');
    await calls.move(token, monday('11:00'));
    await management.move(staff, { id, revision: 1, startsAt: monday('15:30') });
    const late = { id, revision: 0 };
    const moved = await management.move(staff, { ...late, startsAt: monday('17:00') });
    expect(moved).toMatchObject({ kind: 'conflict', changes: [{}, { kind: 'call-moved' }] });
    const cancelled = await management.cancel(staff, { ...late, reason: 'x' });
    expect(cancelled).toMatchObject({ kind: 'conflict', changes: [{}, {}] });
    expect((await getOrThrow(id)).call).toMatchObject({ startsAt: monday('15:30'), isCancelled: false });
    await management.cancel(staff, { id, revision: 2, reason: 'Ill.' });
    const again = await management.cancel(staff, { id, revision: 2, reason: 'Ill.' });
    expect(again).toMatchObject({ kind: 'conflict', changes: [{ kind: 'call-cancelled', text: 'Ill.' }] });
  });

  test('of two moves at once one happens', async () => {
    const { id } = await book('10:30');
    const results = await Promise.all(
      ['15:30', '16:00'].map((time) => management.move(staff, { id, revision: 0, startsAt: monday(time) })),
    );
    expect(results.map((result) => result?.kind).sort()).toEqual(['conflict', 'moved']);
  });

  test('a call whose email is withheld stays as it is', async () => {
    const { id } = await book('10:30');
    const times = ['11:00', '11:30', '12:00', '14:00', '14:30', '15:00'];
    let revision = 0;
    let result = await management.move(staff, { id, revision, startsAt: monday('17:30') });
    for (const time of times) {
      if (result?.kind !== 'moved') break;
      revision += 1;
      result = await management.move(staff, { id, revision, startsAt: monday(time) });
    }
    expect(result).toEqual({ kind: 'withheld' });
    const { call, events } = await getOrThrow(id);
    expect([call.revision, events.length]).toEqual([revision, revision]);
  });

  test('a call that has begun is not changed', async () => {
    const { id } = await book('10:30');
    const later = createCallManagement(database, {
      emailQueue: createEmailQueue({ clock: () => NOW }),
      announceLength: () => undefined,
      clock: () => monday('10:45'),
    });
    expect(await later.cancel(staff, { id, revision: 0, reason: 'x' })).toEqual({ kind: 'over' });
    expect((await later.readToday(staff)).count).toBe(0);
  });

  test('the inbox shows what happened to a call', async () => {
    const { id, token } = await book('10:30');
    await calls.move(token, monday('11:00'));
    await management.move(staff, { id, revision: 1, startsAt: monday('15:30') });
    const events = (await inbox.get(staff, id))?.events ?? [];
    expect(events.map(({ kind, by }) => [kind, by !== undefined])).toEqual([
      ['call-moved', false],
      ['call-moved', true],
    ]);
  });

  test('R-CALL-3: the first hours are those of the program before', async () => {
    expect(await calls.getHours()).toEqual(firstCallHours);
  });

  test('R-CALL-3: new hours apply at once, and booked calls stay', async () => {
    const { id } = await book('10:30');
    const week = [{ weekday: 1, periods: [{ from: '10:15', until: '12:00' }] }];
    const settings = { week, slotMinutes: 45, daysAhead: 7, daysOff: ['2026-11-30'] };
    expect(await change(settings)).toBe('saved');
    expect(announced).toBe(1);
    const { call, week: slots } = await getOrThrow(id);
    expect(call).toMatchObject({ startsAt: monday('10:30'), minutes: 30 });
    expect(slots.days.flatMap((day) => day.slots)).toHaveLength(2);
    const bookAt = async (time: string) =>
      (await calls.book({ kind: 'call', email: 'b@example.com' }, { hostId, startsAt: monday(time) })).kind;
    // It would overlap the call at half past ten.
    expect(await bookAt('10:15')).toBe('taken');
    expect(await bookAt('14:00')).toBe('not-offered');
    expect(await bookAt('11:00')).toBe('booked');
    expect((await calls.listBooked(hostId, NOW)).map(({ minutes }) => minutes)).toEqual([30, 45]);
  });

  test('R-CALL-3: a day off has no slots; the length that stays is not announced', async () => {
    await change({ daysOff: ['2026-11-23'] });
    const startsAt = monday('10:30');
    expect((await calls.book({ kind: 'call', email: 'b@example.com' }, { hostId, startsAt })).kind).toBe(
      'not-offered',
    );
    expect(announced).toBe(0);
  });

  test('R-CALL-3: hours that others changed are not overwritten', async () => {
    const stored = await management.getSettings(staff);
    expect(await management.changeSettings(staff, { ...stored, daysAhead: 10 })).toBe('saved');
    expect(await management.changeSettings(staff, { ...stored, daysAhead: 40 })).toBe('conflict');
    expect((await management.getSettings(staff)).daysAhead).toBe(10);
  });

  test('R-CALL-3: other processes are notified of a new length, and of nothing else', async () => {
    const heard: string[] = [];
    const stop = await database.listen('call_length', () => heard.push('length'));
    await change({ daysAhead: 12 });
    await change({ slotMinutes: 20 });
    await expect.poll(() => heard).toEqual(['length']);
    await stop();
  });
});
