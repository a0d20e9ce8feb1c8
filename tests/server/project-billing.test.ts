import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NotAllowedError } from '~/domain/auth/permissions';
import { engines } from '../database/test-database';
import {
  projectForm as begin,
  clientEmail as email,
  quoteForm as form,
  openProjectBilling,
  staff,
  type TestBilling,
  visitor,
} from '../fixtures/open-project-billing';

describe.each(engines)('projects of quotes (%s)', (engine) => {
  let fixture: TestBilling;

  beforeAll(async () => {
    fixture = await openProjectBilling(engine);
  });
  afterAll(() => fixture.database.close());
  beforeEach(() => fixture.reset());

  test('the same form of a new quote sent twice, even at the same time, makes one quote', async () => {
    const submissionKey = '01990000-0000-7000-8000-000000000001';
    const results = await Promise.all(
      Array.from({ length: 3 }, () => fixture.quotes.create(staff, { form: { ...form, submissionKey } })),
    );
    expect(new Set(results.map((result) => 'id' in result && result.id)).size).toBe(1);
    expect((await fixture.quotes.list(staff, { view: 'all', q: '' })).counts.all).toBe(1);
  });

  test('a quote with milestones and several rates is not sent', async () => {
    const [line] = form.lines;
    if (!line) throw new Error('There is no line.');
    const result = await fixture.quotes.create(staff, {
      form: { ...form, lines: [line, { ...line, rateBasisPoints: 500 }] },
    });
    const id = 'id' in result ? result.id : '';
    expect(await fixture.quotes.send(staff, { id, version: 0 })).toMatchObject({ issue: 'several-rates' });
  });

  test('R-BILLING-4: an accepted quote becomes one project with its milestones, also when several members of staff press at the same time', async () => {
    const client = await fixture.addClient();
    const quoteId = await fixture.acceptNew();
    await expect(fixture.billing.startProject(visitor, { quoteId, form: begin })).rejects.toThrow(
      NotAllowedError,
    );
    await expect(fixture.billing.findProjectOfQuote(visitor, quoteId)).rejects.toThrow(NotAllowedError);
    const results = await Promise.all(
      Array.from({ length: 3 }, () => fixture.billing.startProject(staff, { quoteId, form: begin })),
    );
    expect(results.filter((result) => result.kind === 'started' && !result.isRepeated)).toHaveLength(1);
    const [project, ...others] = await fixture.projects.listProjects(client);
    expect(others).toEqual([]);
    expect(project).toMatchObject({ name: 'Member portal', startsOn: '2026-05-11', endsOn: '2026-07-27' });
    expect(project?.milestones.map(({ title, dueOn }) => [title, dueOn])).toEqual([
      ['Drawings', '2026-05-18'],
      ['Talks', '2026-06-30'],
      ['Handover', '2026-07-27'],
    ]);
    expect(await fixture.billing.findProjectOfQuote(staff, quoteId)).toMatchObject({ id: project?.id });
    expect(await fixture.readEmails('project-started')).toMatchObject([
      { recipient: email, data: { hasAccount: true, link: `/account/projects/${project?.id}` } },
    ]);
  });

  test('a quote that is not accepted does not become a project', async () => {
    const created = await fixture.quotes.create(staff, { form });
    const quoteId = 'id' in created ? created.id : '';
    expect(await fixture.billing.startProject(staff, { quoteId, form: begin })).toEqual({
      kind: 'not-accepted',
    });
    expect(await fixture.billing.startProject(staff, { quoteId: 'x', form: begin })).toEqual({
      kind: 'unknown',
    });
  });

  test('R-BILLING-4: the client becomes a member when an account confirms the email, once', async () => {
    const projectId = await fixture.start(await fixture.acceptNew());
    expect(await fixture.readEmails('project-started')).toMatchObject([{ data: { hasAccount: false } }]);
    const client = await fixture.addClient(false);
    expect(await fixture.projects.listProjects(client)).toEqual([]);
    await fixture.database.rows({
      text: 'update users set email_verified = true where email = $1',
      values: [email],
    });
    expect(await fixture.projects.listProjects(client)).toMatchObject([{ id: projectId }]);
    expect(await fixture.database.rows({ text: 'select 1 from project_invitations' })).toEqual([]);
  });

  /** The project of a quote, with its first milestone done. */
  async function completeFirst() {
    const projectId = await fixture.start(await fixture.acceptNew());
    const [first] = await fixture.billing.listBilledMilestones(staff, projectId);
    const milestone = { projectId, milestoneId: first?.milestoneId ?? '' };
    await fixture.projectManagement.completeMilestone(staff, milestone);
    return milestone;
  }

  test('R-PROJECT-5: of a new invoice and a reopened milestone at the same time one is refused', async () => {
    for (let round = 0; round < 5; round++) {
      const milestone = await completeFirst();
      const { milestoneId } = milestone;
      await fixture.billing.cancelInvoice(staff, { milestoneId, reason: 'Wrong address.' });
      const [invoiced, reopened] = await Promise.all([
        fixture.billing.invoiceAgain(staff, milestoneId),
        fixture.projectManagement.reopenMilestone(staff, { ...milestone, reason: 'Not done.' }),
      ]);
      expect([
        ['invoiced', 'invoiced'],
        ['not-done', 'reopened'],
      ]).toContainEqual([invoiced, reopened]);
    }
  });

  test('R-BILLING-4: of an invitation and a confirmation at the same time neither is lost', async () => {
    for (let round = 0; round < 5; round++) {
      const client = await fixture.addClient(false);
      const quoteId = await fixture.acceptNew();
      await Promise.all([
        fixture.start(quoteId),
        fixture.database.rows({
          text: 'update users set email_verified = true where email = $1',
          values: [email],
        }),
      ]);
      expect(await fixture.projects.listProjects(client)).toHaveLength(1);
      await fixture.database.rows({ text: 'delete from users where email = $1', values: [email] });
    }
  });
});
