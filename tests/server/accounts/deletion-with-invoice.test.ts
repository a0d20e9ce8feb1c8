import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DELETION_GRACE_DAYS } from '~/domain/accounts/account-deletion';
import { DAY_MS } from '~/domain/time/durations';
import { createAccountDeletion } from '~/server/account-deletion/account-deletion.server';
import { deleteUser } from '~/server/account-deletion/delete-user.server';
import { projectMilestones } from '~/server/db/schema/projects.server';
import { createEmailQueue } from '~/server/email/email-queue.server';
import { engines } from '../../database/test-database';
import { createTestBrowser } from '../../fakes/test-browser';
import { createKnownUser } from '../../fixtures/known-user';
import { insertOrder } from '../../fixtures/order-rows';
import { insertPersonalData } from '../../fixtures/personal-data-rows';
import { openTestAccounts, type TestAccounts } from '../../fixtures/test-accounts';

describe.each(engines)('deletion of an account with an invoice of a project (%s)', (engine) => {
  let fixture: TestAccounts;
  let now = new Date();

  beforeAll(async () => {
    fixture = await openTestAccounts(engine);
  });
  afterAll(() => fixture.database.close());

  const rows = <Row>(text: string) => fixture.database.rows<Row>({ text });

  test('R-DELETION-1, R-BILLING-2: the invoice is not named as cancelled, and stays due', async () => {
    const actor = await fixture.signIn(createTestBrowser());
    const { db } = fixture.database;
    const clock = () => now;
    const options = { emailQueue: createEmailQueue({ clock }), secret: 'x'.repeat(32), demo: true, clock };
    const deletion = createAccountDeletion(fixture.database, options);
    const known = createKnownUser({ id: actor.user.id, name: actor.user.name, email: actor.user.email });
    await insertPersonalData.projects?.(db, known);
    const [project] = await rows<{ id: string }>('select id from projects');
    const milestoneId = uuid();
    await db.insert(projectMilestones).values({
      id: milestoneId,
      projectId: project?.id ?? '',
      position: 0,
      title: 'Design',
      dueOn: '2026-11-20',
    });
    const invoice = { milestoneId, dueOn: '2026-12-10', isDeliveredByEmail: true, userId: null };
    await insertOrder(db, known, { ...invoice, status: 'placed', paidAt: null });
    const { orders } = await deletion.listOpenItems(actor);
    expect(orders.map(({ isCancelled }) => isCancelled)).toEqual([false]);
    await deletion.request(actor);
    now = new Date(now.getTime() + (DELETION_GRACE_DAYS + 1) * DAY_MS);
    const [job] = await rows<{ payload: { deletionRequestId: string } }>(
      `select payload from jobs where kind = 'delete-user'`,
    );
    await deleteUser({ db, ...options })(job?.payload ?? { deletionRequestId: '' }, {
      attempt: 1,
      isLast: false,
    });
    expect(await fixture.accounts.getUserById(known.id)).toBeNull();
    expect(await rows(`select status, contact ->> 'name' as name from orders`)).toEqual([
      { status: 'placed', name: known.name },
    ]);
  });
});
