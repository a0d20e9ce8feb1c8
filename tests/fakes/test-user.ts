import { v7 as uuid } from 'uuid';
import type { SignedIn } from '~/domain/auth/session';
import type { User } from '~/domain/auth/user';
import { createAccountDeletion } from '~/server/account-deletion/account-deletion.server';
import { hashPassword } from '~/server/accounts/better-auth/password-hash.server';
import { storePassword } from '~/server/accounts/better-auth/tables/passwords.server';
import { createSignedCookies } from '~/server/crypto/signed-cookie.server';
import { createLeads } from '~/server/leads/leads.server';
import { createNewsletter } from '~/server/newsletter/newsletter.server';
import { createNotifications } from '~/server/notifications/notifications.server';
import { createOidc } from '~/server/oidc/oidc.server';
import { createOrders } from '~/server/orders/orders.server';
import { createStockAlerts } from '~/server/stock-alerts/stock-alerts.server';
import type { TestAccounts } from '../fixtures/test-accounts';
import { createTotpCode } from './authenticator-app';
import { createTestBrowser, type TestBrowser } from './test-browser';

export const PASSWORD = 'kolam at first light';
const hash = hashPassword(PASSWORD);

/** The secret of the site. Accounts derive their own key from it. */
export const SITE_SECRET = 's'.repeat(32);

/** All services that issue tokens, on one database and with one list of emails. */
export function createTokenServices({ database, accounts, deps }: TestAccounts) {
  const { emailQueue, clock } = deps;
  const secret = SITE_SECRET;
  const newsletter = createNewsletter(database, {
    emailQueue,
    secret,
    siteUrl: 'http://localhost:3000',
    clock,
  });
  return {
    newsletter,
    stockAlerts: createStockAlerts(database, {
      emailQueue,
      secret,
      siteUrl: 'http://localhost:3000',
      clock,
    }),
    cookies: createSignedCookies(secret, false),
    accountDeletion: createAccountDeletion(database, { emailQueue, secret, demo: true, clock }),
    leads: createLeads(database, { secret, clock }),
    notifications: createNotifications(database, { newsletter, secret, clock }),
    orders: createOrders(database, { secret, clock }),
    oidc: createOidc(database, {
      accounts,
      secret,
      clock,
      httpsOnly: false,
      authority: 'https://login.example.com',
      clientId: 'the-site',
      scope: 'openid',
      name: 'Kaveri',
      isSampleDirectory: false,
      getProvider: () => Promise.reject(new Error('The tests have no identity provider.')),
      reportError: () => {},
    }),
  };
}

/** A signed-in user with a password, and the services that issue tokens. */
export interface TestUser extends TestAccounts, ReturnType<typeof createTokenServices> {
  user: User;
  browser: TestBrowser;
  /** The current state of the session. */
  actor(): Promise<SignedIn>;
}

/** Creates a user with a confirmed email and a password, and signs the user in. */
export async function createTestUser(testAccounts: TestAccounts): Promise<TestUser> {
  const user = await testAccounts.accounts.createUser({
    email: `${uuid()}@example.com`,
    name: 'Jaya Deshpande',
    emailVerified: true,
  });
  await storePassword(testAccounts.database.db, user.id, await hash);
  const browser = createTestBrowser();
  await testAccounts.signIn(browser, { email: user.email, password: PASSWORD });
  return {
    ...testAccounts,
    ...createTokenServices(testAccounts),
    user,
    browser,
    async actor() {
      const signedIn = await testAccounts.accounts.getSession(browser.createRequest());
      if (!signedIn) throw new Error('The session does not exist any more.');
      return signedIn;
    },
  };
}

/** Enables two-factor authentication after its setup was started. */
export async function confirmTwoFactor({ accounts, browser, actor }: TestUser): Promise<void> {
  const by = await actor();
  const code = createTotpCode((await accounts.getTwoFactorSetup(by))?.secret ?? '');
  const result = await accounts.enableTwoFactor(by, { request: browser.createRequest(), code });
  if (result.kind !== 'on') throw new Error(`Two-factor authentication was ${result.kind}.`);
  browser.storeCookies(result.headers);
}

/** The path with the token in the newest email to a recipient. */
export function findNewestLink({ emails }: TestAccounts, to: string, subject: string): string {
  const email = emails.findLast((sent) => sent.to === to && sent.subject === subject);
  const link = /"((?:\/[\w-]+)+[^"]*(?:token|key)=[\w.-]+)"/.exec(JSON.stringify(email?.body))?.[1];
  if (!link) throw new Error(`There is no link in "${subject}" to ${to}.`);
  return link;
}
