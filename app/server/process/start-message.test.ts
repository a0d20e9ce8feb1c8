import { expect, it } from 'vitest';
import { sampleUsers } from '~/content/samples/sample-users';
import { readEnvironment } from '../env.server';
import { startMessage } from './start-message.server';

const said = (settings: Record<string, string>, hasAdmin = true) =>
  startMessage(readEnvironment(settings), 'embedded', { hasAdmin });
const passwords = sampleUsers.map(({ password }) => password);

it('names the sample accounts on this machine, and says nothing of demo mode', () => {
  expect(said({})).toContain(passwords[0]);
  expect(said({})).not.toContain('Demo mode');
});

it('says that demo mode is off behind a public address, and names no sample account', () => {
  const message = said({ HOST: '0.0.0.0' });
  expect(message).toContain('Demo mode is off behind a public address');
  expect(message).toContain('Mails wait: there is no mail server yet.');
  expect(message).not.toContain('/dev/mailbox');
  for (const password of passwords) expect(message).not.toContain(password);
});

it('says that demo mode is on behind a public address, and what that opens', () => {
  expect(said({ PUBLIC_URL: 'https://www.example.com', DEMO: 'on' })).toContain(
    'Demo mode is on behind a public address: anyone can sign in as the owner and read all mail.',
  );
});

it('says nothing of it for a shared database, where demo mode has to be asked for anyway', () => {
  const settings = { DATABASE_URL: 'postgres://host/name', SESSION_SECRET: 'x'.repeat(32), HOST: '0.0.0.0' };
  expect(said(settings)).not.toContain('Demo mode');
});

it('without an admin: names the command that invites one, unless demo mode has its own', () => {
  const command = 'npm run admin -- invite';
  expect(said({ DEMO: 'off' }, false)).toContain(command);
  expect(said({ DEMO: 'off' }, true)).not.toContain(command);
  expect(said({}, false)).not.toContain(command);
});
