import {
  createHealthyDiagnosis,
  createProblemDiagnosis,
  type Diagnosis,
} from '~/domain/operations/diagnosis';
import type { Environment } from '../env.server';
import { checkCompany } from './check-company.server';
import { checkPublicAccess } from './check-public-access.server';

function checkMail({ SMTP_URL, DEMO }: Environment): Diagnosis {
  if (SMTP_URL) return createHealthyDiagnosis('Emails are sent through your mail server.', 'SMTP_URL');
  return DEMO
    ? createHealthyDiagnosis(
        'This is a demo: no email leaves the site, the page /dev/mailbox shows what would be sent. To send emails, enter your mail server.',
        'SMTP_URL',
        'MAIL_FROM',
      )
    : createProblemDiagnosis(
        'No email leaves the site: they wait in the queue. Enter your mail server and the sender.',
        'SMTP_URL',
        'MAIL_FROM',
      );
}

function checkInboundEmail({ INBOUND_EMAIL_SECRET, DEMO, SMTP_URL }: Environment): Diagnosis {
  const settings = ['INBOUND_EMAIL_SECRET', 'INBOUND_EMAIL_ADDRESS'];
  if (INBOUND_EMAIL_SECRET)
    return createHealthyDiagnosis(
      'Answers by email appear in the inbox, when your mail server gives them to the site.',
      ...settings,
    );
  return createHealthyDiagnosis(
    DEMO && !SMTP_URL
      ? 'This is a demo: answers to emails are written on the page /dev/mailbox. They appear in the inbox.'
      : 'Answers by email reach your mailbox and not the inbox of the site. Your mail server can give them to the site.',
    ...settings,
  );
}

const PROVIDERS = [
  { name: 'Stripe', setting: 'STRIPE_SECRET_KEY' },
  { name: 'Razorpay', setting: 'RAZORPAY_KEY_ID' },
] as const;

function checkPayments(environment: Environment): Diagnosis {
  const providers = PROVIDERS.flatMap(({ name, setting }) => {
    const key = environment[setting];
    return key ? [{ name, setting, isTest: /_test_/.test(key) }] : [];
  });
  if (providers.length === 0)
    return createHealthyDiagnosis(
      'Buyers pay by UPI and bank transfer. To take cards and online payments, enter your keys of Stripe or Razorpay.',
      'UPI_ID',
      'STRIPE_SECRET_KEY',
      'RAZORPAY_KEY_ID',
    );
  const tested = providers.filter(({ isTest }) => isTest);
  const join = (found: typeof providers) => found.map(({ name }) => name).join(' and ');
  if (tested.length > 0 && environment.IS_PUBLIC)
    return createProblemDiagnosis(
      `Buyers cannot pay you online: ${join(tested)} has test keys, and no money arrives. Enter the live keys.`,
      ...tested.map(({ setting }) => setting),
    );
  return createHealthyDiagnosis(
    `Buyers pay online with ${join(providers)}${tested.length > 0 ? ', with test keys' : ''}, by UPI and by bank transfer.`,
    ...providers.map(({ setting }) => setting),
  );
}

function checkSecret({ SESSION_SECRET, IS_PUBLIC }: Environment): Diagnosis {
  if (SESSION_SECRET)
    return createHealthyDiagnosis('The key that protects sign-ins is set.', 'SESSION_SECRET');
  const message = 'The key that protects sign-ins is a file in the data folder.';
  return createHealthyDiagnosis(
    IS_PUBLIC ? `${message} Back it up with the folder, or set one of your own.` : message,
    'SESSION_SECRET',
  );
}

function checkWorkers({ JOBS, JOB_ALERT_MINUTES }: Environment): Diagnosis {
  const warning = `The address for orders gets an email when a task waits longer than ${JOB_ALERT_MINUTES} minutes.`;
  const settings = ['JOBS', 'JOB_ALERT_MINUTES'];
  return JOBS === 'here'
    ? createHealthyDiagnosis(
        `Tasks such as emails run by themselves, beside the website. ${warning}`,
        ...settings,
      )
    : createHealthyDiagnosis(
        `Tasks such as emails run in "npm run worker" alone: see that one is always running. ${warning}`,
        ...settings,
      );
}

function checkChanges({ DATABASE_URL, INVALIDATION }: Environment): Diagnosis[] {
  if (INVALIDATION === 'listen') return [];
  return [
    DATABASE_URL
      ? createHealthyDiagnosis(
          'Changes reach every process within a second. All processes must have the same setting.',
          'INVALIDATION',
        )
      : createHealthyDiagnosis(
          'How processes hear of changes has no effect here: there is one process.',
          'INVALIDATION',
        ),
  ];
}

function checkFiles({ FILES, BACKUPS, S3_ENDPOINT, S3_BUCKET }: Environment): Diagnosis {
  const store = `the file store ${S3_ENDPOINT}/${S3_BUCKET}`;
  if (FILES === 's3')
    return createHealthyDiagnosis(
      `New pictures and attachments go to ${store}${BACKUPS === 's3' ? ', and backups too' : ''}.`,
      'FILES',
      'BACKUPS',
    );
  return createHealthyDiagnosis(
    S3_ENDPOINT === undefined
      ? 'Pictures and attachments are in the database. With many of them, a file store with the S3 API is cheaper.'
      : `New pictures and attachments go to the database. Those in ${store} are read there.`,
    'FILES',
  );
}

function checkVisits({ COUNT_VISITS }: Environment): Diagnosis {
  return createHealthyDiagnosis(
    COUNT_VISITS
      ? 'Visits are counted by day, without cookies and without who visited.'
      : 'Visits are not counted. They can be counted by day, without cookies and without who visited.',
    'COUNT_VISITS',
  );
}

function checkTelemetry(environment: Environment): Diagnosis {
  const { METRICS_PORT, OTEL_EXPORTER_OTLP_ENDPOINT } = environment;
  const parts = [
    ...(METRICS_PORT ? ['Measurements of the server can be read on a port of their own.'] : []),
    ...(OTEL_EXPORTER_OTLP_ENDPOINT ? ['Measurements and traces of the server are sent to a receiver.'] : []),
  ];
  return createHealthyDiagnosis(
    parts.join(' ') || 'No measurements of the server go to another program. A small site needs none.',
    'METRICS_PORT',
    'OTEL_EXPORTER_OTLP_ENDPOINT',
  );
}

function checkSignIn({ OIDC_AUTHORITY, DEMO }: Environment): Diagnosis {
  const settings = ['OIDC_AUTHORITY', 'OIDC_CLIENT_ID'];
  if (OIDC_AUTHORITY)
    return createHealthyDiagnosis(
      `Colleagues can sign in with the accounts of ${OIDC_AUTHORITY}.`,
      ...settings,
    );
  return createHealthyDiagnosis(
    DEMO
      ? 'Colleagues sign in with a password, or as a sample account of the demo.'
      : 'Colleagues sign in with a password of this site. They can use the accounts of your organisation instead.',
    ...settings,
  );
}

/** R-SETTINGS-1: what the settings mean, and what to do, for `npm run doctor` and the back office. No secret is part of it. */
export const checkEnvironment = (environment: Environment): Diagnosis[] => [
  ...checkCompany(environment),
  ...checkPublicAccess(environment),
  checkMail(environment),
  checkInboundEmail(environment),
  checkPayments(environment),
  checkSecret(environment),
  checkWorkers(environment),
  ...checkChanges(environment),
  checkFiles(environment),
  checkVisits(environment),
  checkTelemetry(environment),
  checkSignIn(environment),
];
