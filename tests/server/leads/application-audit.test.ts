import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openRoles } from '~/content/careers/open-roles';
import { createEmailQueue } from '~/server/email/email-queue.server';
import { createApplications } from '~/server/leads/applications/applications.server';
import { createLeads } from '~/server/leads/leads.server';
import { seedSampleUsers } from '~/server/seed/seed-sample-users.server';
import { engines, openTestDatabase } from '../../database/test-database';
import { createActor } from '../../fixtures/create-actor';

const NOW = new Date('2026-11-23T10:00:00Z');
const admin = createActor('admin', NOW);

test.each(engines)(
  'R-AUDIT-1: every change of an application is in the audit log, without what is said about the person (%s)',
  async (engine) => {
    const database = await openTestDatabase(engine);
    await seedSampleUsers(database);
    const clock = () => NOW;
    const leads = createLeads(database, { secret: 'a secret of the tests', clock });
    const applications = createApplications(database, { emailQueue: createEmailQueue({ clock }), clock });
    const { id } = await leads.create({
      kind: 'application',
      name: 'Asha Rao',
      email: 'asha@example.com',
      topic: openRoles[0]?.id,
      message: 'A clerk could not find the button.',
      filledInMs: 45_000,
    });
    const { version = 0 } = (await applications.get(admin, id)) ?? {};
    expect(await applications.move(admin, { id, version, stage: 'screening' })).toMatchObject({
      kind: 'moved',
    });
    for (const rating of [3, 4, 4]) await applications.rate(admin, { id, rating });
    await applications.addNote(admin, { id, key: randomUUID(), text: 'Speaks Toda.' });
    const email = { id, key: randomUUID(), text: 'Dear applicant', version: version + 1 };
    for (const _ of ['once', 'twice']) expect(await applications.sendEmail(admin, email)).toBe('sent');
    const rows = await database.rows<{ entry: string }>({
      text: `select action || ' ' || coalesce(before::text, '-') || ' ' || coalesce(after::text, '-') as entry
        from audit_events where area = 'applications' and subject_id = $1 order by id`,
      values: [id],
    });
    expect(rows.map(({ entry }) => entry)).toEqual([
      'application-moved {"stage": "new"} {"stage": "screening"}',
      'application-rated - {"rating": 3}',
      'application-rated {"rating": 3} {"rating": 4}',
      'application-noted - -',
      'application-emailed - -',
    ]);
    await database.close();
  },
);
