import { hashPassword } from 'better-auth/crypto';
import { v7 as uuid } from 'uuid';
import type { Person } from '~/domain/person';
import type { SignedIn } from '~/server/accounts/contract.server';
import { signedCookies } from '~/server/accounts/signed-cookie.server';
import { storePassword } from '~/server/accounts/stored-password.server';
import { createIdentity } from '~/server/identity/identity.server';
import { createLeads } from '~/server/leads/leads.server';
import { createLeaving } from '~/server/leaving/leaving.server';
import { createNewsletter } from '~/server/newsletter/newsletter.server';
import { createNotices } from '~/server/notices/notices.server';
import { createOrders } from '~/server/orders/orders.server';
import type { TestAccounts } from './accounts';
import { appCode } from './authenticator';
import { browser, type TestBrowser } from './browser';

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
    leaving: createLeaving({ database, mail, secret, demo: true, clock }),
    leads: createLeads(database, { secret, clock }),
    notices: createNotices(database, { newsletter, secret, clock }),
    orders: createOrders(database, { secret, clock }),
    identity: createIdentity({
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
  person: Person;
  visitor: TestBrowser;
  /** The acting session as it is now. */
  actor(): Promise<SignedIn>;
}

export async function newPerson(opened: TestAccounts): Promise<TestPerson> {
  const person = await opened.accounts.createPerson({
    ...{ email: `${uuid()}@example.com`, name: 'Jaya Deshpande', emailVerified: true },
  });
  await storePassword(opened.database, person.id, await hash);
  const visitor = browser();
  await opened.signIn(visitor, { email: person.email, password: PASSWORD });
  return {
    ...opened,
    ...tokenServices(opened),
    person,
    visitor,
    async actor() {
      const signedIn = await opened.accounts.sessionOf(visitor.request());
      if (!signedIn) throw new Error('The acting session is not there any more.');
      return signedIn;
    },
  };
}

/** Turns the second factor on, after its secret was asked for. */
export async function confirmTwoFactor({ accounts, visitor, actor }: TestPerson): Promise<void> {
  const by = await actor();
  const code = appCode((await accounts.pendingTwoFactor(by))?.secret ?? '');
  const result = await accounts.confirmTwoFactor(by, { request: visitor.request(), code });
  if (result.kind !== 'on') throw new Error(`The second factor was ${result.kind}.`);
  visitor.keep(result.headers);
}

/** The path with the token of the newest mail to somebody. */
export function newestLink({ mails }: TestAccounts, to: string, subject: string): string {
  const mail = mails.findLast((one) => one.to === to && one.subject === subject);
  const link = /"((?:\/[\w-]+)+[^"]*(?:token|key)=[\w.-]+)"/.exec(JSON.stringify(mail?.body))?.[1];
  if (!link) throw new Error(`There is no link in "${subject}" to ${to}.`);
  return link;
}
