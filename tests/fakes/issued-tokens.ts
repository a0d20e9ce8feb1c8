import { randomInt } from 'node:crypto';
import type { SignedIn } from '~/domain/auth/session';
import { PASSKEY_CHALLENGE } from '~/server/accounts/better-auth/auth-cookies.server';
import type { SecurityEvent, TokenKind } from '~/server/accounts/credentials/revocation-rules.server';
import { createKnownDeviceCookie, readKnownDevice } from '~/server/accounts/sign-in/sign-in-limits.server';
import { createLinkToken } from '~/server/crypto/link-token.server';
import { hashRecipient } from '~/server/email/reserve-unconfirmed.server';
import { unsubscribePath } from '~/server/notifications/unsubscribe-link.server';
import { issueNonce, isValidNonce } from '~/server/oidc/nonce.server';
import { setVerifiedAccountCookie } from '~/server/oidc/verified-account-cookie.server';
import { createLeaveLink } from '~/server/stock-alerts/stock-alert-links.server';
import { createKnownUser } from '../fixtures/known-user';
import { insertOrder } from '../fixtures/order-rows';
import { createClientInfo, extractLinkToken } from '../fixtures/test-accounts';
import { createTestBrowser, type TestBrowser } from './test-browser';
import { findNewestLink, PASSWORD, SITE_SECRET, type TestUser } from './test-user';

/** Whether an issued token is still valid. */
export type IsValid = () => Promise<boolean>;

const readTokenOfPath = (path: string) => new URL(path, 'http://localhost').searchParams.get('token') ?? '';
const createBrowserWithCookie = (cookie: string): TestBrowser => {
  const browser = createTestBrowser();
  browser.storeCookies(new Headers({ 'Set-Cookie': cookie }));
  return browser;
};

async function isChallengeOpen({ database, cookies, deps }: TestUser, browser: TestBrowser) {
  const identifier =
    deps.cookies.read(browser.createRequest(), PASSKEY_CHALLENGE) ?? cookies.fullName('none');
  const rows = await database.rows({
    text: 'select id from verifications where identifier = $1',
    values: [identifier],
  });
  return rows.length > 0;
}

async function requestEmailChange(testUser: TestUser): Promise<{ newEmail: string }> {
  const newEmail = `${crypto.randomUUID()}@example.com`;
  const { kind } = await testUser.accounts.requestEmailChange(await testUser.actor(), {
    email: newEmail,
    password: PASSWORD,
  });
  if (kind !== 'accepted') throw new Error(`The change of the email was ${kind}.`);
  await testUser.runJobs();
  return { newEmail };
}

/** Requests a change of the email. The token `confirm` goes to the new email, `stop` to the current one. */
export async function issueEmailChangeTokens(
  testUser: TestUser,
): Promise<{ newEmail: string; confirm: string; stop: string }> {
  const { newEmail } = await requestEmailChange(testUser);
  const stop = findNewestLink(testUser, testUser.user.email, 'A change of your email address was requested');
  return {
    newEmail,
    confirm: readTokenOfPath(findNewestLink(testUser, newEmail, 'Confirm your new address')),
    stop: readTokenOfPath(stop),
  };
}

export async function issueResetToken(testUser: TestUser): Promise<string> {
  await testUser.accounts.requestPasswordReset(testUser.user.email, createClientInfo());
  await testUser.runJobs();
  return extractLinkToken(testUser.emails.findLast(({ to }) => to === testUser.user.email));
}

const setTwoFactor = ({ database, user }: TestUser, isOn: boolean) =>
  database.rows({
    text: 'update users set two_factor_enabled = $2 where id = $1',
    values: [user.id, isOn],
  });

/** Issues a token of each kind to the user, by the services. */
export const ISSUE_TOKEN: Readonly<
  Record<TokenKind, (testUser: TestUser, event: SecurityEvent) => Promise<IsValid>>
> = {
  async session({ accounts, user }) {
    const otherBrowser = createTestBrowser();
    otherBrowser.storeCookies(
      await accounts.openSession(user.id, { method: 'passkey', request: otherBrowser.createRequest() }),
    );
    return async () => (await accounts.getSession(otherBrowser.createRequest())) !== null;
  },
  async 'password-reset-link'(testUser) {
    const token = await issueResetToken(testUser);
    return () => testUser.accounts.isPasswordResetValid(token);
  },
  async 'email-change-link'(testUser) {
    const { confirm } = await issueEmailChangeTokens(testUser);
    return async () => (await testUser.accounts.getEmailChange(confirm)) !== null;
  },
  async 'email-change-stop-link'(testUser) {
    const { stop } = await issueEmailChangeTokens(testUser);
    return async () => (await testUser.accounts.openEmailChangeStop(stop)) !== null;
  },
  async 'two-factor-challenge'(testUser) {
    const { twoFactorEnabled } = (await testUser.actor()).user;
    await setTwoFactor(testUser, true);
    const otherBrowser = createTestBrowser();
    const credentials = { email: testUser.user.email, password: PASSWORD };
    const result = await testUser.accounts.signInWithPassword(credentials, createClientInfo(otherBrowser));
    if (result.kind !== 'two-factor') throw new Error(`The sign-in was ${result.kind}.`);
    otherBrowser.storeCookies(result.headers);
    await setTwoFactor(testUser, twoFactorEnabled);
    return () => testUser.accounts.isTwoFactorPending(otherBrowser.createRequest());
  },
  async 'two-factor-setup'(testUser) {
    const by: SignedIn = await testUser.actor();
    // A user with two-factor sign-in cannot start another setup.
    if (!by.user.twoFactorEnabled)
      await testUser.accounts.startTwoFactorSetup(by, {
        request: testUser.browser.createRequest(),
        password: PASSWORD,
      });
    return async () => (await testUser.accounts.getTwoFactorSetup(by)) !== undefined;
  },
  async 'passkey-registration'(testUser) {
    const started = await testUser.accounts.createPasskeyOptions(
      await testUser.actor(),
      testUser.browser.createRequest(),
    );
    if (typeof started === 'string') throw new Error(`The passkey options were ${started}.`);
    const otherBrowser = createTestBrowser();
    otherBrowser.storeCookies(started.headers);
    return () => isChallengeOpen(testUser, otherBrowser);
  },
  async 'organisation-proof'(testUser) {
    const { oidc, database, cookies, deps, user } = testUser;
    const by = await testUser.actor();
    const account = {
      issuer: 'https://login.example.com',
      subject: user.id,
      name: 'J',
      emailVerified: true,
    };
    const proof = { userId: user.id, account };
    const cookie = await setVerifiedAccountCookie({ db: database.db, cookies, clock: deps.clock }, proof);
    const otherBrowser = createBrowserWithCookie(cookie);
    return async () => (await oidc.readVerifiedAccount(otherBrowser.createRequest(), by)) !== undefined;
  },
  /** The link of a sign-up whose user then signed in with the organisation before confirming the email. */
  async 'sign-up-link'({ accounts, database, deps, user }) {
    const account = { email: user.email, name: 'Jaya', password: PASSWORD };
    await accounts.signUp(account, createClientInfo());
    await database.rows({ text: 'delete from jobs' });
    const [row] = await database.rows<{ id: string }>({
      text: 'select id from pending_sign_ups where email = $1',
      values: [user.email],
    });
    const token = createLinkToken(deps.secret, 'sign-up', row?.id ?? '');
    return async () => (await accounts.getPendingSignUp(token, createTestBrowser().createRequest())) !== null;
  },
  async 'passkey-sign-in'(testUser) {
    const otherBrowser = createTestBrowser();
    otherBrowser.storeCookies(
      (await testUser.accounts.createPasskeySignInOptions(otherBrowser.createRequest())).headers,
    );
    return () => isChallengeOpen(testUser, otherBrowser);
  },
  async 'sign-in-nonce'({ cookies, deps }) {
    const options = { secret: SITE_SECRET, clock: deps.clock, cookies };
    const { nonce, cookie } = issueNonce(createTestBrowser().createRequest(), options);
    const otherBrowser = createBrowserWithCookie(cookie);
    return async () => isValidNonce(nonce, otherBrowser.createRequest(), options);
  },
  async 'known-device'({ deps, user }) {
    const otherBrowser = createBrowserWithCookie(createKnownDeviceCookie(deps.cookies, user.email));
    return async () => readKnownDevice(deps.cookies, otherBrowser.createRequest(), user.email) !== undefined;
  },
  async 'deletion-cancel-link'(testUser, event) {
    const token = () =>
      readTokenOfPath(findNewestLink(testUser, testUser.user.email, 'Your profile will be deleted'));
    const isValid = async (link: string) => (await testUser.accountDeletion.getRequestByLink(link)) !== null;
    // The event itself issues the link, so it is read afterwards.
    if (event === 'deletion-requested') return () => isValid(token());
    await testUser.accountDeletion.request(await testUser.actor());
    const issued = token();
    return () => isValid(issued);
  },
  async 'order-link'({ database, orders, user }) {
    const number = `TS-2627-${randomInt(1_000_000).toString().padStart(6, '0')}`;
    const id = await insertOrder(database.db, createKnownUser({ id: user.id }), { number });
    const key = orders.createAccessKey(id);
    return async () => (await orders.getOrderByKey(number, key)) !== null;
  },
  async 'message-link'({ leads, user }) {
    const { token } = await leads.create({ kind: 'contact', email: user.email, message: 'Good morning.' });
    return async () => (await leads.getByToken(token)) !== null;
  },
  async 'newsletter-link'(testUser) {
    await testUser.newsletter.requestSubscription(testUser.user.email);
    const { pathname, searchParams } = new URL(
      findNewestLink(testUser, testUser.user.email, 'Confirm your subscription'),
      'http://localhost',
    );
    const link = { id: pathname.split('/').at(-1) ?? '', key: searchParams.get('key') ?? '' };
    return () => testUser.newsletter.isValidLink('confirm', link);
  },
  async 'stock-alert-link'({ stockAlerts, user }) {
    const links = { secret: SITE_SECRET, siteUrl: 'http://localhost:3000' };
    const { leave } = createLeaveLink(links, hashRecipient(user.email));
    const { pathname, searchParams } = new URL(leave, links.siteUrl);
    const link = { id: pathname.split('/').at(-1) ?? '', key: searchParams.get('key') ?? '' };
    return () => stockAlerts.isValidLink('leave', link);
  },
  async 'notification-stop-link'({ notifications, user }) {
    const path = unsubscribePath(SITE_SECRET, 'projects', user.id);
    const key = new URL(path, 'http://localhost').searchParams.get('key') ?? '';
    return async () =>
      (await notifications.readUnsubscribeLink({ kind: 'projects', userId: user.id, key })) !== null;
  },
};
