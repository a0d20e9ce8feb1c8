import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settingGroups } from '~/content/admin/setting-groups';
import { NotAllowedError } from '~/domain/auth/permissions';
import { formatDiagnosis } from '~/domain/operations/diagnosis';
import type { Database } from '~/server/db/database.server';
import { createEmailQueue } from '~/server/email/email-queue.server';
import { readEnvironment, settingNames } from '~/server/env.server';
import { checkEnvironment } from '~/server/operations/check-environment.server';
import { createSettingsCheck } from '~/server/operations/settings-check.server';
import { engines, openTestDatabase } from '../../database/test-database';
import { createActor } from '../../fixtures/create-actor';

const NOW = new Date('2026-11-23T10:00:00Z');

const source = {
  PUBLIC_URL: 'https://shop.example.com',
  DATABASE_URL: 'postgres://tessera:very-secret-1@db.example.com/shop',
  SESSION_SECRET: 'very-secret-2-very-secret-2-very-secret-2',
  SMTP_URL: 'smtps://user:very-secret-3@mail.example.com',
  MAIL_FROM: 'Tessera <hello@example.com>',
  STRIPE_SECRET_KEY: 'sk_test_verysecret4',
  STRIPE_WEBHOOK_SECRET: 'whsec_very-secret-5',
  LOG_LEVEL: ' ',
};

const problemsOf = (settings: Record<string, string>) =>
  checkEnvironment(readEnvironment(settings)).flatMap(({ isHealthy, message }) =>
    isHealthy ? [] : [message],
  );

describe('R-SETTINGS-1: what the settings mean', () => {
  test('nothing is to do in demo mode on this machine', () => {
    expect(problemsOf({})).toEqual([]);
  });

  test('a site without a mail server, and test keys at a public URL, are problems', () => {
    const { SMTP_URL: _, ...withoutMail } = source;
    const sampleFacts = expect.stringMatching(
      /^Some facts are those of the sample company.*site\.config\.ts/,
    );
    expect(problemsOf(withoutMail)).toEqual([
      sampleFacts,
      expect.stringMatching(/^No email leaves the site.*Enter your mail server and the sender\.$/),
      expect.stringMatching(/Stripe has test keys, and no money arrives\. Enter the live keys\.$/),
    ]);
    expect(problemsOf({ ...source, STRIPE_SECRET_KEY: 'sk_live_verysecret4' })).toEqual([sampleFacts]);
  });

  test('the sentences are in plain words, and the names of the settings stand beside them', () => {
    const diagnoses = checkEnvironment(readEnvironment({}));
    expect(diagnoses.filter(({ message }) => /[A-Z]{2,}_[A-Z]/.test(message))).toEqual([]);
    const named = diagnoses.flatMap(({ settings = [] }) => settings);
    expect(named.filter((name) => !settingNames.includes(name))).toEqual([]);
    expect(diagnoses.map(formatDiagnosis)).toContainEqual(
      expect.stringMatching(/^✓ .* \(SMTP_URL, MAIL_FROM\)$/),
    );
  });

  test('every setting has a plain name, once', () => {
    const labelled = settingGroups.flatMap(({ settings }) => Object.keys(settings));
    const missing = settingNames.filter((name) => !labelled.includes(name));
    expect(missing, 'add labels to app/content/admin/setting-groups.ts').toEqual([]);
    expect(labelled.toSorted()).toEqual(settingNames.toSorted());
  });

  test('a separate worker is to be watched', () => {
    const messages = checkEnvironment(
      readEnvironment({ ...source, DATABASE_URL: 'postgres://host/name', JOBS: 'elsewhere' }),
    );
    expect(messages.map(({ message }) => message)).toContainEqual(
      expect.stringMatching(/"npm run worker" alone.*15 minutes\.$/),
    );
  });
});

describe.each(engines)('the settings page (%s)', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());

  test('R-SETTINGS-1: says what is set, and no value; for admins', async () => {
    const { check } = createSettingsCheck(database, {
      environment: readEnvironment(source),
      secret: source.SESSION_SECRET,
      source,
    });
    await expect(check(createActor('staff', NOW))).rejects.toThrow(NotAllowedError);
    const report = await check(createActor('admin', NOW));
    const stateOf = (name: string) => report.settings.find((setting) => setting.name === name)?.state;
    expect([stateOf('SMTP_URL'), stateOf('LOG_LEVEL'), stateOf('OIDC_AUTHORITY')]).toEqual([
      'set',
      'default',
      'not set',
    ]);
    expect(JSON.stringify(report)).not.toMatch(/very-?secret/);
    expect(report.diagnoses).toContainEqual({ isHealthy: true, message: 'No job has failed.' });
  });

  test('an email that waits lacks a mail server only without demo mode', async () => {
    const emailQueue = createEmailQueue({ clock: () => NOW });
    await emailQueue.enqueue(database.db, {
      template: 'call-cancelled-staff-email',
      data: { time: 'Monday', host: 'Sudha Raghavan' },
      key: 'one',
      to: 'hello@tessera.example',
      audience: 'staff',
    });
    const readMessages = async (values: Record<string, string>) => {
      const { check } = createSettingsCheck(database, {
        environment: readEnvironment(values),
        secret: source.SESSION_SECRET,
        source: values,
      });
      return (await check(createActor('admin', NOW))).diagnoses.map(({ message }) => message);
    };
    expect(await readMessages({})).toContain('1 email waits to be sent.');
    expect(await readMessages({ DEMO: 'off' })).toContain(
      '1 email waits to be sent: no mail server is entered.',
    );
  });
});
