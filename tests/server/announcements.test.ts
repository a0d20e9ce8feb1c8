import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AnnouncementInput } from '~/domain/announcements/announcement-form-schema';
import { NotAllowedError } from '~/domain/auth/permissions';
import {
  type AnnouncementManagement,
  createAnnouncementManagement,
} from '~/server/announcements/announcement-management.server';
import {
  ANNOUNCEMENTS_CHANNEL,
  type Announcements,
  createAnnouncements,
} from '~/server/announcements/announcements.server';
import type { Database } from '~/server/db/database.server';
import { announcements as table } from '~/server/db/schema/announcements.server';
import { auditEvents } from '~/server/db/schema/audit.server';
import { seedSampleUsers } from '~/server/seed/seed-sample-users.server';
import { engines, openTestDatabase } from '../database/test-database';
import { createActor } from '../fixtures/create-actor';

const START = new Date('2026-11-23T20:00:00Z');
const END = new Date('2026-11-24T20:00:00Z');
const actor = createActor('staff', START);
const member = createActor('user', START);

const FORM: AnnouncementInput = {
  text: 'The office is closed.',
  link: '/faq',
  linkLabel: 'Questions',
  version: 0,
  tone: 'info',
  pages: 'all',
  startsAt: START,
  endsAt: END,
};

describe.each(engines)('announcements (%s)', (engine) => {
  let database: Database;
  let management: AnnouncementManagement;
  let announcements: Announcements;
  let now = START;
  const errors: unknown[] = [];

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    await seedSampleUsers(database);
    const clock = () => now;
    announcements = createAnnouncements(database, { clock, reportError: (error) => errors.push(error) });
    management = createAnnouncementManagement(database, { clock, announce: announcements.refresh });
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    now = START;
    await database.db.delete(table);
    await announcements.refresh();
  });

  const findText = (path = '/faq') => announcements.findAnnouncement(path)?.text;

  test('only staff with the permission read and change announcements', async () => {
    const { id } = await management.createAnnouncement(actor, FORM);
    const tries = [
      management.listAnnouncements(member, {}),
      management.getAnnouncement(member, id),
      management.createAnnouncement(member, FORM),
      management.changeAnnouncement(member, { id, form: { ...FORM, version: 1 } }),
      management.deleteAnnouncement(member, { id, version: 1 }),
    ];
    for (const tried of tries) await expect(tried).rejects.toThrow(NotAllowedError);
    expect((await management.listAnnouncements(actor, {})).announcements).toHaveLength(1);
  });

  test('R-ANNOUNCEMENT-1: one is shown from its beginning to its end, and not after it was deleted', async () => {
    const { id } = await management.createAnnouncement(actor, FORM);
    expect(announcements.findAnnouncement('/')).toMatchObject({
      id,
      link: { path: '/faq', label: 'Questions' },
    });
    now = new Date(START.getTime() - 1);
    expect(findText()).toBeUndefined();
    now = new Date(END.getTime() - 1);
    expect(findText()).toBe(FORM.text);
    now = END;
    expect(findText()).toBeUndefined();
    now = START;
    expect(await management.deleteAnnouncement(actor, { id, version: 1 })).toEqual({ kind: 'deleted' });
    expect(findText()).toBeUndefined();
    expect(errors).toEqual([]);
  });

  test('an older version changes and deletes nothing, and shows what others saved', async () => {
    const { id } = await management.createAnnouncement(actor, FORM);
    const change = (text: string, version: number) =>
      management.changeAnnouncement(actor, { id, form: { ...FORM, text, version } });
    const results = await Promise.all([change('First', 1), change('Second', 1)]);
    expect(results.map(({ kind }) => kind).toSorted()).toEqual(['conflict', 'saved']);
    const winner = results[0].kind === 'saved' ? 'First' : 'Second';
    const conflict = { kind: 'conflict', current: { text: winner, version: 2 } };
    expect(results).toContainEqual(expect.objectContaining({ ...conflict, current: expect.anything() }));
    expect(await management.deleteAnnouncement(actor, { id, version: 1 })).toMatchObject(conflict);
    expect(findText()).toBe(winner);
    await management.deleteAnnouncement(actor, { id, version: 2 });
    expect(await change('Third', 2)).toEqual({ kind: 'conflict' });
    expect(await management.changeAnnouncement(actor, { id: 'x', form: FORM })).toEqual({ kind: 'conflict' });
  });

  test('R-AUDIT-1: each change is in the audit log with what differs', async () => {
    const { id } = await management.createAnnouncement(actor, FORM);
    const form = { ...FORM, pages: 'shop' as const };
    await management.changeAnnouncement(actor, { id, form: { ...form, version: 1 } });
    // Nothing differs.
    await management.changeAnnouncement(actor, { id, form: { ...form, version: 2 } });
    await management.deleteAnnouncement(actor, { id, version: 2 });
    const rows = await database.db
      .select({ action: auditEvents.action, before: auditEvents.before, after: auditEvents.after })
      .from(auditEvents)
      .where(eq(auditEvents.subjectId, id))
      .orderBy(auditEvents.id);
    expect(rows).toMatchObject([
      { action: 'announcement-created', before: null, after: { text: FORM.text, from: START.toISOString() } },
      { action: 'announcement-changed', before: { pages: 'all' }, after: { pages: 'shop' } },
      { action: 'announcement-deleted', before: { pages: 'shop', link: '/faq' }, after: null },
    ]);
  });

  test('the database announces every change', async () => {
    let heard = 0;
    const stop = await database.listen(ANNOUNCEMENTS_CHANNEL, () => {
      heard += 1;
    });
    const { id } = await management.createAnnouncement(actor, FORM);
    await expect.poll(() => heard).toBe(1);
    await database.db.update(table).set({ text: 'Changed' }).where(eq(table.id, id));
    await expect.poll(() => heard).toBe(2);
    await database.db.delete(table).where(eq(table.id, id));
    await expect.poll(() => heard).toBe(3);
    await stop();
  });

  test('a list has 50 announcements a page, the newest first', async () => {
    for (let index = 0; index < 51; index += 1)
      await management.createAnnouncement(actor, { ...FORM, text: `Text ${index}` });
    const first = await management.listAnnouncements(actor, {});
    expect(first.announcements.map(({ text }) => text)).toEqual(
      Array.from({ length: 50 }, (_, index) => `Text ${50 - index}`),
    );
    const second = await management.listAnnouncements(actor, { after: first.after });
    expect(second).toMatchObject({ announcements: [{ text: 'Text 0' }] });
    expect(second.after).toBeUndefined();
  });
});
