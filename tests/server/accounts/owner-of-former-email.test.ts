import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readDataOwner } from '~/server/personal-data/delete-personal-data.server';
import { personalData } from '~/server/personal-data/registry.server';
import { engines } from '../../database/test-database';
import { createTestBrowser } from '../../fakes/test-browser';
import { createKnownUser } from '../../fixtures/known-user';
import { insertPersonalData } from '../../fixtures/personal-data-rows';
import {
  extractLinkToken,
  openTestAccounts,
  sampleAdmin,
  sampleUser,
  type TestAccounts,
} from '../../fixtures/test-accounts';

const NEW_EMAIL = 'meera.new@tessera.example';
const OTHER_EMAIL = 'asha@example.com';
const NOW = new Date('2026-11-28T10:00:00Z');

describe.each(engines)('R-DELETION-3: what was sent to a former email (%s)', (engine) => {
  let fixture: TestAccounts;

  beforeAll(async () => {
    fixture = await openTestAccounts(engine);
  });
  afterAll(() => fixture.database.close());
  beforeEach(async () => {
    fixture.emails.length = 0;
    await fixture.database.rows({
      text: 'truncate rate_limits, verifications, unconfirmed_emails, emails, quotes, gift_card_deliveries cascade',
    });
    // The admin first: an email belongs to one account.
    for (const { id, email } of [sampleAdmin, sampleUser])
      await fixture.database.rows({
        text: 'update users set email = $2, email_verified = true where id = $1',
        values: [id, email],
      });
  });

  const sendBoth = async (email: string) => {
    const client = createKnownUser({ name: 'Meera Raghunath', email, phone: '1', street: '2' });
    await insertPersonalData.quotes?.(fixture.database.db, client);
    await insertPersonalData.presents?.(fixture.database.db, client);
  };

  const changeEmail = async (email = NEW_EMAIL) => {
    const actor = await fixture.signIn(createTestBrowser());
    await fixture.accounts.requestEmailChange(actor, { email, password: sampleUser.password });
    await fixture.runJobs();
    const changed = await fixture.accounts.confirmEmailChange(extractLinkToken(fixture.emails[0]));
    expect(changed).toEqual({ kind: 'changed', email });
  };

  const AREAS = personalData.filter(({ id }) => id === 'quotes' || id === 'presents');

  const readOwner = async (id: string) => {
    const owner = await readDataOwner(fixture.database.db, id);
    if (!owner) throw new Error('The user does not exist.');
    return owner;
  };
  /** What the export of a user has in each area. */
  const exportAreas = async (userId: string) => {
    const owner = await readOwner(userId);
    const exported = AREAS.map((area) => area.collect(fixture.database.db, owner));
    return (await Promise.all(exported)).map((data) => JSON.stringify(data).toLowerCase());
  };
  const eraseAreas = async (userId: string) => {
    const owner = await readOwner(userId);
    for (const area of AREAS)
      await fixture.database.db.transaction((transaction) => area.delete(transaction, owner, NOW));
  };
  const listEmails = async () => {
    const rows = await fixture.database.rows<{ email: string }>({
      text: `select lower(client_email) as email from quotes
        union all select lower(email) from gift_card_deliveries order by email`,
    });
    return rows.map(({ email }) => email);
  };

  test('quotes and gift cards are in the export of the account, and are erased with it', async () => {
    await sendBoth(sampleUser.email);
    await sendBoth(OTHER_EMAIL);
    await changeEmail();
    await sendBoth(NEW_EMAIL);
    for (const exported of await exportAreas(sampleUser.id)) {
      expect(exported).toContain(sampleUser.email);
      expect(exported).toContain(NEW_EMAIL);
      expect(exported).not.toContain(OTHER_EMAIL);
    }
    await eraseAreas(sampleUser.id);
    // The row of a gift card is about the card, too: its recipient is removed from it.
    expect(await listEmails()).toEqual(['', '', OTHER_EMAIL, OTHER_EMAIL]);
  });

  test('the next owner of the email has only what was sent after the change', async () => {
    await sendBoth(sampleUser.email);
    await changeEmail();
    await fixture.database.rows({
      text: 'update users set email = $2 where id = $1',
      values: [sampleAdmin.id, sampleUser.email],
    });
    expect(await exportAreas(sampleAdmin.id)).toEqual(['[]', '[]']);
    await eraseAreas(sampleAdmin.id);
    expect(await listEmails()).toEqual([sampleUser.email, sampleUser.email]);
    await sendBoth(sampleUser.email);
    for (const exported of await exportAreas(sampleAdmin.id)) expect(exported).toContain(sampleUser.email);
  });

  test('an account whose email was not confirmed gets nothing of it', async () => {
    await sendBoth(sampleUser.email);
    await fixture.database.rows({
      text: 'update users set email_verified = false where id = $1',
      values: [sampleUser.id],
    });
    await changeEmail();
    expect(await exportAreas(sampleUser.id)).toEqual(['[]', '[]']);
  });
});
