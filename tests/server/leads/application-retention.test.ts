import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RoleStep } from '~/domain/careers/role-state';
import { DAY_MS } from '~/domain/time/durations';
import type { Database } from '~/server/db/database.server';
import { createEmailQueue } from '~/server/email/email-queue.server';
import { anonymiseApplications } from '~/server/leads/applications/anonymise-applications.server';
import { type Applications, createApplications } from '~/server/leads/applications/applications.server';
import { createLeads, type Leads } from '~/server/leads/leads.server';
import type { NewLead } from '~/server/leads/types.server';
import { createOpenRoleManagement } from '~/server/open-roles/open-role-management.server';
import { seedSampleUsers } from '~/server/seed/seed-sample-users.server';
import { engines, openTestDatabase } from '../../database/test-database';
import {
  admin,
  closingRole,
  getApplication,
  lastingRole,
  moveAlong,
  readAll,
  START,
  sentApplication,
} from '../../fixtures/applications';

describe.each(engines)('R-CAREERS-4: how long applications stay (%s)', (engine) => {
  let database: Database;
  let leads: Leads;
  let applications: Applications;
  let now = START;
  const clock = () => now;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    await seedSampleUsers(database);
    leads = createLeads(database, { secret: 'a secret of the tests', clock });
    applications = createApplications(database, { emailQueue: createEmailQueue({ clock }), clock });
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    now = START;
    await database.rows({
      text: 'truncate leads, attachments, jobs, emails, unconfirmed_emails, open_roles, role_closings cascade',
    });
  });

  const send = async (change: Partial<NewLead> = {}) =>
    (await leads.create({ ...sentApplication, ...change })).id;
  const anonymise = () => anonymiseApplications(database, clock)({}, { attempt: 1, isLast: false });

  test('six months after a role is filled the others are anonymised, the hired one stays', async () => {
    const hired = await send({ name: 'Neha Pillai', email: 'neha@example.com' });
    const declined = await send({ message: 'The lorry of the weavers came late.' });
    await moveAlong(applications, hired, 'offer', 'hired');
    await moveAlong(applications, declined, 'interview', 'declined');
    await applications.addNote(admin, { id: declined, key: randomUUID(), text: 'Asha Rao was close.' });
    now = new Date('2027-05-22T10:00:00Z');
    await anonymise();
    expect((await getApplication(applications, declined)).lead.email).toBe('asha@example.com');

    now = new Date('2027-05-23T10:00:01Z');
    const late = await send({ name: 'Late', email: 'late@example.com' });
    await anonymise();
    await anonymise();
    expect(await applications.get(admin, declined)).toBeNull();
    expect((await getApplication(applications, hired)).name).toBe('Neha Pillai');
    expect((await getApplication(applications, late)).name).toBe('Late');
    const everything = (
      await Promise.all(
        ['leads', 'applications', 'application_events', 'attachments'].map((table) =>
          readAll(database, table),
        ),
      )
    ).join();
    expect(everything).not.toMatch(/asha|lorry|was close/i);
    expect(await applications.countByRole(admin)).toContainEqual(
      expect.objectContaining({ roleId: lastingRole.id, hired: 1, declined: 1, new: 1 }),
    );
  });

  test('a role that has left the repository counts from the night in which that was noticed', async () => {
    const gone = await send({ topic: 'a-role-of-a-former-deployment', name: 'Dev' });
    now = new Date('2027-03-01T10:00:00Z');
    await anonymise();
    now = new Date('2027-08-31T10:00:00Z');
    await anonymise();
    expect((await getApplication(applications, gone)).roleTitle).toBe('a-role-of-a-former-deployment');
    now = new Date('2027-09-01T10:00:01Z');
    await anonymise();
    expect(await applications.get(admin, gone)).toBeNull();
  });

  test('the known closing day of a role stays when it leaves the repository', async () => {
    const id = await send({ topic: closingRole.id });
    const late = await send({ name: 'Late' });
    const closed = new Date(`${closingRole.deadline}T12:00:00Z`).getTime();
    now = new Date(closed + 30 * DAY_MS);
    await anonymise();
    await database.rows({ text: `update applications set role_id = 'gone' where lead_id = '${id}'` });
    await database.rows({
      text: `update role_closings set role_id = 'gone' where role_id = '${closingRole.id}'`,
    });
    now = new Date(closed + 186 * DAY_MS);
    await anonymise();
    expect(await applications.get(admin, id)).toBeNull();
    expect((await getApplication(applications, late)).stage).toBe('new');
  });

  test('what staff say about a role counts, also under another title', async () => {
    const roles = createOpenRoleManagement(database, { clock });
    const hired = await send({ name: 'Neha Pillai', email: 'neha@example.com' });
    const other = await send();
    await moveAlong(applications, hired, 'offer', 'hired');
    const step = async (name: RoleStep) => {
      const role = await roles.getStaffRole(admin, lastingRole.id);
      const version = role?.version ?? -1;
      expect(await roles.setRoleState(admin, { id: lastingRole.id, version, step: name })).toEqual({
        kind: 'saved',
      });
    };
    // The second place is still free, so the role is opened again.
    now = new Date('2026-12-01T10:00:00Z');
    await step('fill');
    now = new Date('2026-12-02T10:00:00Z');
    await step('reopen');
    const { version = 0, content } = (await roles.getStaffRole(admin, lastingRole.id)) ?? {};
    if (!content) throw new Error('The role is there.');
    const renamed = { ...content, title: 'Another title' };
    await roles.saveRole(admin, { id: lastingRole.id, version, content: renamed });
    now = new Date('2027-12-01T10:00:00Z');
    await anonymise();
    expect((await getApplication(applications, other)).roleTitle).toBe('Another title');

    await step('close');
    now = new Date('2028-05-31T10:00:00Z');
    await anonymise();
    expect((await getApplication(applications, other)).stage).toBe('new');
    now = new Date('2028-06-01T10:00:01Z');
    await anonymise();
    expect(await applications.get(admin, other)).toBeNull();
    expect((await getApplication(applications, hired)).name).toBe('Neha Pillai');
  });

  test('a text of an ended role that is corrected does not change when it was filled, and a later closing day does', async () => {
    const roles = createOpenRoleManagement(database, { clock });
    const { id } = closingRole;
    const hired = await send({ topic: id, name: 'Neha Pillai', email: 'neha@example.com' });
    const other = await send({ topic: id });
    const deadline = new Date(`${closingRole.deadline}T12:00:00Z`).getTime();
    now = new Date(deadline + 60 * DAY_MS);
    await moveAlong(applications, hired, 'offer', 'hired');
    now = new Date(deadline + 70 * DAY_MS);
    const save = async (change: { title?: string; deadline?: string; startsOn?: string }) => {
      const { version = -1, content } = (await roles.getStaffRole(admin, id)) ?? {};
      if (!content) throw new Error('The role is there.');
      const changed = { ...content, ...change };
      expect(await roles.saveRole(admin, { id, version, content: changed })).toEqual({ kind: 'saved' });
    };
    await save({ title: 'A corrected title' });
    now = new Date(deadline + 190 * DAY_MS);
    await anonymise();
    expect((await getApplication(applications, other)).roleTitle).toBe('A corrected title');
    const later = new Date(deadline + 300 * DAY_MS).toISOString().slice(0, 10);
    await save({ deadline: later, startsOn: later });
    now = new Date(deadline + 290 * DAY_MS);
    await anonymise();
    expect((await getApplication(applications, other)).stage).toBe('new');
  });

  test('a role that closes without a hire counts from its last day', async () => {
    const id = await send({ topic: closingRole.id });
    const open = await send({ email: 'b@example.com' });
    const deadline = new Date(`${closingRole.deadline}T12:00:00Z`).getTime();
    now = new Date(deadline + 179 * DAY_MS);
    await anonymise();
    expect(await applications.get(admin, id)).not.toBeNull();
    now = new Date(deadline + 186 * DAY_MS);
    await anonymise();
    expect(await applications.get(admin, id)).toBeNull();
    expect((await getApplication(applications, open)).stage).toBe('new');
    expect(await applications.countByRole(admin)).toContainEqual(
      expect.objectContaining({ roleId: closingRole.id, new: 1, withdrawn: 0 }),
    );
  });
});
