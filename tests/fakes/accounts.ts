import { samplePeople } from '~/content/sample-people';
import { createAccounts } from '~/server/accounts/accounts.server';
import type { Accounts, AccountsOptions, SignedIn } from '~/server/accounts/contract.server';
import { sendEmailChangeMail } from '~/server/accounts/own-email.server';
import { type AccountParts, createAccountParts } from '~/server/accounts/parts.server';
import { sendPasswordResetMail } from '~/server/accounts/password-reset.server';
import { sendSignUpMail } from '~/server/accounts/sign-up.server';
import type { Database } from '~/server/db/database.server';
import type { OutgoingMail } from '~/server/mail/contract.server';
import type { Letter } from '~/server/mail/letter.server';
import { seedSamplePeople } from '../../db/seed/sample-people';
import { browser, type TestBrowser } from './browser';
import { letterOf } from './rendered-emails';
import { type Engine, openTestDatabase } from './test-database';

const [first, second] = samplePeople;
if (!first || !second) throw new Error('There are two sample accounts.');
export const [member, owner] = [first, second];

/** The one password that these accounts know from a breach. */
export const BREACHED_PASSWORD = 'lantern over the river';

export const ADDRESS = '203.0.113.7';

/** A mail with its words. */
export type SentMail = OutgoingMail & Letter;

export interface TestAccounts {
  database: Database;
  accounts: Accounts;
  /** What the service works with. */
  parts: AccountParts;
  /** All that was queued, the oldest first. */
  mails: SentMail[];
  /** What the clock says; sign-ins set it to the real time. */
  setNow(now: Date): void;
  /** The same accounts as another web process sees them. */
  createWith(options?: Partial<AccountsOptions>, database?: Database): Accounts;
  /** Does the jobs that are waiting, as the worker would. */
  doJobs(): Promise<void>;
  signIn(visitor: TestBrowser, who?: { email: string; password: string }): Promise<SignedIn>;
}

/** The service on a database of its own, with the sample accounts in it. */
export async function openTestAccounts(engine: Engine): Promise<TestAccounts> {
  const database = await openTestDatabase(engine);
  await seedSamplePeople(database);
  let now = new Date();
  const mails: SentMail[] = [];
  const options: AccountsOptions = {
    secret: 's'.repeat(32),
    publicUrl: 'http://localhost:3000',
    demo: true,
    mail: {
      async queue(_, mail) {
        if (!mail.isDecoy) mails.push({ ...mail, ...letterOf(mail) });
        return 'queued';
      },
    },
    clock: () => now,
    isBreachedPassword: async (password) => password === BREACHED_PASSWORD,
  };
  const createWith = (others: Partial<AccountsOptions> = {}, on = database) =>
    createAccounts(on, { ...options, ...others });
  const accounts = createWith();
  const parts = createAccountParts(database, options);

  async function doJobs() {
    const jobs = await database.rows<{ kind: string; payload: never }>({
      text: 'delete from jobs returning kind, payload',
    });
    for (const { kind, payload } of jobs) {
      if (kind === 'sign-up-mail') await sendSignUpMail(parts, payload);
      if (kind === 'password-reset-mail') await sendPasswordResetMail(parts, payload);
      if (kind === 'email-change-mail') await sendEmailChangeMail(parts, payload);
    }
  }

  async function signIn(visitor: TestBrowser, { email, password } = member) {
    now = new Date();
    const asker = { request: visitor.request(), address: ADDRESS, timeZone: 'Asia/Kolkata' };
    const result = await accounts.signInWithPassword({ email, password }, asker);
    if (result.kind !== 'signed-in') throw new Error(`The sign-in was ${result.kind}.`);
    visitor.keep(result.headers);
    const signedIn = await accounts.sessionOf(visitor.request());
    if (!signedIn) throw new Error('The session that was opened is not there.');
    return signedIn;
  }

  const setNow = (moment: Date) => {
    now = moment;
  };
  return { database, accounts, parts, mails, setNow, createWith, doJobs, signIn };
}

/** The token of the link in a letter. */
export function tokenIn(mail: SentMail | undefined): string {
  const token = /token=([\w.-]+)/.exec(JSON.stringify(mail?.data))?.[1];
  if (!token) throw new Error(`There is no link in "${mail?.subject}".`);
  return token;
}

export const askerOf = (visitor: TestBrowser = browser(), address = ADDRESS) => ({
  request: visitor.request(),
  address,
});
