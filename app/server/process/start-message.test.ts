import { tmpdir } from 'node:os';
import { afterEach, expect, it, vi } from 'vitest';
import { sampleUsers } from '~/content/samples/sample-users';
import { readEnvironment } from '../env.server';
import { formatDevelopmentMessage, formatStartMessage } from './start-message.server';

const createMessage = (settings: Record<string, string>, hasAdmin = true) =>
  formatStartMessage(readEnvironment(settings), 'embedded', { hasAdmin });
afterEach(() => {
  vi.restoreAllMocks();
});

const passwords = sampleUsers.map(({ password }) => password);

it('on this machine: lists the sample accounts', () => {
  expect(createMessage({})).toContain(passwords[0]);
  expect(createMessage({})).not.toContain('Demo mode');
});

it('at a public URL: demo mode is off, and no sample account is listed', () => {
  const message = createMessage({ HOST: '0.0.0.0' });
  expect(message).toContain('Demo mode is off at a public URL');
  expect(message).toContain('Emails are queued, because no mail server is set.');
  expect(message).not.toContain('/dev/mailbox');
  for (const password of passwords) expect(message).not.toContain(password);
});

it('at a public URL with DEMO=on: warns that everyone can sign in', () => {
  expect(createMessage({ PUBLIC_URL: 'https://www.example.com', DEMO: 'on' })).toContain(
    'Demo mode is on at a public URL: everyone can sign in as admin and read all emails.',
  );
});

it('with a PostgreSQL database: nothing about demo mode, because it is off by default', () => {
  const settings = { DATABASE_URL: 'postgres://host/name', SESSION_SECRET: 'x'.repeat(32), HOST: '0.0.0.0' };
  expect(createMessage(settings)).not.toContain('Demo mode');
});

it('without an admin: names the command that invites one, unless demo mode has its own', () => {
  const command = 'npm run admin -- invite';
  expect(createMessage({ DEMO: 'off' }, false)).toContain(command);
  expect(createMessage({ DEMO: 'off' }, true)).not.toContain(command);
  expect(createMessage({}, false)).not.toContain(command);
});

it('without sources: names the command of the built program', () => {
  vi.spyOn(process, 'cwd').mockReturnValue(tmpdir());
  expect(createMessage({ DEMO: 'off' }, false)).toContain('node build/server/main.js invite you@');
});

it('R-SETUP-1: names the facts of the sample company, unless demo mode shows it', () => {
  expect(createMessage({ DEMO: 'off' })).toContain('the GSTIN, bank account, UPI id, domain, email');
  expect(createMessage({ DEMO: 'off', UPI_ID: 'kaveri@bank' })).toContain('bank account, domain, email');
  expect(createMessage({})).not.toContain('sample company');
});

it('in development: the URL first, and what is mocked', () => {
  const environment = readEnvironment({ NODE_ENV: 'development', PORT: '4321' });
  const [first, ...others] = formatDevelopmentMessage(environment, { isMocked: true }).split('\n');
  expect(first).toBe('Development server: http://localhost:4321');
  expect(others.join('\n')).toContain('POST /login is mocked in the browser');
  expect(others.join('\n')).toContain(passwords[0]);
  expect(formatDevelopmentMessage(environment, { isMocked: false })).not.toContain('mocked');
});
