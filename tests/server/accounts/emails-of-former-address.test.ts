import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emails } from '~/server/db/schema/emails.server';
import { createEmailQueue } from '~/server/email/email-queue.server';
import { emailsArea } from '~/server/personal-data/areas/emails.server';
import { readDataOwner } from '~/server/personal-data/delete-personal-data.server';
import { engines } from '../../database/test-database';
import { createTestBrowser } from '../../fakes/test-browser';
import {
  extractLinkToken,
  openTestAccounts,
  sampleAdmin,
  sampleUser,
  type TestAccounts,
} from '../../fixtures/test-accounts';

const NEW_EMAIL = 'meera.new@tessera.example';
const STAFF_EMAIL = 'desk@tessera.example';
const NOW = new Date('2026-11-28T10:00:00Z');

describe.each(engines)('R-DELETION-4: records of emails to a former address (%s)', (engine) => {
  let fixture: TestAccounts;

  beforeAll(async () => {
    fixture = await openTestAccounts(engine);
  });
  afterAll(() => fixture.database.close());
  beforeEach(async () => {
    fixture.emails.length = 0;
    await fixture.database.rows({
      text: 'truncate rate_limits, verifications, unconfirmed_emails, emails, notifications cascade',
    });
    // The admin first: an email belongs to one account.
    for (const { id, email } of [sampleAdmin, sampleUser])
      await fixture.database.rows({
        text: 'update users set email = $2, email_verified = true where id = $1',
        values: [id, email],
      });
  });

  const recordEmail = (recipient: string, subject: string) =>
    fixture.database.db.insert(emails).values({ id: randomUUID(), key: randomUUID(), recipient, subject });

  async function changeEmail(email = NEW_EMAIL) {
    const actor = await fixture.signIn(createTestBrowser());
    await fixture.accounts.requestEmailChange(actor, { email, password: sampleUser.password });
    await fixture.runJobs();
    const emailQueue = createEmailQueue({ clock: () => NOW });
    const accounts = fixture.createAccounts({ emailQueue });
    const changed = await accounts.confirmEmailChange(extractLinkToken(fixture.emails[0]));
    expect(changed).toEqual({ kind: 'changed', email });
  }

  const giveFormerEmailToAdmin = () =>
    fixture.database.rows({
      text: 'update users set email = $2 where id = $1',
      values: [sampleAdmin.id, sampleUser.email],
    });

  async function readOwner(id: string) {
    const owner = await readDataOwner(fixture.database.db, id);
    if (!owner) throw new Error('The user does not exist.');
    return owner;
  }
  const exportEmails = async (id: string) =>
    JSON.stringify(await emailsArea.collect(fixture.database.db, await readOwner(id)));
  async function eraseEmails(id: string) {
    const owner = await readOwner(id);
    await fixture.database.db.transaction((transaction) => emailsArea.delete(transaction, owner, NOW));
  }
  const listSubjects = async () => {
    const rows = await fixture.database.rows<{ subject: string }>({
      text: `select subject from emails where subject like 'Record %' order by subject`,
    });
    return rows.map(({ subject }) => subject);
  };

  test('are in the export of the account, and are erased with it', async () => {
    await recordEmail(sampleUser.email.toUpperCase(), 'Record 1: former');
    await recordEmail(STAFF_EMAIL, `Record 2: from ${sampleUser.email}`);
    await changeEmail();
    await recordEmail(NEW_EMAIL, 'Record 3: present');
    await recordEmail('asha@example.com', 'Record 4: other');
    const exported = await exportEmails(sampleUser.id);
    for (const subject of ['Record 1', 'Record 3']) expect(exported).toContain(subject);
    for (const subject of ['Record 2', 'Record 4']) expect(exported).not.toContain(subject);
    await eraseEmails(sampleUser.id);
    expect(await listSubjects()).toEqual(['Record 4: other']);
  });

  test('the next account with the address has only the later ones', async () => {
    await recordEmail(sampleUser.email, 'Record 1: of the first owner');
    await changeEmail();
    await giveFormerEmailToAdmin();
    await recordEmail(sampleUser.email, 'Record 2: of the next owner');
    await recordEmail(STAFF_EMAIL, `Record 3: from ${sampleUser.email}, the next owner`);
    expect(await exportEmails(sampleAdmin.id)).not.toContain('Record 1');
    expect(await exportEmails(sampleAdmin.id)).toContain('Record 2');
    expect(await exportEmails(sampleUser.id)).toContain('Record 1');
    expect(await exportEmails(sampleUser.id)).not.toContain('Record 2');
    await eraseEmails(sampleUser.id);
    expect(await listSubjects()).toEqual([
      'Record 2: of the next owner',
      `Record 3: from ${sampleUser.email}, the next owner`,
    ]);
    await eraseEmails(sampleAdmin.id);
    expect(await listSubjects()).toEqual([]);
  });

  test('an account whose address was not confirmed gets nothing of it', async () => {
    await recordEmail(sampleUser.email, 'Record 1: of nobody');
    await fixture.database.rows({
      text: 'update users set email_verified = false where id = $1',
      values: [sampleUser.id],
    });
    await changeEmail();
    expect(await exportEmails(sampleUser.id)).not.toContain('Record 1');
    await eraseEmails(sampleUser.id);
    expect(await listSubjects()).toEqual(['Record 1: of nobody']);
  });
});
