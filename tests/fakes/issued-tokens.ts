import { randomInt } from 'node:crypto';
import { PASSKEY_CHALLENGE } from '~/server/accounts/better-auth/auth-cookies.server';
import type { SecurityEvent, TokenKind } from '~/server/accounts/credentials/revocation-rules.server';
import { createKnownDeviceCookie, readKnownDevice } from '~/server/accounts/sign-in/sign-in-limits.server';
import type { SignedIn } from '~/server/accounts/types.server';
import { createLinkToken } from '~/server/crypto/link-token.server';
import { unsubscribePath } from '~/server/notifications/unsubscribe-link.server';
import { issueNonce, isValidNonce } from '~/server/oidc/nonce.server';
import { setVerifiedAccountCookie } from '~/server/oidc/verified-account-cookie.server';
import { createKnownUser, insertOrder } from '../fixtures/personal-data-rows';
import { createClientInfo, extractLinkToken } from '../fixtures/test-accounts';
import { findNewestLink, PASSWORD, SITE_SECRET, type TestUser } from './test-user';
import { createTestBrowser, type TestBrowser } from './test-browser';

/** Whether a token that was given still does what it was given for. */
export type IsValid = () => Promise<boolean>;

const tokenOf = (path: string) => new URL(path, 'http://localhost').searchParams.get('token') ?? '';
const browserWith = (cookie: string): TestBrowser => {
  const visitor = createTestBrowser();
  visitor.storeCookies(new Headers({ 'Set-Cookie': cookie }));
  return visitor;
};

async function isChallengeOpen({ database, cookies, deps }: TestUser, visitor: TestBrowser) {
  const identifier =
    deps.cookies.read(visitor.createRequest(), PASSKEY_CHALLENGE) ?? cookies.fullName('none');
  const rows = await database.rows({
    text: 'select id from verifications where identifier = $1',
    values: [identifier],
  });
  return rows.length > 0;
}

async function emailChange(one: TestUser): Promise<{ wanted: string }> {
  const wanted = `${crypto.randomUUID()}@example.com`;
  const { kind } = await one.accounts.requestEmailChange(await one.actor(), {
    email: wanted,
    password: PASSWORD,
  });
  if (kind !== 'accepted') throw new Error(`The change of the address was ${kind}.`);
  await one.runJobs();
  return { wanted };
}

/** The token of a change of address for the new address, and the one for the present address. */
export async function issueEmailChangeTokens(
  one: TestUser,
): Promise<{ wanted: string; confirm: string; stop: string }> {
  const { wanted } = await emailChange(one);
  const stop = findNewestLink(one, one.user.email, 'Somebody wants to change your address');
  return {
    wanted,
    confirm: tokenOf(findNewestLink(one, wanted, 'Confirm your new address')),
    stop: tokenOf(stop),
  };
}

export async function issueResetToken(one: TestUser): Promise<string> {
  await one.accounts.requestPasswordReset(one.user.email, createClientInfo());
  await one.runJobs();
  return extractLinkToken(one.emails.findLast(({ to }) => to === one.user.email));
}

const setTwoFactor = ({ database, user }: TestUser, isOn: boolean) =>
  database.rows({
    text: 'update users set two_factor_enabled = $2 where id = $1',
    values: [user.id, isOn],
  });

/** Gives the user one token of each kind, as the services give it. */
export const ISSUE_TOKEN: Readonly<Record<TokenKind, (one: TestUser, event: SecurityEvent) => Promise<IsValid>>> =
  {
    async session({ accounts, user }) {
      const elsewhere = createTestBrowser();
      elsewhere.storeCookies(
        await accounts.openSession(user.id, { method: 'passkey', request: elsewhere.createRequest() }),
      );
      return async () => (await accounts.getSession(elsewhere.createRequest())) !== null;
    },
    async 'password-reset-link'(one) {
      const token = await issueResetToken(one);
      return () => one.accounts.isPasswordResetValid(token);
    },
    async 'email-change-link'(one) {
      const { confirm } = await issueEmailChangeTokens(one);
      return async () => (await one.accounts.getEmailChange(confirm)) !== null;
    },
    async 'email-change-stop-link'(one) {
      const { stop } = await issueEmailChangeTokens(one);
      return async () => (await one.accounts.openEmailChangeStop(stop)) !== null;
    },
    async 'two-factor-challenge'(one) {
      const { twoFactorEnabled } = (await one.actor()).user;
      await setTwoFactor(one, true);
      const elsewhere = createTestBrowser();
      const credentials = { email: one.user.email, password: PASSWORD };
      const result = await one.accounts.signInWithPassword(credentials, createClientInfo(elsewhere));
      if (result.kind !== 'two-factor') throw new Error(`The sign-in was ${result.kind}.`);
      elsewhere.storeCookies(result.headers);
      await setTwoFactor(one, twoFactorEnabled);
      return () => one.accounts.isTwoFactorPending(elsewhere.createRequest());
    },
    async 'two-factor-setup'(one) {
      const by: SignedIn = await one.actor();
      // Whoever has a second factor has no other one that waits for its first code.
      if (!by.user.twoFactorEnabled)
        await one.accounts.startTwoFactorSetup(by, {
          request: one.visitor.createRequest(),
          password: PASSWORD,
        });
      return async () => (await one.accounts.getTwoFactorSetup(by)) !== undefined;
    },
    async 'passkey-registration'(one) {
      const begun = await one.accounts.createPasskeyOptions(await one.actor(), one.visitor.createRequest());
      if (typeof begun === 'string') throw new Error(`It was ${begun}.`);
      const elsewhere = createTestBrowser();
      elsewhere.storeCookies(begun.headers);
      return () => isChallengeOpen(one, elsewhere);
    },
    async 'organisation-proof'(one) {
      const { oidc, database, cookies, deps, user } = one;
      const by = await one.actor();
      const account = {
        issuer: 'https://login.example.com',
        subject: user.id,
        name: 'J',
        emailVerified: true,
      };
      const proof = { userId: user.id, account };
      const cookie = await setVerifiedAccountCookie({ database, cookies, clock: deps.clock }, proof);
      const elsewhere = browserWith(cookie);
      return async () => (await oidc.readVerifiedAccount(elsewhere.createRequest(), by)) !== undefined;
    },
    /** As it is left by somebody who signed up and then came with the organisation before following the link. */
    async 'sign-up-link'({ accounts, database, deps, user }) {
      const account = { email: user.email, name: 'Jaya', password: PASSWORD };
      await accounts.signUp(account, createClientInfo());
      await database.rows({ text: 'delete from jobs' });
      const [row] = await database.rows<{ id: string }>({
        text: 'select id from pending_sign_ups where email = $1',
        values: [user.email],
      });
      const token = createLinkToken(deps.secret, 'sign-up', row?.id ?? '');
      return async () =>
        (await accounts.getPendingSignUp(token, createTestBrowser().createRequest())) !== null;
    },
    async 'passkey-sign-in'(one) {
      const elsewhere = createTestBrowser();
      elsewhere.storeCookies(
        (await one.accounts.createPasskeySignInOptions(elsewhere.createRequest())).headers,
      );
      return () => isChallengeOpen(one, elsewhere);
    },
    async 'sign-in-nonce'({ cookies, deps }) {
      const options = { secret: SITE_SECRET, clock: deps.clock, cookies };
      const { nonce, cookie } = issueNonce(createTestBrowser().createRequest(), options);
      const elsewhere = browserWith(cookie);
      return async () => isValidNonce(nonce, elsewhere.createRequest(), options);
    },
    async 'known-device'({ deps, user }) {
      const elsewhere = browserWith(createKnownDeviceCookie(deps.cookies, user.email));
      return async () => readKnownDevice(deps.cookies, elsewhere.createRequest(), user.email) !== undefined;
    },
    async 'deletion-cancel-link'(one, event) {
      const token = () => tokenOf(findNewestLink(one, one.user.email, 'Your profile will be deleted'));
      const isValid = async (link: string) => (await one.accountDeletion.getRequestByLink(link)) !== null;
      // The event itself gives the link: it is looked for afterwards.
      if (event === 'deletion-requested') return () => isValid(token());
      await one.accountDeletion.request(await one.actor());
      const given = token();
      return () => isValid(given);
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
    async 'newsletter-link'(one) {
      await one.newsletter.requestSubscription(one.user.email);
      const { pathname, searchParams } = new URL(
        findNewestLink(one, one.user.email, 'Shall we write to you?'),
        'http://localhost',
      );
      const link = { id: pathname.split('/').at(-1) ?? '', key: searchParams.get('key') ?? '' };
      return () => one.newsletter.isValidLink('confirm', link);
    },
    async 'notification-stop-link'({ notifications, user }) {
      const path = unsubscribePath(SITE_SECRET, 'projects', user.id);
      const key = new URL(path, 'http://localhost').searchParams.get('key') ?? '';
      return async () =>
        (await notifications.readUnsubscribeLink({ kind: 'projects', userId: user.id, key })) !== null;
    },
  };
