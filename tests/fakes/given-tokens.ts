import { randomInt } from 'node:crypto';
import { PASSKEY_CHALLENGE } from '~/server/accounts/auth-cookies.server';
import type { SignedIn } from '~/server/accounts/contract.server';
import { linkToken } from '~/server/accounts/link-token.server';
import type { SecurityEvent, TokenKind } from '~/server/accounts/revocation-rules.server';
import { knownDevice, knownDeviceCookie } from '~/server/accounts/sign-in-limits.server';
import { isOwnNonce, issueNonce } from '~/server/identity/nonce.server';
import { rememberProved } from '~/server/identity/proved-account.server';
import { leavePath } from '~/server/notices/leave-link.server';
import { newestLink, PASSWORD, SITE_SECRET, type TestPerson } from './account-of';
import { askerOf, tokenIn } from './accounts';
import { browser, type TestBrowser } from './browser';
import { somebody, writeOrder } from './known-person';

/** Whether a token that was given still does what it was given for. */
export type IsValid = () => Promise<boolean>;

const tokenOf = (path: string) => new URL(path, 'http://localhost').searchParams.get('token') ?? '';
const browserWith = (cookie: string): TestBrowser => {
  const visitor = browser();
  visitor.keep(new Headers({ 'Set-Cookie': cookie }));
  return visitor;
};

async function isChallengeOpen({ database, cookies, parts }: TestPerson, visitor: TestBrowser) {
  const identifier = parts.cookies.read(visitor.request(), PASSKEY_CHALLENGE) ?? cookies.fullName('none');
  const rows = await database.rows({
    text: 'select id from verifications where identifier = $1',
    values: [identifier],
  });
  return rows.length > 0;
}

async function emailChange(one: TestPerson): Promise<{ wanted: string }> {
  const wanted = `${crypto.randomUUID()}@example.com`;
  const { kind } = await one.accounts.requestEmailChange(await one.actor(), {
    email: wanted,
    password: PASSWORD,
  });
  if (kind !== 'accepted') throw new Error(`The change of the address was ${kind}.`);
  await one.doJobs();
  return { wanted };
}

/** The token of a change of address for the new address, and the one for the present address. */
export async function emailChangeTokens(
  one: TestPerson,
): Promise<{ wanted: string; confirm: string; stop: string }> {
  const { wanted } = await emailChange(one);
  const stop = newestLink(one, one.person.email, 'Somebody wants to change your address');
  return {
    wanted,
    confirm: tokenOf(newestLink(one, wanted, 'Confirm your new address')),
    stop: tokenOf(stop),
  };
}

export async function resetToken(one: TestPerson): Promise<string> {
  await one.accounts.requestPasswordReset(one.person.email, askerOf());
  await one.doJobs();
  return tokenIn(one.mails.findLast(({ to }) => to === one.person.email));
}

const setTwoFactor = ({ database, person }: TestPerson, isOn: boolean) =>
  database.rows({
    text: 'update people set two_factor_enabled = $2 where id = $1',
    values: [person.id, isOn],
  });

/** Gives the person one token of each kind, as the services give it. */
export const GIVE: Readonly<Record<TokenKind, (one: TestPerson, event: SecurityEvent) => Promise<IsValid>>> =
  {
    async session({ accounts, person }) {
      const elsewhere = browser();
      elsewhere.keep(
        await accounts.openSession(person.id, { method: 'passkey', request: elsewhere.request() }),
      );
      return async () => (await accounts.sessionOf(elsewhere.request())) !== null;
    },
    async 'password-reset-link'(one) {
      const token = await resetToken(one);
      return () => one.accounts.isResetOpen(token);
    },
    async 'email-change-link'(one) {
      const { confirm } = await emailChangeTokens(one);
      return async () => (await one.accounts.openEmailChange(confirm)) !== null;
    },
    async 'email-change-stop-link'(one) {
      const { stop } = await emailChangeTokens(one);
      return async () => (await one.accounts.openEmailChangeStop(stop)) !== null;
    },
    async 'two-factor-challenge'(one) {
      const { twoFactor } = (await one.actor()).person;
      await setTwoFactor(one, true);
      const elsewhere = browser();
      const credentials = { email: one.person.email, password: PASSWORD };
      const result = await one.accounts.signInWithPassword(credentials, askerOf(elsewhere));
      if (result.kind !== 'second-factor') throw new Error(`The sign-in was ${result.kind}.`);
      elsewhere.keep(result.headers);
      await setTwoFactor(one, twoFactor);
      return () => one.accounts.awaitsCode(elsewhere.request());
    },
    async 'two-factor-setup'(one) {
      const by: SignedIn = await one.actor();
      // Whoever has a second factor has no other one that waits for its first code.
      if (!by.person.twoFactor)
        await one.accounts.beginTwoFactor(by, { request: one.visitor.request(), password: PASSWORD });
      return async () => (await one.accounts.pendingTwoFactor(by)) !== undefined;
    },
    async 'passkey-registration'(one) {
      const begun = await one.accounts.newPasskeyOptions(await one.actor(), one.visitor.request());
      if (typeof begun === 'string') throw new Error(`It was ${begun}.`);
      const elsewhere = browser();
      elsewhere.keep(begun.headers);
      return () => isChallengeOpen(one, elsewhere);
    },
    async 'organisation-proof'(one) {
      const { identity, database, cookies, parts, person } = one;
      const by = await one.actor();
      const account = {
        issuer: 'https://login.example.com',
        subject: person.id,
        name: 'J',
        emailVerified: true,
      };
      const proof = { personId: person.id, account };
      const cookie = await rememberProved({ database, cookies, clock: parts.clock }, proof);
      const elsewhere = browserWith(cookie);
      return async () => (await identity.provedAccount(elsewhere.request(), by)) !== undefined;
    },
    /** As it is left by somebody who signed up and then came with the organisation before following the link. */
    async 'sign-up-link'({ accounts, database, parts, person }) {
      const account = { email: person.email, name: 'Jaya', password: PASSWORD };
      await accounts.signUp(account, askerOf());
      await database.rows({ text: 'delete from jobs' });
      const [row] = await database.rows<{ id: string }>({
        text: 'select id from pending_sign_ups where email = $1',
        values: [person.email],
      });
      const token = linkToken(parts.secret, 'sign-up', row?.id ?? '');
      return async () => (await accounts.openSignUp(token, browser().request())) !== null;
    },
    async 'passkey-sign-in'(one) {
      const elsewhere = browser();
      elsewhere.keep((await one.accounts.passkeySignInOptions(elsewhere.request())).headers);
      return () => isChallengeOpen(one, elsewhere);
    },
    async 'sign-in-nonce'({ cookies, parts }) {
      const options = { secret: SITE_SECRET, clock: parts.clock, cookies };
      const { nonce, cookie } = issueNonce(browser().request(), options);
      const elsewhere = browserWith(cookie);
      return async () => isOwnNonce(nonce, elsewhere.request(), options);
    },
    async 'known-device'({ parts, person }) {
      const elsewhere = browserWith(knownDeviceCookie(parts.cookies, person.email));
      return async () => knownDevice(parts.cookies, elsewhere.request(), person.email) !== undefined;
    },
    async 'deletion-cancel-link'(one, event) {
      const token = () => tokenOf(newestLink(one, one.person.email, 'Your profile will be deleted'));
      const isValid = async (link: string) => (await one.leaving.openLink(link)) !== null;
      // The event itself gives the link: it is looked for afterwards.
      if (event === 'deletion-requested') return () => isValid(token());
      await one.leaving.ask(await one.actor());
      const given = token();
      return () => isValid(given);
    },
    async 'order-link'({ database, orders, person }) {
      const number = `TS-2627-${randomInt(1_000_000).toString().padStart(6, '0')}`;
      const id = await writeOrder(database.db, somebody({ id: person.id }), { number });
      const key = orders.accessKeyOf(id);
      return async () => (await orders.orderByNumber(number, key)) !== null;
    },
    async 'message-link'({ leads, person }) {
      const { token } = await leads.store({ kind: 'contact', email: person.email, message: 'Good morning.' });
      return async () => (await leads.readByToken(token)) !== null;
    },
    async 'newsletter-link'(one) {
      await one.newsletter.ask(one.person.email);
      const { pathname, searchParams } = new URL(
        newestLink(one, one.person.email, 'Shall we write to you?'),
        'http://localhost',
      );
      const link = { id: pathname.split('/').at(-1) ?? '', key: searchParams.get('key') ?? '' };
      return () => one.newsletter.opens('confirm', link);
    },
    async 'notification-stop-link'({ notices, person }) {
      const path = leavePath(SITE_SECRET, 'projects', person.id);
      const key = new URL(path, 'http://localhost').searchParams.get('key') ?? '';
      return async () => (await notices.opensLeave({ kind: 'projects', personId: person.id, key })) !== null;
    },
  };
