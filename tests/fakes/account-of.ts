import { hashPassword } from 'better-auth/crypto';
import { v7 as uuid } from 'uuid';
import type { User } from '~/domain/auth/user';
import { createAccountDeletion } from '~/server/account-deletion/account-deletion.server';
import { storePassword } from '~/server/accounts/credentials/stored-password.server';
import type { SignedIn } from '~/server/accounts/types.server';
import { signedCookies } from '~/server/crypto/signed-cookie.server';
import { createLeads } from '~/server/leads/leads.server';
import { createNewsletter } from '~/server/newsletter/newsletter.server';
import { createNotifications } from '~/server/notifications/notifications.server';
import { createOidc } from '~/server/oidc/oidc.server';
import { createOrders } from '~/server/orders/orders.server';
import type { TestAccounts } from '../fixtures/test-accounts';
import { createTotpCode } from './authenticator-app';
import { createTestBrowser, type TestBrowser } from './test-browser';

export const PASSWORD = 'kolam at first light';
const hash = hashPassword(PASSWORD);

/** The secret of the site; accounts derive their own from it. */
export const SITE_SECRET = 's'.repeat(32);

/** All services that give tokens to somebody, on one database, writing into one list of mails. */
export function tokenServices({ database, accounts, parts }: TestAccounts) {
  const { mail, clock } = parts;
  const secret = SITE_SECRET;
  const newsletter = createNewsletter(database, { mail, secret, siteUrl: 'http://localhost:3000', clock });
  return {
    newsletter,
    cookies: signedCookies(secret, false),
    leaving: createAccountDeletion({ database, mail, secret, demo: true, clock }),
    leads: createLeads(database, { secret, clock }),
    notices: createNotifications(database, { newsletter, secret, clock }),
    orders: createOrders(database, { secret, clock }),
    identity: createOidc({
      ...{ database, accounts, secret, clock, httpsOnly: false },
      ...{
        authority: 'https://login.example.com',
        clientId: 'the-site',
        scope: 'openid',
        name: 'Kaveri',
        isSampleDirectory: false,
      },
      provider: () => Promise.reject(new Error('Nobody is asked here.')),
      reportFault: () => {},
    }),
  };
}

/** Somebody with a password who is signed in, with all that gives tokens. */
export interface TestPerson extends TestAccounts, ReturnType<typeof tokenServices> {
  user: User;
  visitor: TestBrowser;
  /** The acting session as it is now. */
  actor(): Promise<SignedIn>;
}

export async function newPerson(opened: TestAccounts): Promise<TestPerson> {
  const user = await opened.accounts.createUser({
    ...{ email: `${uuid()}@example.com`, name: 'Jaya Deshpande', emailVerified: true },
  });
  await storePassword(opened.database, user.id, await hash);
  const visitor = createTestBrowser();
  await opened.signIn(visitor, { email: user.email, password: PASSWORD });
  return {
    ...opened,
    ...tokenServices(opened),
    user,
    visitor,
    async actor() {
      const signedIn = await opened.accounts.getSession(visitor.createRequest());
      if (!signedIn) throw new Error('The acting session is not there any more.');
      return signedIn;
    },
  };
}

/** Turns the second factor on, after its secret was asked for. */
export async function confirmTwoFactor({ accounts, visitor, actor }: TestPerson): Promise<void> {
  const by = await actor();
  const code = createTotpCode((await accounts.getTwoFactorSetup(by))?.secret ?? '');
  const result = await accounts.enableTwoFactor(by, { request: visitor.createRequest(), code });
  if (result.kind !== 'on') throw new Error(`The second factor was ${result.kind}.`);
  visitor.storeCookies(result.headers);
}

/** The path with the token of the newest mail to somebody. */
export function newestLink({ emails: mails }: TestAccounts, to: string, subject: string): string {
  const mail = mails.findLast((one) => one.to === to && one.subject === subject);
  const link = /"((?:\/[\w-]+)+[^"]*(?:token|key)=[\w.-]+)"/.exec(JSON.stringify(mail?.body))?.[1];
  if (!link) throw new Error(`There is no link in "${subject}" to ${to}.`);
  return link;
}
