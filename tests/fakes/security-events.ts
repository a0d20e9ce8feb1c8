import type { SecurityEvent } from '~/server/accounts/credentials/revocation-rules.server';
import { sampleAdmin } from '../fixtures/test-accounts';
import { issueEmailChangeTokens, issueResetToken } from './issued-tokens';
import { createPasskey } from './passkey';
import { createTestBrowser } from './test-browser';
import { confirmTwoFactor, PASSWORD, type TestUser } from './test-user';

interface SecurityEventCause {
  /** Creates the state that the event needs. */
  prepare?(testUser: TestUser): Promise<void>;
  /** Causes the event by the services. Throws when it fails. */
  cause(testUser: TestUser): Promise<unknown>;
}

const toOrganisationAccount = (testUser: TestUser) => ({
  issuer: 'https://login.example.com',
  subject: testUser.user.id,
});

/** Throws unless the result is the expected one. */
function expectResult(actual: unknown, expected: unknown): void {
  if (actual !== expected) throw new Error(`The result is ${actual} instead of ${expected}.`);
}

async function enableTwoFactor(testUser: TestUser): Promise<void> {
  await startTwoFactor(testUser);
  await confirmTwoFactor(testUser);
}

const toPasswordInput = ({ browser }: TestUser) => ({ request: browser.createRequest(), password: PASSWORD });

async function startTwoFactor(testUser: TestUser): Promise<void> {
  const { kind } = await testUser.accounts.startTwoFactorSetup(
    await testUser.actor(),
    toPasswordInput(testUser),
  );
  expectResult(kind, 'started');
}

async function addPasskey(testUser: TestUser): Promise<void> {
  const started = await testUser.accounts.createPasskeyOptions(
    await testUser.actor(),
    testUser.browser.createRequest(),
  );
  if (typeof started === 'string') throw new Error(`The passkey options were ${started}.`);
  testUser.browser.storeCookies(started.headers);
  const { challenge } = started.options as { challenge: string };
  const response = createPasskey(challenge, 'http://localhost:3000');
  const input = { request: testUser.browser.createRequest(), response, name: 'Phone' };
  expectResult(await testUser.accounts.addPasskey(await testUser.actor(), input), true);
}

export const SECURITY_EVENT_CAUSES: Readonly<Record<SecurityEvent, SecurityEventCause>> = {
  'password-reset': {
    async cause(testUser) {
      const token = await issueResetToken(testUser);
      expectResult(
        (await testUser.accounts.resetPassword({ token, password: 'muggulu before noon' })).kind,
        'changed',
      );
    },
  },
  'password-changed': {
    async cause(testUser) {
      const passwords = { current: PASSWORD, next: 'muggulu before noon' };
      expectResult(
        (await testUser.accounts.changePassword(await testUser.actor(), passwords)).kind,
        'changed',
      );
    },
  },
  'email-changed': {
    async cause(testUser) {
      const { confirm } = await issueEmailChangeTokens(testUser);
      expectResult((await testUser.accounts.confirmEmailChange(confirm)).kind, 'changed');
    },
  },
  'email-change-stopped': {
    async cause(testUser) {
      const { stop } = await issueEmailChangeTokens(testUser);
      expectResult(
        (await testUser.accounts.stopEmailChange({ token: stop, endsSessions: false })).kind,
        'stopped',
      );
    },
  },
  'two-factor-on': { prepare: startTwoFactor, cause: confirmTwoFactor },
  'two-factor-off': {
    prepare: enableTwoFactor,
    async cause(testUser) {
      expectResult(
        (await testUser.accounts.disableTwoFactor(await testUser.actor(), toPasswordInput(testUser))).kind,
        'off',
      );
    },
  },
  'recovery-codes': {
    prepare: enableTwoFactor,
    async cause(testUser) {
      expectResult(
        (await testUser.accounts.createRecoveryCodes(await testUser.actor(), toPasswordInput(testUser))).kind,
        'made',
      );
    },
  },
  'passkey-added': { cause: addPasskey },
  'passkey-removed': {
    prepare: addPasskey,
    async cause(testUser) {
      const by = await testUser.actor();
      const [passkey] = await testUser.accounts.listPasskeys(by);
      expectResult(await testUser.accounts.removePasskey(by, passkey?.id ?? ''), 'removed');
    },
  },
  'organisation-connected': {
    async cause(testUser) {
      expectResult(
        await testUser.accounts.connectOrganisation(await testUser.actor(), toOrganisationAccount(testUser)),
        'connected',
      );
    },
  },
  'organisation-disconnected': {
    async prepare(testUser) {
      expectResult(
        await testUser.accounts.connectOrganisation(await testUser.actor(), toOrganisationAccount(testUser)),
        'connected',
      );
    },
    async cause(testUser) {
      const by = await testUser.actor();
      const [organisation] = await testUser.accounts.listOrganisations(by);
      expectResult(await testUser.accounts.disconnectOrganisation(by, organisation?.id ?? ''), 'removed');
    },
  },
  'sessions-ended': {
    async cause(testUser) {
      await testUser.accounts.revokeOtherSessions(await testUser.actor());
    },
  },
  'role-changed': {
    async cause(testUser) {
      const admin = await testUser.signIn(createTestBrowser(), sampleAdmin);
      const change = { userId: testUser.user.id, from: 'user', role: 'admin' } as const;
      expectResult(await testUser.accounts.changeRole(admin, change), 'changed');
    },
  },
  'deletion-requested': {
    async cause(testUser) {
      expectResult((await testUser.accountDeletion.request(await testUser.actor())).kind, 'asked');
    },
  },
};
