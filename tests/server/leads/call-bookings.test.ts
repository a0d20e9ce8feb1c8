import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '~/server/db/database.server';
import { createEmailQueue } from '~/server/email/email-queue.server';
import { createCalendarEntry } from '~/server/leads/calls/calendar-entry.server';
import { type Calls, createCalls } from '~/server/leads/calls/calls.server';
import { sendCallCancellation } from '~/server/leads/calls/send-call-cancellation.server';
import { getWeekCalendar } from '~/server/leads/calls/week-calendar.server';
import { createLeads, type Leads } from '~/server/leads/leads.server';
import type { NewLead } from '~/server/leads/types.server';
import { countRows } from '../../database/count-rows';
import { engines, openTestDatabase } from '../../database/test-database';
import { renderQueuedEmails } from '../../fakes/rendered-emails';

/** Saturday noon in India. */
const NOW = new Date('2026-11-21T06:30:00Z');
const hostId = 'prakash-nayak';
const monday = (time: string) => ({ hostId, startsAt: new Date(`2026-11-23T${time}:00+05:30`) });
const createLead = (email: string): NewLead => ({ kind: 'call', topic: 'project', name: 'Asha Rao', email });

describe.each(engines)('call bookings (%s)', (engine) => {
  let database: Database;
  let leads: Leads;
  let calls: Calls;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    const clock = () => NOW;
    leads = createLeads(database, { secret: 'a secret of the tests', clock });
    calls = createCalls(database, { clock, siteUrl: 'https://www.tessera.example', secret: 'of the calls' });
  });
  afterAll(() => database.close());
  beforeEach(() => database.rows({ text: 'truncate leads, attachments, calls, jobs, emails cascade' }));

  async function bookCall(email: string, time: string): Promise<string> {
    const booking = await calls.book(createLead(email), monday(time));
    if (booking.kind !== 'booked') throw new Error(booking.kind);
    return booking.token;
  }

  test('a booking takes the slot, is confirmed and can be read by its private link', async () => {
    const token = await bookCall('asha@example.com', '10:30');
    expect(await calls.readByToken(token)).toMatchObject({ ...monday('10:30'), revision: 0 });
    expect(await calls.listBooked(hostId, NOW)).toMatchObject([{ ...monday('10:30'), minutes: 30 }]);
    expect(await countRows(database, 'jobs')).toBe(1);
    expect(await calls.readByToken('another')).toBeNull();
  });

  test('of twenty concurrent bookings one gets the slot, and nothing of the others is stored', async () => {
    const bookings = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        calls.book(createLead(`a${index}@example.com`), monday('11:00')),
      ),
    );
    expect(bookings.filter(({ kind }) => kind === 'booked')).toHaveLength(1);
    expect(bookings.filter(({ kind }) => kind === 'taken')).toHaveLength(19);
    expect([
      await countRows(database, 'leads'),
      await countRows(database, 'calls'),
      await countRows(database, 'jobs'),
    ]).toEqual([1, 1, 1]);
  });

  test('two hosts have calls at the same time', async () => {
    await bookCall('asha@example.com', '10:30');
    const other = { ...monday('10:30'), hostId: 'sudha-raghavan' };
    expect((await calls.book(createLead('b@example.com'), other)).kind).toBe('booked');
  });

  test.each([
    ['the past', { hostId, startsAt: new Date('2026-11-20T10:00:00+05:30') }],
    ['a time between two slots', monday('10:40')],
    ['the lunch break', monday('13:00')],
    ['the night', monday('03:00')],
    ['a holiday', { hostId, startsAt: new Date('2026-11-24T10:00:00+05:30') }],
    ['next year', { hostId, startsAt: new Date('2027-11-22T10:00:00+05:30') }],
    ['an invalid time', { hostId, startsAt: new Date(Number.NaN) }],
    ['a team member without calls', { ...monday('10:00'), hostId: 'revathi-subbaiah' }],
  ])('%s is not offered', async (_, start) => {
    expect(await calls.book(createLead('asha@example.com'), start)).toEqual({ kind: 'not-offered' });
    expect(await countRows(database, 'leads')).toBe(0);
  });

  test('one email has two calls at most', async () => {
    await bookCall('asha@example.com', '10:00');
    await bookCall('asha@example.com', '15:00');
    expect((await calls.book(createLead('asha@example.com'), monday('16:00'))).kind).toBe('enough');
  });

  test('one email has two calls at most, also when three are booked at the same time', async () => {
    const results = await Promise.all(
      ['10:00', '15:00', '16:00'].map((time) => calls.book(createLead('asha@example.com'), monday(time))),
    );
    expect(results.map(({ kind }) => kind).toSorted()).toEqual(['booked', 'booked', 'enough']);
    expect(await countRows(database, 'leads')).toBe(2);
  });

  describe('R-CALL-5: a form that is sent again', () => {
    const key = '01990000-0000-7000-8000-000000000001';
    const asha = createLead('asha@example.com');
    const send = (lead = asha, formKey = key) => calls.book(lead, monday('10:30'), formKey);

    test('leads to the call that it booked, also when the call was moved', async () => {
      const first = await send();
      expect(first).toEqual({ kind: 'booked', token: expect.stringMatching(/^[\w-]{32}$/) });
      expect(await send()).toEqual(first);
      expect([
        await countRows(database, 'leads'),
        await countRows(database, 'calls'),
        await countRows(database, 'jobs'),
      ]).toEqual([1, 1, 1]);
      if (first.kind !== 'booked') throw new Error(first.kind);
      await calls.move(first.token, monday('12:00').startsAt);
      expect(await send()).toEqual(first);
      expect(await countRows(database, 'calls')).toBe(1);
    });

    test('books once when it is sent several times at once', async () => {
      const sent = await Promise.all([send(), send(), send(), send(), send()]);
      expect(sent.map(({ kind }) => kind)).toEqual(Array(5).fill('booked'));
      expect(new Set(sent.map((booking) => booking.kind === 'booked' && booking.token)).size).toBe(1);
      expect([await countRows(database, 'leads'), await countRows(database, 'jobs')]).toEqual([1, 1]);
    });

    test('leads there also when the email has no further call left', async () => {
      const first = await send();
      await bookCall('asha@example.com', '15:00');
      expect(await send()).toEqual(first);
    });

    test('leads nobody else there: not with another form, and not with another email', async () => {
      await send();
      expect(await send(asha, '01990000-0000-7000-8000-000000000002')).toEqual({ kind: 'taken' });
      expect(await send(createLead('b@example.com'))).toEqual({ kind: 'taken' });
    });

    test('books anew when its call was withdrawn', async () => {
      const first = await send();
      if (first.kind !== 'booked') throw new Error(first.kind);
      await leads.withdraw(first.token);
      const second = await send();
      expect(second).toEqual({ kind: 'booked', token: expect.not.stringContaining(first.token) });
      expect(await calls.listBooked(hostId, NOW)).toHaveLength(1);
    });

    test('is stored again when it is likely spam', async () => {
      const spam = { ...asha, honeypot: 'x' };
      expect([(await send(spam)).kind, (await send(spam)).kind]).toEqual(['booked', 'booked']);
      expect([await countRows(database, 'leads'), await countRows(database, 'calls')]).toEqual([2, 0]);
    });
  });

  test('a withdrawn booking frees its slot', async () => {
    const token = await bookCall('asha@example.com', '10:30');
    await leads.withdraw(token);
    expect(await calls.readByToken(token)).toBeNull();
    expect(await calls.move(token, monday('12:00').startsAt)).toBe('unknown');
    expect((await calls.book(createLead('b@example.com'), monday('10:30'))).kind).toBe('booked');
  });

  test('the host gets one email about a withdrawn call, without data of the caller', async () => {
    const token = await bookCall('asha@example.com', '10:30');
    await leads.withdraw(token);
    await leads.withdraw(token);
    const cancellations = await database.rows<{ payload: { leadId: string } }>({
      text: `select payload from jobs where kind = 'call-cancelled'`,
    });
    expect(cancellations).toHaveLength(1);
    const sendEmails = sendCallCancellation(database, createEmailQueue({ clock: () => new Date() }));
    for (const { payload } of [...cancellations, ...cancellations])
      await sendEmails(payload, { attempt: 1, isLast: false });
    await renderQueuedEmails(database);
    const emails = await database.rows<{ recipient: string; subject: string; text: string }>({
      text: 'select recipient, subject, text from emails',
    });
    expect(emails).toEqual([
      {
        recipient: 'projects@tessera.example',
        subject: 'Cancelled by the visitor: Monday, 23 November 2026 at 10:30 am IST',
        text: expect.stringContaining('Prakash Nayak'),
      },
    ]);
    expect(emails[0]?.text).not.toMatch(/asha/i);
  });

  test('the withdrawal of a lead without a call or with a past call sends no email', async () => {
    const { token } = await leads.create({ kind: 'contact', email: 'asha@example.com' });
    await leads.withdraw(token);
    const past = await bookCall('asha@example.com', '10:30');
    const leadsLater = createLeads(database, {
      secret: 'a secret of the tests',
      clock: () => monday('11:00').startsAt,
    });
    await leadsLater.withdraw(past);
    expect(await database.rows({ text: `select 1 from jobs where kind = 'call-cancelled'` })).toEqual([]);
  });

  test('a move frees the former slot and takes the new one; a taken slot changes nothing', async () => {
    const token = await bookCall('asha@example.com', '10:30');
    await bookCall('b@example.com', '12:00');
    expect(await calls.move(token, monday('12:00').startsAt)).toBe('taken');
    expect(await calls.move(token, monday('13:00').startsAt)).toBe('not-offered');
    expect(await calls.readByToken(token)).toMatchObject({ ...monday('10:30'), revision: 0 });
    expect(await calls.move(token, monday('17:30').startsAt)).toBe('moved');
    expect(await calls.readByToken(token)).toMatchObject({ ...monday('17:30'), revision: 1 });
    expect((await calls.book(createLead('c@example.com'), monday('10:30'))).kind).toBe('booked');
  });

  test('moves at the same time are recorded one after the other, and the same move once', async () => {
    const token = await bookCall('asha@example.com', '10:30');
    const times = ['11:00', '15:30', '15:30', '17:00'];
    const moved = await Promise.all(times.map((time) => calls.move(token, monday(time).startsAt)));
    expect(new Set(moved)).toEqual(new Set(['moved']));
    const events = await database.rows<{ text: string }>({
      text: `select text from lead_events where kind = 'call-moved' order by id`,
    });
    const steps = events.map(({ text }) => /^From (.*) to (.*?)\. The visitor/.exec(text)?.slice(1) ?? []);
    // The order of the moves is not defined: each starts where the one before it ended, and none leads to where the call was.
    expect(steps.filter(([from, to]) => from === to)).toEqual([]);
    expect(steps.length).toBeGreaterThanOrEqual(3);
    expect(steps.slice(1).map(([from]) => from)).toEqual(steps.slice(0, -1).map(([, to]) => to));
  });

  test('a lead that is likely spam takes no slot', async () => {
    await calls.book({ ...createLead('x@example.com'), honeypot: 'x' }, monday('10:30'));
    expect(await calls.listBooked(hostId, NOW)).toEqual([]);
    expect(await countRows(database, 'leads')).toBe(1);
  });

  test('the week calendar shows free and taken slots and holidays', async () => {
    await bookCall('asha@example.com', '10:30');
    const week = await getWeekCalendar(calls, { hostId, from: null, now: NOW });
    expect(week).toMatchObject({ monday: '2026-11-23', next: '2026-11-30' });
    expect(week.previous).toBeUndefined();
    expect(week.days[0]?.slots.slice(0, 2).map(({ isFree }) => isFree)).toEqual([true, false]);
    expect(week.days[1]).toEqual({ day: '2026-11-24', slots: [], holiday: 'Guru Nanak Jayanti' });
    for (const from of ['', '2026-13-45', '1999-01-01', 'x'.repeat(1000)]) {
      expect((await getWeekCalendar(calls, { hostId, from, now: NOW })).monday).toBe('2026-11-23');
    }
    expect((await getWeekCalendar(calls, { hostId, from: '2026-12-02', now: NOW })).monday).toBe(
      '2026-11-30',
    );
  });

  test('R-CALL-1: to move a call, its visitor has the slots that only the call itself overlaps', async () => {
    const call = await calls.readByToken(await bookCall('asha@example.com', '10:30'));
    // Its length before the hours were changed.
    await database.rows({ text: 'update calls set minutes = 60' });
    const query = { hostId, from: null, now: NOW, movedLeadId: call?.leadId ?? '' };
    const week = await getWeekCalendar(calls, query);
    expect(week.days[0]?.slots.slice(0, 3).map(({ isFree }) => isFree)).toEqual([true, true, true]);
  });
});

test('the calendar entry has the place, the link to move the call and an alarm before it', () => {
  const link = 'https://www.tessera.example/messages/token';
  const entry = createCalendarEntry({ leadId: 'lead', minutes: 30, revision: 0, ...monday('10:30') }, NOW, {
    link,
  });
  const lines = entry.replaceAll('\r\n\t', '').replaceAll('\r\n ', '');
  expect(lines).toContain(`URL:${link}`);
  expect(lines).toMatch(/DESCRIPTION:[^\r]*messages\/token/);
  expect(lines).toContain('LOCATION:By telephone');
  expect(lines).toMatch(/BEGIN:VALARM[\s\S]*TRIGGER:-PT15M[\s\S]*END:VALARM/);
  const cancelled = createCalendarEntry(
    { leadId: 'lead', minutes: 30, revision: 0, ...monday('10:30') },
    NOW,
    {
      isCancelled: true,
    },
  );
  expect(cancelled).not.toContain('VALARM');
});

test('the calendar entry is in UTC, lasts half an hour and replaces an earlier one', () => {
  const entry = createCalendarEntry({ leadId: 'lead', minutes: 30, revision: 2, ...monday('10:30') }, NOW);
  for (const line of [
    'DTSTART:20261123T050000Z',
    'DURATION:PT30M',
    'SEQUENCE:2',
    'UID:lead@tessera.example',
  ]) {
    expect(entry).toContain(line);
  }
});

test('the entry of a cancelled call removes it from the calendar', () => {
  const entry = createCalendarEntry({ leadId: 'lead', minutes: 30, revision: 2, ...monday('10:30') }, NOW, {
    isCancelled: true,
  });
  for (const line of ['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:3', 'UID:lead@tessera.example']) {
    expect(entry).toContain(line);
  }
});
