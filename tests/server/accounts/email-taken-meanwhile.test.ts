import { setTimeout } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '~/server/db/schema/accounts.server';
import { engines } from '../../database/test-database';
import { createTestBrowser } from '../../fakes/test-browser';
import {
  createClientInfo,
  extractLinkToken,
  openTestAccounts,
  sampleUser,
  type TestAccounts,
} from '../../fixtures/test-accounts';

const EMAIL = 'wanted@tessera.example';

describe.each(engines)('an email that another account gets at the same moment (%s)', (engine) => {
  let fixture: TestAccounts;
  let otherId: string;

  beforeAll(async () => {
    fixture = await openTestAccounts(engine);
    const other = { email: 'other.reader@tessera.example', name: 'Other Reader', emailVerified: true };
    otherId = (await fixture.accounts.createUser(other)).id;
  });
  afterAll(() => fixture.database.close());

  /** Gives the other account the email in a transaction that is open while `work` begins. Resolves to its result. */
  async function takeEmailDuring<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    const { db } = fixture.database;
    let begun: Promise<Result> | undefined;
    await db.transaction(async (transaction) => {
      await transaction.update(users).set({ email: EMAIL }).where(eq(users.id, otherId));
      begun = work();
      // On a server, the work now waits for this transaction; in one process it has not begun.
      await setTimeout(200);
    });
    const result = await begun;
    await db.update(users).set({ email: 'other.reader@tessera.example' }).where(eq(users.id, otherId));
    return result;
  }

  test('a change of email finds its link gone', async () => {
    const actor = await fixture.signIn(createTestBrowser());
    await fixture.accounts.requestEmailChange(actor, { email: EMAIL, password: sampleUser.password });
    await fixture.runJobs();
    const token = extractLinkToken(fixture.emails.find(({ to }) => to === EMAIL));
    const change = () => fixture.accounts.confirmEmailChange(token);
    expect(await takeEmailDuring(change)).toEqual({ kind: 'gone' });
  });

  test('a sign-up finds its link gone', async () => {
    fixture.emails.length = 0;
    await fixture.database.rows({ text: 'truncate rate_limits, unconfirmed_emails' });
    const browser = createTestBrowser();
    const account = { email: EMAIL, name: 'Jaya Deshpande', password: 'kolam at first light' };
    const signedUp = await fixture.accounts.signUp(account, createClientInfo(browser));
    if (signedUp.kind === 'accepted') browser.storeCookies(signedUp.headers);
    await fixture.runJobs();
    const token = extractLinkToken(fixture.emails[0]);
    const confirm = () => fixture.accounts.confirmSignUp({ token }, createClientInfo(browser));
    expect(await takeEmailDuring(confirm)).toEqual({ kind: 'gone' });
  });
});
