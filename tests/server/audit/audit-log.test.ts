import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AuditQuery } from '~/domain/audit/audit-query';
import { NotAllowedError } from '~/domain/auth/permissions';
import type { DiscountCodeForm } from '~/domain/discounts/discount-code-schema';
import { type AuditLog, createAuditLog } from '~/server/audit/audit-log.server';
import { pickChanged, recordChange, recordChanges } from '~/server/audit/record-change.server';
import { users } from '~/server/db/schema/accounts.server';
import { createEmailQueue } from '~/server/email/email-queue.server';
import { createCallManagement } from '~/server/leads/calls/call-management.server';
import { createInbox } from '~/server/leads/inbox/inbox.server';
import { createLeads } from '~/server/leads/leads.server';
import { engines } from '../../database/test-database';
import { admin, START, actor as staff } from '../orders/test-shop';
import { createBowlInput, openProductShop, type ProductShop } from '../products/test-products';

const code: DiscountCodeForm = {
  code: 'MONSOON',
  kind: 'percent',
  value: 1_000,
  minTotal: 0,
  isOncePerPerson: false,
};

describe.each(engines)('the audit log (%s)', (engine) => {
  let shop: ProductShop;
  let auditLog: AuditLog;

  beforeAll(async () => {
    shop = await openProductShop(engine);
    auditLog = createAuditLog(shop.database, { clock: () => START });
  });
  afterAll(() => shop.database.close());

  const list = async (query: Partial<AuditQuery> = {}) => auditLog.list(admin, { q: '', ...query });
  const actionsOf = async (query: Partial<AuditQuery>) =>
    (await list(query)).entries.map(({ action }) => action).toReversed();

  test('R-AUDIT-1: products and stock, with what was before', async () => {
    const id = await shop.createDraft(staff);
    const form = createBowlInput({ price: '900' });
    await shop.products.saveProduct(staff, { id, version: 1, form });
    await shop.products.saveProduct(staff, { id, version: 1, form });
    await shop.products.changeStock(staff, {
      id,
      reason: 'delivery',
      units: 12,
      variant: { color: 'Teal', size: '' },
    });
    const { entries } = await list({ q: id });
    expect(entries.map(({ action }) => action)).toEqual([
      'stock-changed',
      'product-edited',
      'product-created',
    ]);
    expect(entries[1]).toMatchObject({
      by: 'Kabir Ahluwalia',
      area: 'products',
      subjectId: id,
      before: { price: '850.00' },
      after: { price: '900.00' },
    });
    expect(entries[0]).toMatchObject({
      before: { color: 'Teal', stock: 0 },
      after: { color: 'Teal', stock: 12, reason: 'delivery' },
    });
  });

  test('R-AUDIT-1: discount codes; a change that is refused or changes nothing is not listed', async () => {
    const created = await shop.discountManagement.createCode(admin, code);
    const id = created.kind === 'saved' ? created.id : '';
    expect(await shop.discountManagement.createCode(admin, code)).toEqual({ kind: 'taken' });
    for (const values of [{}, { maxUses: 5 }, { maxUses: 5, value: 1_500 }]) {
      const version = (await shop.discountManagement.getCode(admin, id))?.code.version ?? 0;
      await shop.discountManagement.changeCode(admin, { ...code, ...values, id, version });
    }
    await shop.discountManagement.setActive(admin, { id, isActive: false });
    await shop.discountManagement.setActive(admin, { id, isActive: false });
    const { entries } = await list({ area: 'discounts', q: 'monsoon' });
    expect(entries.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['discount-switched', { isActive: true }, { isActive: false }],
      ['discount-changed', { kind: 'percent', value: 1_000 }, { kind: 'percent', value: 1_500 }],
      ['discount-changed', { maxUses: null }, { maxUses: 5 }],
      ['discount-created', undefined, expect.objectContaining({ code: 'MONSOON', value: 1_000 })],
    ]);
  });

  test('R-AUDIT-1: gift cards without their codes, and check-ins', async () => {
    const order = await shop.place([
      ['gift-card', 1],
      ['workshop-ticket', 1],
    ]);
    await shop.advance(order.number, 'paid');
    const [bought] = await shop.giftCards.listOfOrder(order.orderId);
    const { id = '', code: cardCode = '' } = bought ?? {};
    const [ticket] = await shop.tickets.listOfOrder(order.orderId);
    await shop.checkIn.checkIn(staff, ticket?.code ?? '');
    await shop.checkIn.checkIn(staff, ticket?.code ?? '');
    expect((await list({ area: 'tickets' })).entries).toMatchObject([
      { action: 'ticket-checked-in', subjectId: order.number },
    ]);
    await shop.giftCardManagement.voidCard(admin, { id, reason: 'Lost' });
    await shop.giftCardManagement.voidCard(admin, { id, reason: 'Lost' });
    const cards = (await list({ area: 'gift-cards' })).entries;
    expect(cards).toMatchObject([
      { action: 'gift-card-voided', subject: `…${cardCode.slice(-4)}`, after: { balance: 0 } },
    ]);
    expect(JSON.stringify(cards)).not.toContain(cardCode);
  });

  test('R-AUDIT-1: messages without their texts; owners have names', async () => {
    const { database } = shop;
    const leads = createLeads(database, { secret: 'a secret of the tests', clock: () => START });
    const emailQueue = createEmailQueue({ clock: () => START });
    const inbox = createInbox(database, { emailQueue, clock: () => START });
    const submitted = await leads.create({
      kind: 'contact',
      name: 'Asha Rao',
      email: 'asha@example.com',
      topic: 'project',
      message: 'A library catalogue.',
      filledInMs: 45_000,
    });
    const id = submitted.id;
    await inbox.addNote(staff, { id, key: randomUUID(), text: 'She rang twice.' });
    await inbox.triage(staff, { id, state: 'open', ownerId: staff.user.id });
    await inbox.triage(staff, { id, state: 'open', ownerId: staff.user.id });
    await inbox.reply(staff, { id, key: randomUUID(), text: 'Gladly.' });
    const { entries } = await list({ area: 'inbox', q: id });
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['message-noted', 'message-state', 'message-owner', 'message-replied']),
    );
    expect(entries).toHaveLength(4);
    expect(entries.find(({ action }) => action === 'message-owner')?.after).toEqual({
      owner: 'Kabir Ahluwalia',
    });
    expect(JSON.stringify(entries)).not.toMatch(/Asha|asha|rang|Gladly/);
  });

  test('R-AUDIT-1: templates of replies and the hours of calls', async () => {
    const { database } = shop;
    const deps = { emailQueue: createEmailQueue({ clock: () => START }), clock: () => START };
    const inbox = createInbox(database, deps);
    const saved = await inbox.createTemplate(staff, { name: 'Welcome', text: 'Thank you.' });
    const id = saved.kind === 'saved' ? saved.id : '';
    const template = { id, name: 'Welcome', text: 'Thank you!' };
    expect(await inbox.changeTemplate(staff, { ...template, version: 0 })).toMatchObject({ kind: 'saved' });
    expect(await inbox.changeTemplate(staff, { ...template, version: 0 })).toMatchObject({
      kind: 'conflict',
    });
    expect(await inbox.changeTemplate(staff, { ...template, version: 1 })).toMatchObject({ kind: 'saved' });
    await inbox.deleteTemplate(staff, { id, version: 2 });
    await inbox.deleteTemplate(staff, { id, version: 2 });
    const { entries } = await list({ area: 'templates' });
    expect(
      entries.map(({ action, subject, isDeleted, before, after }) => [
        action,
        subject,
        isDeleted,
        before,
        after,
      ]),
    ).toEqual([
      ['template-deleted', 'Welcome', true, { name: 'Welcome', text: 'Thank you!' }, undefined],
      ['template-changed', 'Welcome', true, { text: 'Thank you.' }, { text: 'Thank you!' }],
      ['template-created', 'Welcome', true, undefined, { name: 'Welcome', text: 'Thank you.' }],
    ]);
    const calls = createCallManagement(database, { ...deps, announceLength: () => undefined });
    const hours = await calls.getSettings(staff);
    const [monday] = hours.week;
    const week = monday ? [{ ...monday, periods: [{ from: '10:00', until: '12:00' }] }] : [];
    await calls.changeSettings(staff, { ...hours, week, daysAhead: 9 });
    await calls.changeSettings(staff, { ...hours, daysAhead: 3 });
    const [change, ...others] = (await list({ area: 'calls' })).entries;
    expect(others).toEqual([]);
    expect(change).toMatchObject({
      action: 'call-hours',
      before: { daysAhead: hours.daysAhead },
      after: { monday: '10:00–12:00', tuesday: '', daysAhead: 9 },
    });
  });

  test('R-AUDIT-2: says which subjects do not exist any more', async () => {
    const { db } = shop.database;
    const existing = randomUUID();
    const deleted = randomUUID();
    await db.insert(users).values({ id: existing, email: 'existing@staff.example', name: 'Existing' });
    await recordChanges(
      db,
      [existing, deleted].map((subjectId) => ({
        userId: admin.user.id,
        area: 'people',
        action: 'person-invited',
        subjectId,
        at: START,
      })),
    );
    const announcement = randomUUID();
    await recordChange(db, {
      userId: admin.user.id,
      area: 'announcements',
      action: 'announcement-deleted',
      at: START,
      subjectId: announcement,
    });
    for (const [q, isDeleted] of [
      [existing, false],
      [deleted, true],
      [announcement, true],
    ] as const)
      expect((await list({ q })).entries).toMatchObject([{ isDeleted }]);
  });

  test('R-AUDIT-2: only admins read it, and nobody changes it', async () => {
    await expect(auditLog.list(staff, { q: '' })).rejects.toThrow(NotAllowedError);
    await expect(auditLog.listStaff(staff)).rejects.toThrow(NotAllowedError);
    expect(() => auditLog.exportCsv(staff, { q: '' })).toThrow(NotAllowedError);
    for (const statement of [
      `update audit_events set action = 'nothing'`,
      'delete from audit_events',
      'truncate audit_events',
    ])
      await expect(shop.database.rows({ text: statement })).rejects.toThrow('append-only');
  });

  test('a change that is rolled back leaves no entry', async () => {
    const rolledBack = shop.database.db.transaction(async (transaction) => {
      await recordChange(transaction, {
        userId: admin.user.id,
        area: 'mail',
        action: 'email-resent',
        subjectId: 'x',
        at: START,
      });
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    expect(await actionsOf({ area: 'mail' })).toEqual([]);
  });

  test('is searched by person, area and days, page by page, and exported whole', async () => {
    const other = randomUUID();
    await shop.database.db.insert(users).values({ id: other, email: 'asha@staff.example', name: '=Asha' });
    const at = new Date('2026-05-10T20:00:00Z');
    await recordChanges(
      shop.database.db,
      Array.from({ length: 120 }, (_, index) => ({
        userId: other,
        area: 'jobs',
        action: 'job-retried',
        subjectId: `job-${index}`,
        at,
      })),
    );
    const seen: string[] = [];
    for (let after: string | undefined; ; ) {
      const page = await list({ who: other, ...(after && { after }) });
      seen.push(...page.entries.map(({ subjectId }) => subjectId));
      after = page.after;
      if (!after) break;
    }
    expect([seen.length, new Set(seen).size]).toEqual([120, 120]);
    // 20:00 UTC is the next day in India.
    expect((await list({ area: 'jobs', from: '2026-05-11', to: '2026-05-11' })).entries).toHaveLength(50);
    expect((await list({ area: 'jobs', to: '2026-05-10' })).entries).toEqual([]);
    expect((await list({ after: 'nonsense', area: 'discounts' })).entries).toHaveLength(4);
    const { name, content } = auditLog.exportCsv(admin, { q: '', who: other });
    const rows = (await text(content)).trim().split('\r\n');
    expect(name).toBe('audit-log-2026-05-04.csv');
    expect(rows).toHaveLength(121);
    expect(rows[1]).toContain(`2026-05-10T20:00:00.000Z,'=Asha,${other},jobs,job-retried`);
  });
});

test('only what differs is written', () => {
  expect(pickChanged({ a: 1, b: 'x', c: null }, { a: 1, b: 'y', c: null, d: 2 })).toEqual({
    before: { b: 'x', d: null },
    after: { b: 'y', d: 2 },
  });
});
