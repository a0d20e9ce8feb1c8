import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAuditLog } from '~/server/audit/audit-log.server';
import type { Database } from '~/server/db/database.server';
import { createLeads } from '~/server/leads/leads.server';
import type { Quotes } from '~/server/quotes/quotes.server';
import { countRows } from '../database/count-rows';
import { engines } from '../database/test-database';
import { createActor } from '../fixtures/create-actor';
import { openTestQuotes } from '../fixtures/open-test-quotes';
import { quoteInput } from '../fixtures/quote-input';

const NOW = new Date('2026-05-04T10:00:00Z');
const staff = createActor('staff', NOW);
const secret = 'a secret of the tests';

describe.each(engines)('R-QUOTE-6: deletion of quotes (%s)', (engine) => {
  let database: Database;
  let quotes: Quotes;

  beforeAll(async () => {
    ({ database, quotes } = await openTestQuotes(engine, { secret, now: NOW }));
  });
  afterAll(() => database.close());
  beforeEach(() => database.rows({ text: 'truncate quotes, leads, jobs, emails cascade' }));

  const create = async (leadId?: string) => {
    const result = await quotes.create(staff, { form: quoteInput, leadId });
    if (result.kind !== 'saved') throw new Error(result.kind);
    return result.id;
  };
  const change = (id: string, version: number) =>
    quotes.change(staff, { id, form: { ...quoteInput, notes: 'With travel.', version } });
  const remove = (id: string, version = 0) => quotes.delete(staff, { id, version });
  const readNumber = async (id: string) => (await quotes.get(staff, id))?.quote.number ?? '';
  const toPosition = (number: string) => Number(number.split('-').at(-1));

  test('a draft that was never sent is deleted; the message that it answers stays', async () => {
    const leads = createLeads(database, { secret, clock: () => NOW });
    const message = { kind: 'contact', topic: 'project', message: 'A catalogue of tiles.' } as const;
    const sender = { name: 'Asha Rao', email: 'asha@example.com', filledInMs: 45_000 };
    const lead = await leads.create({ ...message, ...sender });
    const id = await create(lead.id);
    expect((await quotes.get(staff, id))?.leadId).toBe(lead.id);
    expect(await change(id, 0)).toMatchObject({ kind: 'saved' });
    expect(await remove(id, 1)).toEqual({ kind: 'deleted' });
    expect(await quotes.get(staff, id)).toBeNull();
    expect((await quotes.list(staff, { view: 'all', q: '' })).rows).toEqual([]);
    expect(await countRows(database, 'leads')).toBe(1);
    for (const unknown of [id, 'none']) expect(await remove(unknown, 1)).toEqual({ kind: 'unknown' });
    expect(await quotes.send(staff, { id, version: 1 })).toEqual({ kind: 'unknown' });
  });

  test('the audit log names it, and its number is not given again', async () => {
    const id = await create();
    const number = await readNumber(id);
    expect(await remove(id)).toEqual({ kind: 'deleted' });
    const auditLog = createAuditLog(database, { clock: () => NOW });
    const { entries } = await auditLog.list(createActor('admin', NOW), { area: 'quotes', q: id });
    expect(entries).toMatchObject([
      { action: 'quote-deleted', subject: number, isDeleted: true, before: { total: 3_540_00, lines: 1 } },
      { action: 'quote-created', subject: number, isDeleted: true },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/Asha|asha@|Museum/);
    expect(toPosition(await readNumber(await create()))).toBe(toPosition(number) + 1);
  });

  test('an older version deletes nothing', async () => {
    const id = await create();
    await change(id, 0);
    expect(await remove(id, 0)).toEqual({ kind: 'changed-meanwhile' });
    expect((await quotes.get(staff, id))?.quote.notes).toBe('With travel.');
  });

  test('a quote that was sent stays, and so does the draft of its next revision', async () => {
    const id = await create();
    expect(await quotes.send(staff, { id, version: 0 })).toEqual({ kind: 'sent' });
    expect(await remove(id, 1)).toEqual({ kind: 'not-possible', state: 'sent' });
    await change(id, 1);
    expect(await remove(id, 2)).toEqual({ kind: 'was-sent' });
    expect(await quotes.withdraw(staff, { id, version: 2 })).toEqual({ kind: 'withdrawn' });
    expect(await remove(id, 3)).toEqual({ kind: 'not-possible', state: 'withdrawn' });
    expect((await quotes.get(staff, id))?.revisions).toHaveLength(1);
    expect(await countRows(database, 'quotes')).toBe(1);
  });

  test('of a deletion and a sending at the same time one counts', async () => {
    for (let round = 0; round < 10; round++) {
      const id = await create();
      const [sent, deleted] = await Promise.all([quotes.send(staff, { id, version: 0 }), remove(id)]);
      const state = (await quotes.get(staff, id))?.quote.state;
      expect([sent.kind, deleted.kind]).toEqual(
        state === 'sent' ? ['sent', 'not-possible'] : ['unknown', 'deleted'],
      );
      expect(await countRows(database, 'emails')).toBe(await countRows(database, 'quotes'));
    }
  });
});
