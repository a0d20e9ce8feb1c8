import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { EMPTY_ORDER_HISTORY_QUERY } from '~/domain/orders/order-history-query';
import { storePassword } from '~/server/accounts/better-auth/tables/passwords.server';
import { leads } from '~/server/db/schema/leads.server';
import { createOrders } from '~/server/orders/orders.server';
import { seedCatalogue } from '~/server/seed/seed-catalogue.server';
import { engines } from '../../database/test-database';
import { hookDatabase } from '../../fakes/database-hooks';
import { createTestBrowser } from '../../fakes/test-browser';
import { createCartLine, createPlaceRequest, sampleCheckout } from '../../fixtures/order-requests';
import {
  BREACHED_PASSWORD,
  createClientInfo,
  extractLinkToken,
  openTestAccounts,
  sampleUser,
  type TestAccounts,
} from '../../fixtures/test-accounts';

const newPassword = 'kolam at first light';

describe.each(engines)('changes of password and email (%s)', (engine) => {
  let fixture: TestAccounts;

  beforeEach(async () => {
    fixture.emails.length = 0;
    await fixture.database.rows({ text: 'truncate rate_limits, verifications, unconfirmed_emails' });
  });
  beforeAll(async () => {
    fixture = await openTestAccounts(engine);
  });
  afterAll(() => fixture.database.close());

  const requestReset = async (email: string) => {
    const { kind } = await fixture.accounts.requestPasswordReset(email, createClientInfo());
    await fixture.runJobs();
    return kind;
  };

  test('the link to reset a password works once and ends all sessions', async () => {
    const otherBrowser = createTestBrowser();
    await fixture.signIn(otherBrowser);
    expect(await requestReset(sampleUser.email)).toBe('accepted');
    const token = extractLinkToken(fixture.emails[0]);
    expect(await fixture.accounts.isPasswordResetValid(token)).toBe(true);
    expect((await fixture.accounts.resetPassword({ token, password: 'short' })).kind).toBe('weak');
    expect(await fixture.accounts.resetPassword({ token, password: newPassword })).toEqual({
      kind: 'changed',
    });
    expect(await fixture.accounts.getSession(otherBrowser.createRequest())).toBeNull();
    expect(await fixture.accounts.resetPassword({ token, password: newPassword })).toEqual({ kind: 'gone' });
    expect(fixture.emails[1]).toMatchObject({ to: sampleUser.email, subject: 'Your password was changed' });
    await expect(fixture.signIn(createTestBrowser())).rejects.toThrow('refused');

    const actor = await fixture.signIn(createTestBrowser(), { ...sampleUser, password: newPassword });
    const restored = { current: newPassword, next: sampleUser.password };
    expect(await fixture.accounts.changePassword(actor, restored)).toEqual({ kind: 'changed' });
  });

  test('the first confirmation of an email removes all other credentials of the account', async () => {
    const email = 'late.owner@tessera.example';
    const user = await fixture.accounts.createUser({ email, name: 'Late Owner', emailVerified: false });
    const session = (await fixture.signIn(createTestBrowser())).session;
    const organisation = { issuer: 'https://login.example.com', subject: 'somebody-else' };
    await fixture.accounts.connectOrganisation(
      { user, session: { ...session, userId: user.id } },
      organisation,
    );
    await fixture.database.rows({
      text: `insert into passkeys (id, user_id, name, public_key, credential_id, counter, device_type, backed_up)
        values (gen_random_uuid(), $1, 'Their phone', 'key', gen_random_uuid()::text, 0, 'multiDevice', true)`,
      values: [user.id],
    });
    fixture.emails.length = 0;
    expect(await requestReset(email)).toBe('accepted');
    const token = extractLinkToken(fixture.emails[0]);
    expect(await fixture.accounts.resetPassword({ token, password: newPassword })).toEqual({
      kind: 'changed',
    });
    const owner = await fixture.signIn(createTestBrowser(), { email, password: newPassword });
    expect(owner.user.emailVerified).toBe(true);
    expect(await fixture.accounts.listOrganisations(owner)).toEqual([]);
    expect(await fixture.accounts.listPasskeys(owner)).toEqual([]);
  });

  test('an unknown email gets the same response and no email', async () => {
    expect(await requestReset('nobody@tessera.example')).toBe('accepted');
    expect(fixture.emails).toEqual([]);
  });

  test('a reset link expires after an hour; a forged one is not valid', async () => {
    await requestReset(sampleUser.email);
    const token = extractLinkToken(fixture.emails[0]);
    fixture.setNow(new Date(Date.now() + 61 * 60_000));
    expect(await fixture.accounts.isPasswordResetValid(token)).toBe(false);
    fixture.setNow(new Date());
    for (const forged of ['', 'x.y', `${token}A`, token.replace(/\..*/, '.')])
      expect(await fixture.accounts.resetPassword({ token: forged, password: newPassword })).toEqual({
        kind: 'gone',
      });
  });

  test('a change needs the current password and ends the other sessions', async () => {
    const browser = createTestBrowser();
    const otherBrowser = createTestBrowser();
    const actor = await fixture.signIn(browser);
    await fixture.signIn(otherBrowser);
    const { changePassword } = fixture.accounts;
    expect(await changePassword(actor, { current: 'wrong', next: newPassword })).toEqual({ kind: 'wrong' });
    expect(await changePassword(actor, { current: sampleUser.password, next: 'qwertyuiop' })).toMatchObject({
      kind: 'weak',
    });
    expect(await changePassword(actor, { current: sampleUser.password, next: newPassword })).toEqual({
      kind: 'changed',
    });
    expect(await fixture.accounts.getSession(browser.createRequest())).not.toBeNull();
    expect(await fixture.accounts.getSession(otherBrowser.createRequest())).toBeNull();
    await changePassword(actor, { current: newPassword, next: sampleUser.password });
  });

  test('a breached password is refused at a change and at a reset', async () => {
    const actor = await fixture.signIn(createTestBrowser());
    const passwords = { current: sampleUser.password, next: BREACHED_PASSWORD };
    const refused = { kind: 'weak', issue: expect.stringContaining('found in a data breach') };
    expect(await fixture.accounts.changePassword(actor, passwords)).toEqual(refused);
    await requestReset(sampleUser.email);
    const token = extractLinkToken(fixture.emails[0]);
    expect(await fixture.accounts.resetPassword({ token, password: BREACHED_PASSWORD })).toEqual(refused);
    expect(await fixture.accounts.isPasswordResetValid(token), 'the link is still valid').toBe(true);
    await fixture.signIn(createTestBrowser());
  });

  test('attempts to authenticate again are limited', async () => {
    const actor = await fixture.signIn(createTestBrowser());
    const results: string[] = [];
    for (let index = 0; index < 11; index += 1)
      results.push(await fixture.accounts.reauthenticate(actor, `guess ${index}`));
    expect(results).toEqual([...Array(10).fill('wrong'), 'wait']);
  });

  test('the password renews the authentication of the session', async () => {
    const browser = createTestBrowser();
    const actor = await fixture.signIn(browser);
    const later = new Date(Date.now() + 3_600_000);
    fixture.setNow(later);
    expect(await fixture.accounts.reauthenticate(actor, sampleUser.password)).toBe('right');
    expect((await fixture.accounts.getSession(browser.createRequest()))?.session.authenticatedAt).toEqual(
      later,
    );
    fixture.setNow(new Date());
  });

  test('a new email is valid after its confirmation; the former email is notified', async () => {
    const browser = createTestBrowser();
    const actor = await fixture.signIn(browser);
    const request = { email: 'meera.new@tessera.example', password: sampleUser.password };
    const { requestEmailChange, confirmEmailChange, getEmailChange } = fixture.accounts;
    expect(await requestEmailChange(actor, { ...request, password: 'wrong' })).toEqual({ kind: 'wrong' });
    expect(await requestEmailChange(actor, { ...request, email: sampleUser.email })).toEqual({
      kind: 'same',
    });
    expect(await requestEmailChange(actor, request)).toEqual({ kind: 'accepted' });
    await fixture.runJobs();
    expect(fixture.emails[0]?.to).toBe(request.email);
    const token = extractLinkToken(fixture.emails[0]);
    expect(await getEmailChange(token)).toBe(request.email);
    expect((await fixture.accounts.getSession(browser.createRequest()))?.user.email).toBe(sampleUser.email);
    expect(await confirmEmailChange(token)).toEqual({ kind: 'changed', email: request.email });
    expect(await confirmEmailChange(token)).toEqual({ kind: 'gone' });
    expect((await fixture.accounts.getSession(browser.createRequest()))?.user.email).toBe(request.email);
    expect(fixture.emails.slice(1).map(({ to, subject }) => [to, subject])).toEqual([
      [sampleUser.email, 'A change of your email address was requested'],
      [sampleUser.email, 'Your account has a new address'],
    ]);
    await fixture.database.rows({
      text: 'update users set email = $1 where id = $2',
      values: [sampleUser.email, sampleUser.id],
    });
  });

  test('R-ORDER-15, R-INBOX-13: guest orders and messages of the former email stay with the account', async () => {
    await seedCatalogue(fixture.database);
    const orders = createOrders(fixture.database, {
      secret: 'a secret of the tests',
      clock: () => new Date(),
    });
    const place = async (email: string) => {
      const checkout = { ...sampleCheckout, contact: { ...sampleCheckout.contact, email } };
      const request = createPlaceRequest([createCartLine('mosaic-mug')], { checkout });
      const placed = await orders.place(request);
      return placed.kind === 'placed' ? placed.number : placed.kind;
    };
    const number = await place(sampleUser.email.toUpperCase());
    const toLead = (email: string) => ({
      id: randomUUID(),
      kind: 'contact',
      email,
      tokenHash: randomUUID(),
      createdAt: new Date(),
    });
    const sent = toLead(sampleUser.email.toUpperCase());
    await fixture.database.db.insert(leads).values([sent, toLead('asha@example.com')]);
    await place('asha@example.com');
    const actor = await fixture.signIn(createTestBrowser());
    const request = { email: 'meera.new@tessera.example', password: sampleUser.password };
    expect(await fixture.accounts.requestEmailChange(actor, request)).toEqual({ kind: 'accepted' });
    await fixture.runJobs();
    const changed = await fixture.accounts.confirmEmailChange(extractLinkToken(fixture.emails[0]));
    expect(changed).toEqual({ kind: 'changed', email: request.email });
    const owner = { id: sampleUser.id, email: request.email, emailVerified: true };
    const history = await orders.listOrders(owner, EMPTY_ORDER_HISTORY_QUERY);
    expect(history.orders.map((order) => order.number)).toEqual([number]);
    const ownLeads = await fixture.database.db
      .select({ id: leads.id })
      .from(leads)
      .where(eq(leads.userId, sampleUser.id));
    expect(ownLeads).toEqual([{ id: sent.id }]);
    await fixture.database.rows({
      text: 'update users set email = $1 where id = $2',
      values: [sampleUser.email, sampleUser.id],
    });
  });

  test('an email of another account is not accepted, and the response does not show it', async () => {
    const actor = await fixture.signIn(createTestBrowser());
    const request = { email: 'owner@tessera.example', password: sampleUser.password };
    expect(await fixture.accounts.requestEmailChange(actor, request)).toEqual({ kind: 'accepted' });
    await fixture.runJobs();
    expect(fixture.emails[0]).toMatchObject({ to: request.email, subject: 'You already have an account' });
  });

  test.each([
    ['stops the change', false],
    ['stops the change and ends all sessions', true],
  ])('the current email is notified at once; its link %s', async (_, endsSessions) => {
    const browser = createTestBrowser();
    const actor = await fixture.signIn(browser);
    const { requestEmailChange, getEmailChange, openEmailChangeStop, stopEmailChange } = fixture.accounts;
    const request = { email: 'meera.new@tessera.example', password: sampleUser.password };
    await requestEmailChange(actor, request);
    await fixture.runJobs();
    const confirm = extractLinkToken(fixture.emails[0]);
    const stop = extractLinkToken(fixture.emails[1]);
    expect(fixture.emails[1]?.to).toBe(sampleUser.email);
    expect(await openEmailChangeStop(stop)).toBe(request.email);
    expect(await getEmailChange(confirm), 'reading the link changes nothing').toBe(request.email);

    expect(await stopEmailChange({ token: confirm, endsSessions })).toEqual({ kind: 'gone' });
    expect(await stopEmailChange({ token: stop, endsSessions })).toEqual({ kind: 'stopped' });
    expect(await getEmailChange(confirm)).toBeNull();
    expect(await fixture.accounts.confirmEmailChange(confirm)).toEqual({ kind: 'gone' });
    expect(await openEmailChangeStop(stop)).toBeNull();
    expect(await stopEmailChange({ token: stop, endsSessions })).toEqual({ kind: 'gone' });
    expect((await fixture.accounts.getSession(browser.createRequest())) === null).toBe(endsSessions);
  });

  test('a password that changes during its check opens no session', async () => {
    const [row] = await fixture.database.rows<{ password: string }>({
      text: `select password from identities where user_id = $1 and provider_id = 'credential'`,
      values: [sampleUser.id],
    });
    let isChanged = false;
    const changing = hookDatabase(fixture.database, {
      async afterStatement(text) {
        if (!text.includes('left join "identities"')) return;
        await storePassword(fixture.database.db, sampleUser.id, 'another hash');
        isChanged = true;
      },
    });
    const before = await fixture.database.rows({ text: 'select id from sessions' });
    const result = await fixture
      .createAccounts({}, changing)
      .signInWithPassword(sampleUser, createClientInfo());
    expect([isChanged, result]).toEqual([true, { kind: 'refused' }]);
    expect(await fixture.database.rows({ text: 'select id from sessions' })).toEqual(before);
    await storePassword(fixture.database.db, sampleUser.id, row?.password ?? '');
  });

  test('a link is valid for its own purpose only', async () => {
    await requestReset(sampleUser.email);
    const token = extractLinkToken(fixture.emails[0]);
    expect(await fixture.accounts.confirmEmailChange(token)).toEqual({ kind: 'gone' });
    expect(await fixture.accounts.getPendingSignUp(token, createTestBrowser().createRequest())).toBeNull();
    expect(await fixture.accounts.stopEmailChange({ token, endsSessions: true })).toEqual({ kind: 'gone' });
  });
});
