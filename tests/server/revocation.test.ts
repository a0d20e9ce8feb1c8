import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  isRevokedBy,
  SECURITY_EVENTS,
  type SecurityEvent,
  TOKEN_KINDS,
  type TokenKind,
} from '~/server/accounts/credentials/revocation-rules.server';
import { engines } from '../database/test-database';
import { ISSUE_TOKEN, type IsValid, issueEmailChangeTokens, issueResetToken } from '../fakes/issued-tokens';
import { SECURITY_EVENT_CAUSES } from '../fakes/security-events';
import { createTestUser, PASSWORD, type TestUser } from '../fakes/test-user';
import { createClientInfo, openTestAccounts, type TestAccounts } from '../fixtures/test-accounts';

/** A deletion request revokes earlier tokens, so its own link is issued first. */
const ISSUING_ORDER = [
  'deletion-cancel-link',
  ...TOKEN_KINDS.filter((kind) => kind !== 'deletion-cancel-link'),
] as const;

/** Impossible pairs: the event itself issues the token, or the token cannot exist before the event. */
const isImpossible = (kind: TokenKind, event: SecurityEvent) =>
  (kind === 'deletion-cancel-link' && event === 'deletion-requested') ||
  (kind === 'two-factor-setup' && (event === 'two-factor-off' || event === 'recovery-codes'));

async function issueAllTokens(testUser: TestUser, event: SecurityEvent): Promise<[TokenKind, IsValid][]> {
  const issued: [TokenKind, IsValid][] = [];
  for (const kind of ISSUING_ORDER) issued.push([kind, await ISSUE_TOKEN[kind](testUser, event)]);
  return issued;
}

async function listValidKinds(issued: readonly [TokenKind, IsValid][]): Promise<TokenKind[]> {
  const valid: TokenKind[] = [];
  for (const [kind, isValid] of issued) if (await isValid()) valid.push(kind);
  return valid;
}

describe.each(engines)('revocation of tokens (%s)', (engine) => {
  let fixture: TestAccounts;
  /** All tokens of a user without any event. */
  let tokensOfOtherUser: [TokenKind, IsValid][];

  beforeAll(async () => {
    fixture = await openTestAccounts(engine);
    tokensOfOtherUser = await issueAllTokens(await createTestUser(fixture), 'password-changed');
  });
  afterAll(() => fixture.database.close());
  beforeEach(async () => {
    fixture.emails.length = 0;
    await fixture.database.rows({ text: 'truncate rate_limits, jobs' });
  });

  test.each(SECURITY_EVENTS)('%s revokes the tokens of its rule, and none of another user', async (event) => {
    const { prepare, cause } = SECURITY_EVENT_CAUSES[event];
    const testUser = await createTestUser(fixture);
    await prepare?.(testUser);
    const issued = await issueAllTokens(testUser, event);
    const before = issued.filter(([kind]) => !isImpossible(kind, event));
    expect(await listValidKinds(before)).toEqual(before.map(([kind]) => kind));
    await fixture.database.rows({ text: 'truncate rate_limits' });

    await cause(testUser);

    expect(await listValidKinds(issued)).toEqual(ISSUING_ORDER.filter((kind) => !isRevokedBy(kind, event)));
    expect(await listValidKinds(tokensOfOtherUser)).toEqual(ISSUING_ORDER);
  });

  test('the session that causes an event stays valid, except after a password reset and a change of the role', async () => {
    const ended: SecurityEvent[] = [];
    for (const event of ['password-changed', 'sessions-ended', 'password-reset', 'role-changed'] as const) {
      const testUser = await createTestUser(fixture);
      await SECURITY_EVENT_CAUSES[event].cause(testUser);
      if (!(await fixture.accounts.getSession(testUser.browser.createRequest()))) ended.push(event);
    }
    expect(ended).toEqual(['password-reset', 'role-changed']);
  });

  test('a link that is requested before a change of the password and not yet sent is not sent', async () => {
    const testUser = await createTestUser(fixture);
    const { user, accounts, emails } = testUser;
    await accounts.requestPasswordReset(user.email, createClientInfo());
    const newEmail = `${crypto.randomUUID()}@example.com`;
    await accounts.requestEmailChange(await testUser.actor(), { email: newEmail, password: PASSWORD });
    await accounts.changePassword(await testUser.actor(), { current: PASSWORD, next: 'muggulu before noon' });
    emails.length = 0;
    await testUser.runJobs();
    expect(emails).toEqual([]);
  });

  test('a password reset that was requested for an email before it belonged to the account is not sent', async () => {
    const testUser = await createTestUser(fixture);
    const { newEmail, confirm } = await issueEmailChangeTokens(testUser);
    await testUser.accounts.requestPasswordReset(newEmail, createClientInfo());
    await testUser.accounts.confirmEmailChange(confirm);
    fixture.emails.length = 0;
    await testUser.runJobs();
    expect(fixture.emails).toEqual([]);
  });

  test('a revoked session can neither change the email nor connect an organisation', async () => {
    const testUser = await createTestUser(fixture);
    const actor = await testUser.actor();
    const token = await issueResetToken(testUser);
    await testUser.accounts.resetPassword({ token, password: PASSWORD });
    const request = { email: `${crypto.randomUUID()}@example.com`, password: PASSWORD };
    expect(await testUser.accounts.requestEmailChange(actor, request)).toEqual({ kind: 'stale' });
    const organisation = { issuer: 'https://login.example.com', subject: 's-9' };
    expect(await testUser.accounts.connectOrganisation(actor, organisation)).toBe('stale');
    expect(await testUser.accounts.listOrganisations(actor)).toEqual([]);
  });
});
