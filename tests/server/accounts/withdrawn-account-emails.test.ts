import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SignedIn } from '~/domain/auth/session';
import { createAccountDeletion } from '~/server/account-deletion/account-deletion.server';
import type { Accounts } from '~/server/accounts/accounts.server';
import { emails } from '~/server/db/schema/emails.server';
import { createEmailQueue } from '~/server/email/email-queue.server';
import { createNewsletter } from '~/server/newsletter/newsletter.server';
import { createNotifications, type Notifications } from '~/server/notifications/notifications.server';
import { notifyByPreference } from '~/server/notifications/notify-by-preference.server';
import { engines } from '../../database/test-database';
import { createTestBrowser } from '../../fakes/test-browser';
import { openTestAccounts, sampleAdmin, sampleUser, type TestAccounts } from '../../fixtures/test-accounts';

const siteUrl = 'https://www.example.com';
const secret = 'a secret of the tests';
const clock = () => new Date();

describe.each(engines)('emails of accounts that do not hold any more (%s)', (engine) => {
  let fixture: TestAccounts;
  let accounts: Accounts;
  let notifications: Notifications;
  let admin: SignedIn;
  let member: SignedIn;
  const emailQueue = createEmailQueue({ clock });

  beforeAll(async () => {
    fixture = await openTestAccounts(engine);
    accounts = fixture.createAccounts({ emailQueue });
    const newsletter = createNewsletter(fixture.database, { emailQueue, secret, siteUrl, clock });
    notifications = createNotifications(fixture.database, { newsletter, secret, clock });
    admin = await fixture.signIn(createTestBrowser(), sampleAdmin);
    member = await fixture.signIn(createTestBrowser(), sampleUser);
  });
  afterAll(() => fixture.database.close());
  beforeEach(async () => {
    await fixture.database.rows({ text: 'truncate emails, jobs, notification_preferences' });
  });

  const readStates = async () =>
    (
      await fixture.database.db
        .select({ template: emails.template, state: emails.state, content: emails.content })
        .from(emails)
        .orderBy(emails.id)
    ).map(({ template, state, content }) => [template, state, content !== null]);
  const fail = () => fixture.database.rows({ text: `update emails set state = 'failed'` });

  test('R-PEOPLE-1: the email of a withdrawn invitation is not sent', async () => {
    const invited = await accounts.inviteStaff(admin, { email: 'queue@kiln.example', role: 'staff' });
    if (!('userId' in invited)) throw new Error(invited.kind);
    await accounts.inviteStaff(admin, { email: 'other@kiln.example', role: 'staff' });
    expect(await accounts.withdrawInvitation(admin, invited.userId)).toBe('withdrawn');
    expect(await readStates()).toEqual([['staff-invitation', 'queued', true]]);
  });

  test('R-PEOPLE-4: an unlocked account gets no email about its lock any more', async () => {
    await accounts.lockAccount(admin, { userId: sampleUser.id, reason: 'Wrong reviews.' });
    await fail();
    fixture.setNow(new Date(Date.now() + 1_000));
    await accounts.unlockAccount(admin, sampleUser.id);
    expect(await readStates()).toEqual([['account-lock', 'queued', true]]);
    member = await fixture.signIn(createTestBrowser(), sampleUser);
  });

  test('a cancelled deletion is not announced any more', async () => {
    const deletion = createAccountDeletion(fixture.database, { emailQueue, secret, demo: true, clock });
    expect((await deletion.request(member)).kind).toBe('asked');
    await fail();
    expect(await deletion.cancel(member)).toBe(true);
    expect(await readStates()).toEqual([['deletion-cancelled', 'queued', true]]);
  });

  test.each(['by the link', 'in the account'])(
    'who turns the emails of a kind off %s gets none that is queued',
    async (way) => {
      for (const user of [member.user, admin.user])
        await fixture.database.db.transaction((transaction) =>
          notifyByPreference(
            transaction,
            { emailQueue, secret, siteUrl },
            {
              userId: user.id,
              payload: { event: 'project-joined', projectId: randomUUID(), project: 'A library' },
              key: randomUUID(),
              at: clock(),
            },
            {
              to: user.email,
              audience: 'confirmed',
              createContent: () => ({ template: 'account-exists', data: {} }),
            },
          ),
        );
      if (way === 'in the account')
        await notifications.setPreferences(member, [
          { kind: 'projects', channel: 'email', isEnabled: false },
        ]);
      else {
        const [email] = await fixture.database.db.select().from(emails).orderBy(emails.id);
        const link = new URL(/<(.+)>/.exec(email?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '');
        const key = link.searchParams.get('key') ?? '';
        expect(await notifications.unsubscribe({ kind: 'projects', userId: member.user.id, key })).toBe(true);
      }
      expect((await readStates()).map(([, state]) => state)).toEqual(['queued']);
    },
  );
});
