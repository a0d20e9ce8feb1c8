import { sampleUsers } from '~/content/samples/sample-users';
import { site } from '~site';
import type { Database } from '../db/database.server';
import type { Environment } from '../env.server';
import { describeCompanyFacts, findSampleFactsOfSite } from '../operations/check-company.server';
import { formatOperatorCommand } from '../operations/format-operator-command.server';

function describeEmail({ SMTP_URL, DEMO, PUBLIC_URL }: Environment): string[] {
  if (SMTP_URL) return [];
  return DEMO
    ? [`Emails are not sent. Read them at ${PUBLIC_URL}/dev/mailbox`]
    : ['Emails are queued, because no mail server is set. Set SMTP_URL.'];
}

/** At a public URL: whether everyone can sign in with the sample accounts. */
function describeDemoMode({ DEMO, IS_PUBLIC, IS_PUBLIC_DEMO, DATABASE_URL }: Environment): string[] {
  if (IS_PUBLIC_DEMO)
    return [
      'Demo mode is on at a public URL: everyone can sign in as admin and read all emails. DEMO=off turns it off.',
    ];
  if (!DEMO && IS_PUBLIC && DATABASE_URL === undefined)
    return [
      'Demo mode is off at a public URL: no sample accounts, no mailbox. DEMO=on turns it on for everyone.',
    ];
  return [];
}

function describeCompany(environment: Environment): string[] {
  const facts = environment.DEMO ? [] : findSampleFactsOfSite(environment);
  if (facts.length === 0) return [];
  return [
    `Some facts are those of the sample company: ${describeCompanyFacts(facts)}. Enter yours in site.config.ts.`,
  ];
}

function describeAccounts({ DEMO, PUBLIC_URL }: Environment, hasAdmin: boolean): string[] {
  if (!DEMO && !hasAdmin)
    return [
      `No user can open the back office yet. Run: ${formatOperatorCommand('invite', 'you@your-company.example')}`,
    ];
  if (!DEMO) return [];
  const accounts = sampleUsers.map(({ email, password, purpose }) => `  ${email}  "${password}"  ${purpose}`);
  return [
    'Sample accounts for /auth/sign-in:',
    ...accounts,
    `Switch between them, move the clock or reset the data: ${PUBLIC_URL}/dev/demo`,
  ];
}

/** The start message of `npm run dev` and `npm run dev:mock`. */
export function formatDevelopmentMessage(
  environment: Environment,
  { isMocked }: { isMocked: boolean },
): string {
  return [
    `Development server: ${environment.PUBLIC_URL}`,
    'A changed file is shown at once. After a change of settings, jobs or migrations, start again. Press Ctrl-C to stop.',
    ...(isMocked ? ['POST /login is mocked in the browser with the sample users.'] : []),
    ...describeEmail(environment),
    ...describeAccounts(environment, true),
  ].join('\n');
}

/** The text that is printed after the start: the URL, where emails and orders go, and the sample accounts. */
export function formatStartMessage(
  environment: Environment,
  engine: Database['engine'],
  { hasAdmin }: { hasAdmin: boolean },
): string {
  const storage =
    engine === 'embedded' ? `the embedded database in ${environment.DATA_FOLDER}` : 'PostgreSQL';
  return [
    `${site.name} is running at ${environment.PUBLIC_URL}`,
    ...describeEmail(environment),
    `Orders are stored in ${storage}. Press Ctrl-C to stop.`,
    ...describeDemoMode(environment),
    ...describeCompany(environment),
    ...describeAccounts(environment, hasAdmin),
  ].join('\n');
}
