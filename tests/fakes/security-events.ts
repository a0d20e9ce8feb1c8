import type { SecurityEvent } from '~/server/accounts/credentials/revocation-rules.server';
import { sampleAdmin } from '../fixtures/test-accounts';
import { confirmTwoFactor, PASSWORD, type TestUser } from './test-user';
import { issueEmailChangeTokens, issueResetToken } from './issued-tokens';
import { createPasskey } from './passkey';
import { createTestBrowser } from './test-browser';

interface SecurityEventCause {
  /** What has to be so before the event can happen. */
  prepare?(one: TestUser): Promise<void>;
  /** Makes it happen, through the services. Throws when it did not. */
  cause(one: TestUser): Promise<unknown>;
}

const office = (one: TestUser) => ({ issuer: 'https://login.example.com', subject: one.user.id });

/** Throws unless it came to what it should. */
function mustBe(kind: unknown, wanted: unknown): void {
  if (kind !== wanted) throw new Error(`It was ${kind}, not ${wanted}.`);
}

async function turnOnTwoFactor(one: TestUser): Promise<void> {
  await beginTwoFactor(one);
  await confirmTwoFactor(one);
}

const typed = ({ visitor }: TestUser) => ({ request: visitor.createRequest(), password: PASSWORD });

async function beginTwoFactor(one: TestUser): Promise<void> {
  const { kind } = await one.accounts.startTwoFactorSetup(await one.actor(), typed(one));
  mustBe(kind, 'begun');
}

async function addPasskey(one: TestUser): Promise<void> {
  const begun = await one.accounts.createPasskeyOptions(await one.actor(), one.visitor.createRequest());
  if (typeof begun === 'string') throw new Error(`It was ${begun}.`);
  one.visitor.storeCookies(begun.headers);
  const { challenge } = begun.options as { challenge: string };
  const response = createPasskey(challenge, 'http://localhost:3000');
  const given = { request: one.visitor.createRequest(), response, name: 'Phone' };
  mustBe(await one.accounts.addPasskey(await one.actor(), given), true);
}

export const SECURITY_EVENT_CAUSES: Readonly<Record<SecurityEvent, SecurityEventCause>> = {
  'password-reset': {
    async cause(one) {
      const token = await issueResetToken(one);
      mustBe((await one.accounts.resetPassword({ token, password: 'muggulu before noon' })).kind, 'changed');
    },
  },
  'password-changed': {
    async cause(one) {
      const given = { current: PASSWORD, next: 'muggulu before noon' };
      mustBe((await one.accounts.changePassword(await one.actor(), given)).kind, 'changed');
    },
  },
  'email-changed': {
    async cause(one) {
      const { confirm } = await issueEmailChangeTokens(one);
      mustBe((await one.accounts.confirmEmailChange(confirm)).kind, 'changed');
    },
  },
  'email-change-stopped': {
    async cause(one) {
      const { stop } = await issueEmailChangeTokens(one);
      mustBe((await one.accounts.stopEmailChange({ token: stop, endsSessions: false })).kind, 'stopped');
    },
  },
  'two-factor-on': { prepare: beginTwoFactor, cause: confirmTwoFactor },
  'two-factor-off': {
    prepare: turnOnTwoFactor,
    async cause(one) {
      mustBe((await one.accounts.disableTwoFactor(await one.actor(), typed(one))).kind, 'off');
    },
  },
  'recovery-codes': {
    prepare: turnOnTwoFactor,
    async cause(one) {
      mustBe((await one.accounts.createRecoveryCodes(await one.actor(), typed(one))).kind, 'made');
    },
  },
  'passkey-added': { cause: addPasskey },
  'passkey-removed': {
    prepare: addPasskey,
    async cause(one) {
      const by = await one.actor();
      const [passkey] = await one.accounts.listPasskeys(by);
      mustBe(await one.accounts.removePasskey(by, passkey?.id ?? ''), 'removed');
    },
  },
  'organisation-connected': {
    async cause(one) {
      mustBe(await one.accounts.connectOrganisation(await one.actor(), office(one)), 'connected');
    },
  },
  'organisation-disconnected': {
    async prepare(one) {
      mustBe(await one.accounts.connectOrganisation(await one.actor(), office(one)), 'connected');
    },
    async cause(one) {
      const by = await one.actor();
      const [organisation] = await one.accounts.listOrganisations(by);
      mustBe(await one.accounts.disconnectOrganisation(by, organisation?.id ?? ''), 'removed');
    },
  },
  'sessions-ended': {
    async cause(one) {
      await one.accounts.revokeOtherSessions(await one.actor());
    },
  },
  'role-changed': {
    async cause(one) {
      const admin = await one.signIn(createTestBrowser(), sampleAdmin);
      const given = { userId: one.user.id, role: 'admin' } as const;
      mustBe(await one.accounts.changeRole(admin, given), 'changed');
    },
  },
  'deletion-requested': {
    async cause(one) {
      mustBe((await one.leaving.request(await one.actor())).kind, 'asked');
    },
  },
};
