import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAuditLog } from '~/server/audit/audit-log.server';
import { recordChange } from '~/server/audit/record-change.server';
import type { Database } from '~/server/db/database.server';
import { users } from '~/server/db/schema/accounts.server';
import { engines, openTestDatabase } from '../../database/test-database';
import { createActor } from '../../fixtures/create-actor';

const NOW = new Date('2026-05-04T10:00:00Z');
const admin = createActor('admin', NOW);
const people = [
  { id: '01990000-0000-7000-8000-0000000000d1', name: 'Asha Rao', role: 'staff' },
  { id: '01990000-0000-7000-8000-0000000000d2', name: 'Leela Nair', role: 'user' },
  { id: '01990000-0000-7000-8000-0000000000d3', name: 'Meera Iyer', role: 'user' },
] as const;

describe.each(engines)('who changed something (%s)', (engine) => {
  let database: Database;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    await database.db
      .insert(users)
      .values(
        people.map((person) => ({ ...person, email: `${person.id}@example.com`, emailVerified: true })),
      );
  });
  afterAll(() => database.close());

  test('R-AUDIT-2: who has left the staff can be chosen, and members without a change cannot', async () => {
    const auditLog = createAuditLog(database, { clock: () => NOW });
    const listNames = async () => (await auditLog.listStaff(admin)).map(({ name }) => name);
    expect(await listNames()).toEqual(['Asha Rao']);
    for (const { id: userId } of [people[0], people[1], people[1]])
      await recordChange(database.db, {
        userId,
        area: 'mail',
        action: 'email-resent',
        subjectId: 'x',
        at: NOW,
      });
    expect(await listNames()).toEqual(['Asha Rao', 'Leela Nair (no longer staff)']);
  });
});
