import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LeadState } from '~/domain/contact/lead';
import { type Calls, createCalls } from '~/server/leads/calls/calls.server';
import { engines } from '../../database/test-database';
import { createActor } from '../../fixtures/create-actor';
import { openTestInbox, type TestInbox } from '../../fixtures/open-test-inbox';

/** Saturday noon in India. */
const NOW = new Date('2026-11-21T06:30:00Z');
const staff = createActor('staff', NOW);
const start = { hostId: 'prakash-nayak', startsAt: new Date('2026-11-23T10:30:00+05:30') };
const genuine = { kind: 'call', topic: 'project', name: 'Asha Rao', email: 'asha@example.com' } as const;

describe.each(engines)('R-CALL-6: requests for calls that are likely spam (%s)', (engine) => {
  let opened: TestInbox;
  let calls: Calls;

  beforeAll(async () => {
    opened = await openTestInbox(engine, NOW);
    calls = createCalls(opened.database, {
      clock: () => NOW,
      siteUrl: 'https://www.tessera.example',
      secret: 'of the calls',
    });
  });
  afterAll(() => opened.database.close());
  beforeEach(async () => {
    await opened.reset();
  });

  /** Resolves to the token and the id of the message. */
  async function request(values: object = {}) {
    const booking = await calls.book({ ...genuine, honeypot: 'x', ...values }, start);
    if (booking.kind !== 'booked') throw new Error(booking.kind);
    const lead = await opened.leads.getByToken(booking.token);
    if (!lead) throw new Error('The message is not there.');
    return { token: booking.token, id: lead.id };
  }
  const read = async (id: string) => {
    const details = await opened.inbox.get(staff, id);
    if (!details) throw new Error('The message is not there.');
    return details;
  };
  const set = async (id: string, state: LeadState) =>
    opened.inbox.triage(staff, { id, state, ownerId: null });
  const readEmails = () =>
    opened.database.rows<{ recipient: string; template: string }>({
      text: 'select recipient, template from emails',
    });

  test('the sender reads the same, and the inbox says that no slot is reserved', async () => {
    const { id, token } = await request();
    expect(await calls.readByToken(token)).toBeNull();
    const { state, unreservedCall, facts } = await read(id);
    expect({ state, unreservedCall }).toEqual({
      state: 'spam',
      unreservedCall: { slot: 'free', requested: start },
    });
    // The page of the sender has the same facts.
    expect(facts.map(({ term }) => term)).toEqual(['About', 'Name', 'Email']);
    const { rows } = await opened.inbox.list(staff, { view: 'spam', q: '' });
    expect(rows).toMatchObject([{ id, hasNoSlot: true }]);
  });

  test.each(['new', 'open'] as const)('a free slot is reserved when it becomes %s', async (state) => {
    const { id, token } = await request();
    expect(await set(id, state)).toBe('reserved');
    expect(await calls.readByToken(token)).toMatchObject({ ...start, minutes: 30, revision: 0 });
    const { unreservedCall, events } = await read(id);
    expect(unreservedCall).toBeUndefined();
    expect(events).toMatchObject([{ kind: 'state', state, text: expect.stringContaining('is reserved') }]);
    // The visitor gets no email: the address was never confirmed.
    expect(await readEmails()).toEqual([
      { recipient: 'projects@tessera.example', template: 'lead-staff-email' },
    ]);
    const [audited] = await opened.database.rows<{ after: unknown }>({
      text: `select after from audit_events where action = 'message-state' and subject_id = '${id}'`,
    });
    expect(audited?.after).toEqual({ state, reservedCall: start.startsAt.toISOString() });
    // Another state changes nothing about the slot.
    expect(await set(id, 'done')).toBe('saved');
    expect(await set(id, 'open')).toBe('saved');
    expect(await calls.listBooked(start.hostId, NOW)).toHaveLength(1);
  });

  test('a taken slot is not reserved, until it is free again', async () => {
    const { id } = await request();
    const other = await request({ honeypot: '', email: 'b@example.com' });
    expect(await set(id, 'new')).toBe('slot-not-free');
    const { state, unreservedCall, events } = await read(id);
    expect([state, unreservedCall?.slot]).toEqual(['new', 'taken']);
    expect(events[0]?.text).toContain('is not free');
    expect(await readEmails()).toEqual([]);
    await opened.leads.withdraw(other.token);
    expect((await read(id)).unreservedCall?.slot).toBe('free');
    expect(await set(id, 'open')).toBe('reserved');
  });

  test('of two that are no spam after all, the first one gets the slot', async () => {
    const ids = [(await request()).id, (await request({ email: 'b@example.com' })).id];
    expect(await opened.inbox.markLeads(staff, { ids, mark: 'not-spam' })).toEqual({
      count: 2,
      withoutSlot: 1,
      released: 0,
    });
    expect(await calls.listBooked(start.hostId, NOW)).toMatchObject([{ leadId: ids[0] }]);
  });

  test('R-CALL-8: a booked call loses its slot when its message is marked as spam, and gets it again', async () => {
    const { id, token } = await request({ honeypot: '' });
    await opened.database.rows({ text: 'truncate emails cascade' });
    const marked = await opened.inbox.markLeads(staff, { ids: [id], mark: 'spam' });
    expect(marked).toEqual({ count: 1, withoutSlot: 0, released: 1 });
    expect(await calls.listBooked(start.hostId, NOW)).toEqual([]);
    expect([await calls.readByToken(token), await calls.isCancelled(token)]).toEqual([null, true]);
    const released = await read(id);
    expect(released.unreservedCall).toEqual({ slot: 'free', requested: start, isReleased: true });
    expect(released.call).toEqual({ startsAt: start.startsAt, isCancelled: true });
    expect(released.events).toMatchObject([{ state: 'spam', text: expect.stringContaining('is released') }]);
    expect((await opened.inbox.list(staff, { view: 'spam', q: '' })).rows).toMatchObject([
      { hasNoSlot: true },
    ]);
    expect(await readEmails()).toEqual([
      { recipient: 'projects@tessera.example', template: 'call-cancelled-staff-email' },
    ]);
    expect(await set(id, 'new')).toBe('reserved');
    // The entry that removed it from the calendar had the SEQUENCE 1.
    expect(await calls.readByToken(token)).toMatchObject({ ...start, revision: 2 });
    expect((await read(id)).unreservedCall).toBeUndefined();
    expect((await read(id)).call?.isCancelled).toBe(false);
    const listTemplates = async () => (await readEmails()).map(({ template }) => template).sort();
    expect(await listTemplates()).toEqual(['call-cancelled-staff-email', 'lead-staff-email']);
    expect(await set(id, 'spam')).toBe('released');
    expect(await listTemplates(), 'the entry that had not left is withdrawn').toEqual([
      'call-cancelled-staff-email',
      'call-cancelled-staff-email',
    ]);
  });

  test('R-CALL-8: a released slot is free for others', async () => {
    const { id } = await request({ honeypot: '' });
    await set(id, 'spam');
    await request({ honeypot: '', email: 'b@example.com' });
    expect(await set(id, 'open')).toBe('slot-not-free');
    expect((await read(id)).unreservedCall).toMatchObject({ slot: 'taken', isReleased: true });
  });

  test('R-CALL-8: a call that is over keeps its slot', async () => {
    const { id } = await request({ honeypot: '' });
    await opened.database.rows({ text: `update calls set starts_at = '2026-11-20T05:00:00Z'` });
    expect(await set(id, 'spam')).toBe('saved');
    expect((await read(id)).unreservedCall).toBeUndefined();
  });

  test('a cancelled call is not reserved again', async () => {
    const { id, token } = await request({ honeypot: '' });
    await opened.database.rows({ text: 'update calls set cancelled_at = now()' });
    await set(id, 'spam');
    expect(await set(id, 'new')).toBe('saved');
    expect(await calls.readByToken(token)).toBeNull();
    expect((await read(id)).unreservedCall).toBeUndefined();
  });
});
