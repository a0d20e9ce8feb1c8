import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openRoles } from '~/content/careers/open-roles';
import type { ApplicationStage } from '~/domain/careers/application-stage';
import type { RoleStep } from '~/domain/careers/role-state';
import type { Database } from '~/server/db/database.server';
import { createEmailQueue } from '~/server/email/email-queue.server';
import { anonymiseApplications } from '~/server/leads/applications/anonymise-applications.server';
import { type Applications, createApplications } from '~/server/leads/applications/applications.server';
import { createLeads, type Leads } from '~/server/leads/leads.server';
import type { NewLead } from '~/server/leads/types.server';
import { createOpenRoleManagement } from '~/server/open-roles/open-role-management.server';
import { seedSampleUsers } from '~/server/seed/seed-sample-users.server';
import { engines, openTestDatabase } from '../../database/test-database';
import { createActor } from '../../fixtures/create-actor';

const START = new Date('2026-11-23T10:00:00Z');
const admin = createActor('admin', START);
const DAY_MS = 24 * 60 * 60 * 1000;

const closing = openRoles.find(({ untilFilled }) => !untilFilled);
const lasting = openRoles.find(({ untilFilled }) => untilFilled);
if (!closing || !lasting) throw new Error('There are roles with and without a last day.');

const sent: NewLead = {
  kind: 'application',
  name: 'Asha Rao',
  email: 'asha@example.com',
  topic: lasting.id,
  message: 'A clerk could not find the button.',
  filledInMs: 45_000,
};

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

  const send = async (change: Partial<NewLead> = {}) => (await leads.create({ ...sent, ...change })).id;
  const getOrThrow = async (id: string) => {
    const details = await applications.get(admin, id);
    if (!details) throw new Error('The application is not there.');
    return details;
  };
  /** Moves the application along the stages. */
  const moveAlong = async (id: string, ...stages: ApplicationStage[]) => {
    for (const stage of stages) {
      const { version } = await getOrThrow(id);
      expect(await applications.move(admin, { id, version, stage })).toMatchObject({ kind: 'moved', stage });
    }
  };
  const anonymise = () => anonymiseApplications(database, clock)({}, { attempt: 1, isLast: false });
  const readAll = async (table: string) =>
    JSON.stringify(await database.rows({ text: `select to_jsonb(t)::text as row from "${table}" t` }));

  test('six months after a role is filled the others are anonymised, the hired one stays', async () => {
    const hired = await send({ name: 'Neha Pillai', email: 'neha@example.com' });
    const declined = await send({ message: 'The lorry of the weavers came late.' });
    await moveAlong(hired, 'offer', 'hired');
    await moveAlong(declined, 'interview', 'declined');
    await applications.addNote(admin, { id: declined, key: randomUUID(), text: 'Asha Rao was close.' });
    now = new Date('2027-05-22T10:00:00Z');
    await anonymise();
    expect((await getOrThrow(declined)).lead.email).toBe('asha@example.com');

    now = new Date('2027-05-23T10:00:01Z');
    const late = await send({ name: 'Late', email: 'late@example.com' });
    await anonymise();
    await anonymise();
    expect(await applications.get(admin, declined)).toBeNull();
    expect((await getOrThrow(hired)).name).toBe('Neha Pillai');
    expect((await getOrThrow(late)).name).toBe('Late');
    const everything = (
      await Promise.all(['leads', 'applications', 'application_events', 'attachments'].map(readAll))
    ).join();
    expect(everything).not.toMatch(/asha|lorry|was close/i);
    expect(await applications.countByRole(admin)).toContainEqual(
      expect.objectContaining({ roleId: lasting.id, hired: 1, declined: 1, new: 1 }),
    );
  });

  test('a role that has left the repository counts from the night in which that was noticed', async () => {
    const gone = await send({ topic: 'a-role-of-a-former-deployment', name: 'Dev' });
    now = new Date('2027-03-01T10:00:00Z');
    await anonymise();
    now = new Date('2027-08-31T10:00:00Z');
    await anonymise();
    expect((await getOrThrow(gone)).roleTitle).toBe('a-role-of-a-former-deployment');
    now = new Date('2027-09-01T10:00:01Z');
    await anonymise();
    expect(await applications.get(admin, gone)).toBeNull();
  });

  test('the known closing day of a role stays when it leaves the repository', async () => {
    const id = await send({ topic: closing.id });
    const late = await send({ name: 'Late' });
    const closed = new Date(`${closing.deadline}T12:00:00Z`).getTime();
    now = new Date(closed + 30 * DAY_MS);
    await anonymise();
    await database.rows({ text: `update applications set role_id = 'gone' where lead_id = '${id}'` });
    await database.rows({
      text: `update role_closings set role_id = 'gone' where role_id = '${closing.id}'`,
    });
    now = new Date(closed + 186 * DAY_MS);
    await anonymise();
    expect(await applications.get(admin, id)).toBeNull();
    expect((await getOrThrow(late)).stage).toBe('new');
  });

  test('what staff say about a role counts, also under another title', async () => {
    const roles = createOpenRoleManagement(database, { clock });
    const hired = await send({ name: 'Neha Pillai', email: 'neha@example.com' });
    const other = await send();
    await moveAlong(hired, 'offer', 'hired');
    const step = async (name: RoleStep) => {
      const role = await roles.getStaffRole(admin, lasting.id);
      const version = role?.version ?? -1;
      expect(await roles.setRoleState(admin, { id: lasting.id, version, step: name })).toEqual({
        kind: 'saved',
      });
    };
    // The second place is still free, so the role is opened again.
    now = new Date('2026-12-01T10:00:00Z');
    await step('fill');
    now = new Date('2026-12-02T10:00:00Z');
    await step('reopen');
    const { version = 0, content } = (await roles.getStaffRole(admin, lasting.id)) ?? {};
    if (!content) throw new Error('The role is there.');
    const renamed = { ...content, title: 'Another title' };
    await roles.saveRole(admin, { id: lasting.id, version, content: renamed });
    now = new Date('2027-12-01T10:00:00Z');
    await anonymise();
    expect((await getOrThrow(other)).roleTitle).toBe('Another title');

    await step('close');
    now = new Date('2028-05-31T10:00:00Z');
    await anonymise();
    expect((await getOrThrow(other)).stage).toBe('new');
    now = new Date('2028-06-01T10:00:01Z');
    await anonymise();
    expect(await applications.get(admin, other)).toBeNull();
    expect((await getOrThrow(hired)).name).toBe('Neha Pillai');
  });

  test('a role that closes without a hire counts from its last day', async () => {
    const id = await send({ topic: closing.id });
    const open = await send({ email: 'b@example.com' });
    const deadline = new Date(`${closing.deadline}T12:00:00Z`).getTime();
    now = new Date(deadline + 179 * DAY_MS);
    await anonymise();
    expect(await applications.get(admin, id)).not.toBeNull();
    now = new Date(deadline + 186 * DAY_MS);
    await anonymise();
    expect(await applications.get(admin, id)).toBeNull();
    expect((await getOrThrow(open)).stage).toBe('new');
    expect(await applications.countByRole(admin)).toContainEqual(
      expect.objectContaining({ roleId: closing.id, new: 1, withdrawn: 0 }),
    );
  });
});
