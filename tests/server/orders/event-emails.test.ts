import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NotAllowedError } from '~/domain/auth/permissions';
import { engines } from '../../database/test-database';
import { createEventEmailFixture, formerWorkshop, workshop, write } from './event-email-fixture';
import { actor, member, openTestShop, type TestShop } from './test-shop';

const UNKNOWN = '0190a000-0000-7000-8000-000000000000';
const OTHER_FORM = '01990000-0000-7000-8000-0000000000bb';

describe.each(engines)('emails to the guests of events (%s)', (engine) => {
  let shop: TestShop;
  let fixture: ReturnType<typeof createEventEmailFixture>;
  let entriesBefore = 0;

  /** No entry of the audit log is ever deleted. */
  const readAudit = async () => {
    const entries = await shop.database.rows<Record<string, unknown>>({
      text: `select action, subject_id, subject_label, before, after from audit_events where area = 'events' order by id`,
    });
    return entries.slice(entriesBefore);
  };

  beforeAll(async () => {
    shop = await openTestShop(engine);
    fixture = createEventEmailFixture(shop);
  });
  afterAll(() => shop.database.close());
  beforeEach(async () => {
    await shop.reset();
    await shop.database.rows({ text: 'truncate event_emails' });
    entriesBefore = 0;
    entriesBefore = (await readAudit()).length;
  });

  const readPage = async (key = workshop) => {
    const page = await fixture.eventEmails.getEventEmailPage(actor, key);
    if (!page) throw new Error('There is no such event.');
    return page;
  };

  test('R-TICKET-14: emails for a date that was moved are listed with the events of the product', async () => {
    await fixture.buySeats(1, 'a@example.com');
    const id = await fixture.createDraft();
    expect((await readPage()).former).toEqual([]);
    await shop.database.rows({ text: `update event_emails set day = '2026-06-09'` });
    expect(await readPage()).toMatchObject({
      emails: [],
      former: [{ id, day: '2026-06-09', state: 'draft', text: write().text }],
    });
    await shop.database.rows({ text: 'update event_emails set day = null' });
    expect(await readPage()).toMatchObject({ emails: [], former: [{ id }] });
  });

  test('users without the permission for the orders reach nothing', async () => {
    await fixture.buySeats(1, 'a@example.com');
    const id = await fixture.createDraft();
    const { eventEmails } = fixture;
    const shown = { key: workshop, id, version: 1 };
    entriesBefore += (await readAudit()).length;
    for (const attempt of [
      () => eventEmails.getEventEmailPage(member, workshop),
      () => eventEmails.getEventEmail(member, workshop, id),
      () => eventEmails.previewEventEmail(member, workshop, id),
      () => eventEmails.sendTestEventEmail(member, workshop, id),
      () => eventEmails.createEventEmail(member, { key: workshop, formId: OTHER_FORM, form: write() }),
      () => eventEmails.saveEventEmail(member, { ...shown, form: write({ text: 'Other' }) }),
      () => eventEmails.deleteEventEmail(member, shown),
      () => eventEmails.sendToGuests(member, shown),
    ])
      await expect(attempt()).rejects.toThrow(NotAllowedError);
    expect(await readAudit()).toEqual([]);
    expect(await fixture.read(id)).toMatchObject({ state: 'draft', form: write() });
  });

  test('R-TICKET-12: an event without seats, and one that was over two weeks ago, has no email', async () => {
    const { eventEmails } = fixture;
    expect(await readPage()).toMatchObject({ canEmail: false, recipients: { all: 0 } });
    const closed = { key: workshop, formId: OTHER_FORM, form: write() };
    expect(await eventEmails.createEventEmail(actor, closed)).toEqual({ kind: 'closed' });
    await fixture.buySeats(1, 'a@example.com');
    const id = await fixture.createDraft();
    shop.setNow(new Date('2026-06-25T12:00:00Z'));
    expect((await readPage()).canEmail).toBe(true);
    shop.setNow(new Date('2026-06-26T12:00:00Z'));
    expect((await readPage()).canEmail).toBe(false);
    expect(await eventEmails.createEventEmail(actor, closed)).toEqual({ kind: 'closed' });
    expect(await fixture.send(id)).toEqual({ kind: 'closed' });
    expect(await fixture.readBatches()).toEqual([]);
  });

  test('R-TICKET-12: what nobody would get is not sent', async () => {
    await fixture.buySeats(1, 'a@example.com');
    const id = await fixture.createDraft({ guests: 'arrived' });
    expect(await fixture.send(id)).toEqual({ kind: 'nobody' });
    expect((await fixture.read(id)).state).toBe('draft');
  });

  test('R-TICKET-14: a form that is sent twice adds one draft, one that was changed meanwhile adds another', async () => {
    await fixture.buySeats(1, 'a@example.com');
    const id = await fixture.createDraft();
    expect(await fixture.createDraft()).toBe(id);
    const other = await fixture.createDraft({ text: 'We moved again.' });
    expect(other).not.toBe(id);
    expect((await readPage()).emails.map((email) => email.id).toSorted()).toEqual([id, other].toSorted());
    expect(await readAudit()).toHaveLength(2);
  });

  test('R-TICKET-14: a form with an older version changes, sends and deletes nothing', async () => {
    await fixture.buySeats(1, 'a@example.com');
    const id = await fixture.createDraft();
    const { eventEmails } = fixture;
    const shown = { key: workshop, id, version: 1 };
    expect(await eventEmails.saveEventEmail(actor, { ...shown, form: write() })).toEqual({
      kind: 'unchanged',
    });
    const theirs = write({ text: 'We moved to Pune.' });
    expect(await eventEmails.saveEventEmail(actor, { ...shown, form: theirs })).toEqual({ kind: 'done' });
    const conflict = { kind: 'conflict', version: 2, current: theirs };
    expect(await eventEmails.saveEventEmail(actor, { ...shown, form: write() })).toEqual(conflict);
    expect(await eventEmails.sendToGuests(actor, shown)).toEqual(conflict);
    expect(await eventEmails.deleteEventEmail(actor, shown)).toEqual(conflict);
    expect(await fixture.readBatches()).toEqual([]);
    expect(await eventEmails.deleteEventEmail(actor, { ...shown, version: 2 })).toEqual({ kind: 'done' });
    expect(await eventEmails.getEventEmail(actor, workshop, id)).toBeNull();
  });

  test('R-TICKET-14: the preview is the email with the facts of the event, greets staff and opens no order', async () => {
    const { number } = await fixture.buySeats(1, 'a@example.com');
    const id = await fixture.createDraft();
    const preview = await fixture.eventEmails.previewEventEmail(actor, workshop, id);
    expect(preview?.subject).toBe('Another hall');
    expect(preview?.text).toContain('Hello Staff,\n\nWe moved.\n\nSee you there.');
    expect(preview?.text).toContain('Event: Workshop seat');
    expect(preview?.text).toContain('/admin/events/workshop-ticket/2026-06-10');
    expect(preview?.html).not.toContain(number);
  });

  test('R-TICKET-14: a test goes to the member of staff alone, and the draft is sent to the guests as before', async () => {
    const { number } = await fixture.buySeats(1, 'a@example.com');
    const id = await fixture.createDraft();
    expect(await fixture.eventEmails.sendTestEventEmail(actor, workshop, id)).toBe('queued');
    const [sent, ...others] = await fixture.readSent();
    expect(others).toEqual([]);
    expect(sent).toMatchObject({ recipient: actor.user.email, subject: 'Another hall' });
    expect(sent?.text).toContain('/admin/events/workshop-ticket/2026-06-10');
    expect(sent?.text).not.toContain(number);
    expect(await fixture.read(id)).toMatchObject({ state: 'draft', version: 1, queued: 0 });
    await fixture.send(id);
    await fixture.runAll();
    expect((await fixture.readSent()).map(({ recipient }) => recipient)).toEqual(
      ['a@example.com', actor.user.email].toSorted(),
    );
  });

  test('R-TICKET-14: the list of the event says who sent what to how many, and the audit log has no text', async () => {
    await fixture.buySeats(2, 'a@example.com');
    await fixture.buySeats(1, 'b@example.com');
    const id = await fixture.createDraft();
    await fixture.send(id);
    await fixture.runAll();
    expect((await readPage()).emails).toMatchObject([
      { id, subject: 'Another hall', state: 'sent', guests: 'all', recipients: 2, sentBy: 'Kabir Ahluwalia' },
    ]);
    const about = { subject_id: 'workshop-ticket/2026-06-10', before: null };
    expect(await readAudit()).toMatchObject([
      { ...about, action: 'event-email-created', after: { guests: 'all' } },
      { ...about, action: 'event-email-sent', after: { guests: 'all', recipients: 2 } },
    ]);
    expect(JSON.stringify(await readAudit())).not.toMatch(/Another hall|We moved|example\.com/);
  });

  test('an email of another event, and one that does not exist, is unknown', async () => {
    await fixture.buySeats(1, 'a@example.com');
    const id = await fixture.createDraft();
    const { eventEmails } = fixture;
    for (const [key, unknown] of [
      [formerWorkshop, id],
      [workshop, UNKNOWN],
      [workshop, 'no-id'],
      [{ productId: 'no-product' }, id],
    ] as const) {
      const shown = { key, id: unknown, version: 1 };
      expect(await eventEmails.getEventEmail(actor, key, unknown)).toBeNull();
      expect(await eventEmails.previewEventEmail(actor, key, unknown)).toBeNull();
      expect(await eventEmails.sendTestEventEmail(actor, key, unknown)).toBe('unknown');
      expect(await eventEmails.sendToGuests(actor, shown)).toEqual({ kind: 'unknown' });
      expect(await eventEmails.saveEventEmail(actor, { ...shown, form: write() })).toEqual({
        kind: 'unknown',
      });
      expect(await eventEmails.deleteEventEmail(actor, shown)).toEqual({ kind: 'unknown' });
    }
    expect((await readPage(formerWorkshop)).emails).toEqual([]);
  });
});
