import {
  createHealthyDiagnosis,
  createProblemDiagnosis,
  type Diagnosis,
} from '~/domain/operations/diagnosis';
import type { Environment } from '../env.server';
import { checkPublicAccess } from './check-public-access.server';

function checkMail({ SMTP_URL, DEMO }: Environment): Diagnosis {
  if (SMTP_URL) return createHealthyDiagnosis('Emails go to the mail server of SMTP_URL.');
  return DEMO
    ? createHealthyDiagnosis(
        'Demo mode has no mail server: the page /dev/mailbox shows what would be sent. Set SMTP_URL to send.',
      )
    : createProblemDiagnosis('No mail server is set: emails wait in the queue. Set SMTP_URL and MAIL_FROM.');
}

function checkPayments({ STRIPE_SECRET_KEY, RAZORPAY_KEY_ID, IS_PUBLIC }: Environment): Diagnosis {
  const providers = [
    ...(STRIPE_SECRET_KEY ? [{ name: 'Stripe', isTest: /_test_/.test(STRIPE_SECRET_KEY) }] : []),
    ...(RAZORPAY_KEY_ID ? [{ name: 'Razorpay', isTest: /_test_/.test(RAZORPAY_KEY_ID) }] : []),
  ];
  if (providers.length === 0)
    return createHealthyDiagnosis(
      'Buyers pay by UPI and bank transfer. Set the keys of Stripe or Razorpay to take cards and online payments.',
    );
  const tested = providers.filter(({ isTest }) => isTest).map(({ name }) => name);
  const names = providers.map(({ name }) => name).join(' and ');
  if (tested.length > 0 && IS_PUBLIC)
    return createProblemDiagnosis(
      `${tested.join(' and ')} has test keys at a public URL: no money arrives. Set the live keys.`,
    );
  return createHealthyDiagnosis(
    `Online payments are on: ${names}${tested.length > 0 ? ', with test keys' : ''}.`,
  );
}

function checkSecret({ SESSION_SECRET, IS_PUBLIC }: Environment): Diagnosis {
  if (SESSION_SECRET) return createHealthyDiagnosis('SESSION_SECRET is set.');
  const message = 'The secret of sessions is a file in the data folder.';
  return createHealthyDiagnosis(
    IS_PUBLIC ? `${message} Back it up with the folder, or set SESSION_SECRET.` : message,
  );
}

function checkWorkers({ JOBS, JOB_ALERT_MINUTES }: Environment): Diagnosis {
  const alert = `The address for orders gets an email when a job waits longer than ${JOB_ALERT_MINUTES} minutes.`;
  return JOBS === 'here'
    ? createHealthyDiagnosis(`Each web process runs jobs. ${alert}`)
    : createHealthyDiagnosis(`Jobs run in "npm run worker" alone: see that one is always running. ${alert}`);
}

function checkChanges({ DATABASE_URL, INVALIDATION }: Environment): Diagnosis[] {
  if (INVALIDATION === 'listen') return [];
  return [
    DATABASE_URL
      ? createHealthyDiagnosis('Processes poll for changes. All processes must have INVALIDATION=poll.')
      : createHealthyDiagnosis('INVALIDATION=poll is without effect: the embedded database has one process.'),
  ];
}

function checkFiles({ FILES, BACKUPS, S3_ENDPOINT, S3_BUCKET }: Environment): Diagnosis {
  const store = `the file store ${S3_ENDPOINT}/${S3_BUCKET}`;
  if (FILES === 's3')
    return createHealthyDiagnosis(`New files go to ${store}${BACKUPS === 's3' ? ', and backups too' : ''}.`);
  return createHealthyDiagnosis(
    S3_ENDPOINT === undefined
      ? 'Files are in the database. FILES=s3 puts them into a store with the S3 API.'
      : `New files go to the database. Those in ${store} are read there.`,
  );
}

function checkVisits({ COUNT_VISITS }: Environment): Diagnosis {
  return createHealthyDiagnosis(
    COUNT_VISITS
      ? 'Visits are counted by day, without cookies and without who visited.'
      : 'Visits are not counted. Set COUNT_VISITS=on to count them.',
  );
}

function checkTelemetry(environment: Environment): Diagnosis {
  const { METRICS_PORT, OTEL_EXPORTER_OTLP_ENDPOINT } = environment;
  const parts = [
    ...(METRICS_PORT ? ['Metrics are served on METRICS_PORT.'] : []),
    ...(OTEL_EXPORTER_OTLP_ENDPOINT ? ['Traces and metrics are sent to OTEL_EXPORTER_OTLP_ENDPOINT.'] : []),
  ];
  return createHealthyDiagnosis(
    parts.join(' ') ||
      'Nothing is measured or traced. METRICS_PORT serves metrics, OTEL_EXPORTER_OTLP_ENDPOINT sends traces.',
  );
}

function checkSignIn({ OIDC_AUTHORITY, DEMO }: Environment): Diagnosis {
  if (OIDC_AUTHORITY) return createHealthyDiagnosis(`Colleagues can sign in with ${OIDC_AUTHORITY}.`);
  return createHealthyDiagnosis(
    DEMO
      ? 'The sample directory signs in the accounts of demo mode.'
      : 'No organisation signs in. Set OIDC_AUTHORITY and OIDC_CLIENT_ID to use the accounts of yours.',
  );
}

/** R-SETTINGS-1: what the settings mean, and what to do, for `npm run doctor` and the back office. No secret is part of it. */
export const checkEnvironment = (environment: Environment): Diagnosis[] => [
  ...checkPublicAccess(environment),
  checkMail(environment),
  checkPayments(environment),
  checkSecret(environment),
  checkWorkers(environment),
  ...checkChanges(environment),
  checkFiles(environment),
  checkVisits(environment),
  checkTelemetry(environment),
  checkSignIn(environment),
];
