import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NotAllowedError } from '~/domain/auth/permissions';
import type { Database } from '~/server/db/database.server';
import { createEmailQueue } from '~/server/email/email-queue.server';
import { createInbox, type Inbox } from '~/server/leads/inbox/inbox.server';
import { engines, openTestDatabase } from '../../database/test-database';
import { createActor } from '../../fixtures/create-actor';

const NOW = new Date('2026-05-04T10:00:00Z');
const staff = createActor('staff', NOW);
const member = createActor('user', NOW);
const thanks = { name: 'Thanks', text: 'Hello {first name}, thank you.' };

describe.each(engines)('R-INBOX-4: reply templates (%s)', (engine) => {
  let database: Database;
  let inbox: Inbox;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    const clock = () => NOW;
    inbox = createInbox(database, { emailQueue: createEmailQueue({ clock }), clock });
  });
  afterAll(() => database.close());
  beforeEach(() => database.rows({ text: 'truncate reply_templates' }));

  async function create(fields: typeof thanks): Promise<string> {
    const result = await inbox.createTemplate(staff, fields);
    if (result.kind !== 'saved') throw new Error(result.kind);
    return result.id;
  }

  test('every function refuses a user without the permission', async () => {
    const id = await create(thanks);
    for (const act of [
      () => inbox.listTemplates(member),
      () => inbox.getTemplate(member, id),
      () => inbox.createTemplate(member, thanks),
      () => inbox.changeTemplate(member, { ...thanks, id, version: 0 }),
      () => inbox.deleteTemplate(member, { id, version: 0 }),
    ])
      await expect(act()).rejects.toThrow(NotAllowedError);
  });

  test('they are listed by name, changed and deleted', async () => {
    const id = await create(thanks);
    await create({ ...thanks, name: 'A kind no' });
    const changed = { id, name: 'Thank you', text: 'Thank you.', version: 0 };
    expect(await inbox.changeTemplate(staff, changed)).toEqual({ kind: 'saved', id });
    expect((await inbox.listTemplates(staff)).map(({ name }) => name)).toEqual(['A kind no', 'Thank you']);
    expect(await inbox.deleteTemplate(staff, { id, version: 0 })).toEqual({
      kind: 'conflict',
      current: { ...changed, version: 1 },
    });
    expect(await inbox.listTemplates(staff)).toHaveLength(2);
    expect(await inbox.deleteTemplate(staff, { id, version: 1 })).toEqual({ kind: 'deleted' });
    expect(await inbox.listTemplates(staff)).toHaveLength(1);
  });

  test('a name belongs to one template, whatever its case', async () => {
    await create(thanks);
    const id = await create({ ...thanks, name: 'Another' });
    expect(await inbox.createTemplate(staff, { ...thanks, name: 'THANKS' })).toEqual({ kind: 'taken' });
    const renamed = { ...thanks, id, name: 'thanks', version: 0 };
    expect(await inbox.changeTemplate(staff, renamed)).toEqual({ kind: 'taken' });
  });

  test('the second of two editors sees the text of the first, and changes nothing', async () => {
    const id = await create(thanks);
    await inbox.changeTemplate(staff, { ...thanks, id, text: 'First.', version: 0 });
    expect(await inbox.changeTemplate(staff, { ...thanks, id, text: 'Second.', version: 0 })).toEqual({
      kind: 'conflict',
      current: { id, name: 'Thanks', text: 'First.', version: 1 },
    });
    const unknown = { ...thanks, version: 0 };
    for (const id of [randomUUID(), 'none'])
      expect(await inbox.changeTemplate(staff, { ...unknown, id })).toEqual({ kind: 'conflict' });
    for (const id of [randomUUID(), 'none'])
      expect(await inbox.deleteTemplate(staff, { id, version: 0 })).toEqual({ kind: 'deleted' });
  });
});
