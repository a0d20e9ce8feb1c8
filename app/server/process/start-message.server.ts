import { sampleUsers } from '~/content/samples/sample-users';
import { site } from '~site';
import type { Database } from '../db/database.server';
import type { Environment } from '../env.server';

function aboutMail({ SMTP_URL, DEMO, PUBLIC_URL }: Environment): string[] {
  if (SMTP_URL) return [];
  return DEMO
    ? [`Mails are not sent, but kept to be read at ${PUBLIC_URL}/dev/mailbox.`]
    : ['Mails wait: there is no mail server yet. See SMTP_URL.'];
}

/** Behind a public address, whether strangers are let in as the sample people. */
function aboutDemo({ DEMO, IS_PUBLIC, IS_PUBLIC_DEMO, DATABASE_URL }: Environment): string[] {
  if (IS_PUBLIC_DEMO)
    return [
      'Demo mode is on behind a public address: anyone can sign in as the owner and read all mail. DEMO=off turns it off.',
    ];
  if (!DEMO && IS_PUBLIC && DATABASE_URL === undefined)
    return [
      'Demo mode is off behind a public address: no sample accounts, no mailbox. DEMO=on turns it on for everyone.',
    ];
  return [];
}

function aboutAccounts({ DEMO }: Environment, hasAdmin: boolean): string[] {
  if (!DEMO && !hasAdmin)
    return [
      'Nobody can enter the back office yet. Stop the site and run: npm run admin -- invite you@your-company.example',
    ];
  if (!DEMO) return [];
  const accounts = sampleUsers.map(({ email, password, purpose }) => `  ${email}  "${password}"  ${purpose}`);
  return ['Accounts to try it with, at /auth/sign-in:', ...accounts];
}

/** What a start says: where the site is, where mail and orders go, and who can sign in. */
export function startMessage(
  environment: Environment,
  engine: Database['engine'],
  { hasAdmin }: { hasAdmin: boolean },
): string {
  const store = engine === 'embedded' ? `the embedded database in ${environment.DATA_FOLDER}` : 'PostgreSQL';
  return [
    `${site.name} is at ${environment.PUBLIC_URL}`,
    ...aboutMail(environment),
    `Orders are kept in ${store}. Stop with Ctrl-C.`,
    ...aboutDemo(environment),
    ...aboutAccounts(environment, hasAdmin),
  ].join('\n');
}
