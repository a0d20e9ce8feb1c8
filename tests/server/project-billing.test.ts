import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { teamMembers } from '~/content/company/team';
import { NotAllowedError } from '~/domain/auth/permissions';
import type { QuoteForm } from '~/domain/quotes/quote-schema';
import { createUser } from '~/server/accounts/users/users.server';
import type { Database } from '~/server/db/database.server';
import { createEmailQueue } from '~/server/email/email-queue.server';
import { createProjectBilling, type ProjectBilling } from '~/server/project-billing/project-billing.server';
import { createProjects, type Projects } from '~/server/projects/projects.server';
import { createQuotes, type Quotes } from '~/server/quotes/quotes.server';
import { seedSampleUsers } from '~/server/seed/seed-sample-users.server';
import { engines, openTestDatabase } from '../database/test-database';
import { createActor } from '../fixtures/create-actor';

const NOW = new Date('2026-05-04T10:00:00Z');
const secret = 'a secret of the tests';
const siteUrl = 'https://www.example.com';
const staff = createActor('staff', NOW);
const visitor = createActor('user', NOW);
const email = 'asha@example.com';
const form: QuoteForm = {
  version: 0,
  client: {
    ...{ name: 'Asha Rao', email, company: 'Museum of Tiles' },
    billing: { line1: '1 Museum Road', city: 'Kochi', state: 'Kerala', pin: '682001' },
  },
  lines: [
    { description: 'Design', hsnCode: '998314', quantity: 3, unitPrice: 33_333_33, rateBasisPoints: 1800 },
    { description: 'Tablet', hsnCode: '8471', quantity: 1, unitPrice: 20_000_01, rateBasisPoints: 1800 },
  ],
  plan: {
    milestones: [
      { title: 'Drawings', due: { weeks: 2 }, shareBasisPoints: 3333 },
      { title: 'Talks', due: { on: '2026-06-30' }, shareBasisPoints: 0 },
      { title: 'Handover', due: { weeks: 12 }, shareBasisPoints: 6667 },
    ],
    paymentDays: 15,
  },
  validUntil: '2026-05-31',
  terms: 'Payable in 15 days.',
};
const begin = {
  ...{ name: 'Member portal', summary: 'A portal for members.' },
  ...{ startsOn: '2026-05-11', contactId: teamMembers[0]?.id ?? '' },
};

describe.each(engines)('project billing (%s)', (engine) => {
  let database: Database;
  let quotes: Quotes;
  let projects: Projects;
  let billing: ProjectBilling;
  let now: Date;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    const clock = () => now;
    const emailQueue = createEmailQueue({ clock });
    quotes = createQuotes(database, { emailQueue, secret, clock });
    projects = createProjects(database, { emailQueue, secret, siteUrl, clock });
    billing = createProjectBilling(database, { emailQueue, secret, clock });
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    now = NOW;
    await database.rows({ text: 'truncate quotes, projects, users, jobs, emails cascade' });
    await seedSampleUsers(database);
  });

  async function acceptNew(changes: Partial<QuoteForm> = {}): Promise<string> {
    const result = await quotes.create(staff, { form: { ...form, ...changes } });
    if (result.kind !== 'saved') throw new Error(result.kind);
    const { id } = result;
    await quotes.send(staff, { id, version: 0 });
    const path = (await quotes.get(staff, id))?.path ?? '';
    const url = new URL(path, siteUrl);
    const link = {
      number: url.pathname.split('/').at(-1) ?? '',
      key: url.searchParams.get('key') ?? '',
    };
    const accepted = { revision: 1, name: 'Asha Rao', ipAddress: '192.0.2.7' };
    expect(await quotes.accept(link, accepted)).toEqual({ kind: 'answered' });
    return id;
  }
  async function start(quoteId: string): Promise<string> {
    const result = await billing.startProject(staff, { quoteId, form: begin });
    if (result.kind !== 'started') throw new Error(result.kind);
    return result.projectId;
  }
  const addClient = async (emailVerified = true) => {
    const id = await createUser({ db: database.db }, { email, name: 'Asha', emailVerified });
    return { ...visitor, user: { ...visitor.user, id: id.id, email } };
  };
  const readEmails = (template: string) =>
    database.rows<{ recipient: string; data: Record<string, unknown> }>({
      text: "select recipient, content -> 'data' as data from emails where content ->> 'template' = $1",
      values: [template],
    });

  test('the same form of a new quote sent twice, even at the same time, makes one quote', async () => {
    const submissionKey = '01990000-0000-7000-8000-000000000001';
    const results = await Promise.all(
      Array.from({ length: 3 }, () => quotes.create(staff, { form: { ...form, submissionKey } })),
    );
    expect(new Set(results.map((result) => 'id' in result && result.id)).size).toBe(1);
    expect((await quotes.list(staff, { view: 'all', q: '' })).counts.all).toBe(1);
  });

  test('a quote with milestones and several rates is not sent', async () => {
    const [line] = form.lines;
    if (!line) throw new Error('There is no line.');
    const result = await quotes.create(staff, {
      form: { ...form, lines: [line, { ...line, rateBasisPoints: 500 }] },
    });
    const id = 'id' in result ? result.id : '';
    expect(await quotes.send(staff, { id, version: 0 })).toMatchObject({ issue: 'several-rates' });
  });

  test('R-BILLING-4: an accepted quote becomes one project with its milestones, whoever presses at the same time', async () => {
    const client = await addClient();
    const quoteId = await acceptNew();
    await expect(billing.startProject(visitor, { quoteId, form: begin })).rejects.toThrow(NotAllowedError);
    const results = await Promise.all(
      Array.from({ length: 3 }, () => billing.startProject(staff, { quoteId, form: begin })),
    );
    expect(results.filter((result) => result.kind === 'started' && !result.isRepeated)).toHaveLength(1);
    const [project, ...others] = await projects.listProjects(client);
    expect(others).toEqual([]);
    expect(project).toMatchObject({ name: 'Member portal', startsOn: '2026-05-11', endsOn: '2026-07-27' });
    expect(project?.milestones.map(({ title, dueOn }) => [title, dueOn])).toEqual([
      ['Drawings', '2026-05-18'],
      ['Talks', '2026-06-30'],
      ['Handover', '2026-07-27'],
    ]);
    expect(await billing.findProjectOfQuote(staff, quoteId)).toMatchObject({ id: project?.id });
    expect(await readEmails('project-started')).toMatchObject([
      { recipient: email, data: { hasAccount: true, link: `/account/projects/${project?.id}` } },
    ]);
  });

  test('a quote that is not accepted does not become a project', async () => {
    const created = await quotes.create(staff, { form });
    const quoteId = 'id' in created ? created.id : '';
    expect(await billing.startProject(staff, { quoteId, form: begin })).toEqual({ kind: 'not-accepted' });
    expect(await billing.startProject(staff, { quoteId: 'x', form: begin })).toEqual({ kind: 'unknown' });
  });

  test('R-BILLING-4: the client becomes a member when an account confirms the email, once', async () => {
    const projectId = await start(await acceptNew());
    expect(await readEmails('project-started')).toMatchObject([{ data: { hasAccount: false } }]);
    const client = await addClient(false);
    expect(await projects.listProjects(client)).toEqual([]);
    await database.rows({ text: 'update users set email_verified = true where email = $1', values: [email] });
    expect(await projects.listProjects(client)).toMatchObject([{ id: projectId }]);
    expect(await database.rows({ text: 'select 1 from project_invitations' })).toEqual([]);
  });

  test('R-BILLING-4: of an invitation and a confirmation at the same time neither is lost', async () => {
    for (let round = 0; round < 5; round++) {
      const client = await addClient(false);
      const quoteId = await acceptNew();
      await Promise.all([
        start(quoteId),
        database.rows({ text: 'update users set email_verified = true where email = $1', values: [email] }),
      ]);
      expect(await projects.listProjects(client)).toHaveLength(1);
      await database.rows({ text: 'delete from users where email = $1', values: [email] });
    }
  });
});
