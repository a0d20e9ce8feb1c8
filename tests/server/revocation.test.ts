import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  isRevokedBy,
  SECURITY_EVENTS,
  type SecurityEvent,
  TOKEN_KINDS,
  type TokenKind,
} from '~/server/accounts/credentials/revocation-rules.server';
import { engines } from '../database/test-database';
import { createTestUser, PASSWORD, type TestUser } from '../fakes/test-user';
import { issueEmailChangeTokens, ISSUE_TOKEN, type IsValid, issueResetToken } from '../fakes/issued-tokens';
import { SECURITY_EVENT_CAUSES } from '../fakes/security-events';
import { createClientInfo, openTestAccounts, type TestAccounts } from '../fixtures/test-accounts';

/** Asking for the deletion revokes what was given before: its own link is given first. */
const inOrder = [
  'deletion-cancel-link',
  ...TOKEN_KINDS.filter((kind) => kind !== 'deletion-cancel-link'),
] as const;

/** Pairs that cannot be: the token is given by the event, or the state before the event leaves no room for it. */
const comesWithEvent = (kind: TokenKind, event: SecurityEvent) =>
  (kind === 'deletion-cancel-link' && event === 'deletion-requested') ||
  (kind === 'two-factor-setup' && (event === 'two-factor-off' || event === 'recovery-codes'));

async function giveAll(one: TestUser, event: SecurityEvent): Promise<[TokenKind, IsValid][]> {
  const given: [TokenKind, IsValid][] = [];
  for (const kind of inOrder) given.push([kind, await ISSUE_TOKEN[kind](one, event)]);
  return given;
}

async function validOf(given: readonly [TokenKind, IsValid][]): Promise<TokenKind[]> {
  const valid: TokenKind[] = [];
  for (const [kind, isValid] of given) if (await isValid()) valid.push(kind);
  return valid;
}

describe.each(engines)('what revokes what (%s)', (engine) => {
  let fixture: TestAccounts;
  /** All tokens of somebody to whom nothing happens. */
  let ofBystander: [TokenKind, IsValid][];

  beforeAll(async () => {
    fixture = await openTestAccounts(engine);
    ofBystander = await giveAll(await createTestUser(fixture), 'password-changed');
  });
  afterAll(() => fixture.database.close());
  beforeEach(async () => {
    fixture.emails.length = 0;
    await fixture.database.rows({ text: 'truncate rate_limits, jobs' });
  });

  test.each(SECURITY_EVENTS)('%s revokes what the table says, and nothing of anybody else', async (event) => {
    const { prepare, cause } = SECURITY_EVENT_CAUSES[event];
    const one = await createTestUser(fixture);
    await prepare?.(one);
    const given = await giveAll(one, event);
    const before = given.filter(([kind]) => !comesWithEvent(kind, event));
    expect(await validOf(before)).toEqual(before.map(([kind]) => kind));
    await fixture.database.rows({ text: 'truncate rate_limits' });

    await cause(one);

    expect(await validOf(given)).toEqual(inOrder.filter((kind) => !isRevokedBy(kind, event)));
    expect(await validOf(ofBystander)).toEqual(inOrder);
  });

  test('the session that acts goes on, but not after a reset or a change of its role', async () => {
    const ended: SecurityEvent[] = [];
    for (const event of ['password-changed', 'sessions-ended', 'password-reset', 'role-changed'] as const) {
      const one = await createTestUser(fixture);
      await SECURITY_EVENT_CAUSES[event].cause(one);
      if (!(await fixture.accounts.getSession(one.visitor.createRequest()))) ended.push(event);
    }
    expect(ended).toEqual(['password-reset', 'role-changed']);
  });

  test('a link that was asked for and is not written yet is not sent any more', async () => {
    const one = await createTestUser(fixture);
    const { user, accounts, emails } = one;
    await accounts.requestPasswordReset(user.email, createClientInfo());
    const wanted = `${crypto.randomUUID()}@example.com`;
    await accounts.requestEmailChange(await one.actor(), { email: wanted, password: PASSWORD });
    await accounts.changePassword(await one.actor(), { current: PASSWORD, next: 'muggulu before noon' });
    emails.length = 0;
    await one.runJobs();
    expect(emails).toEqual([]);
  });

  test('a reset asked for an address before it was the account’s is over once it is', async () => {
    const one = await createTestUser(fixture);
    const { wanted, confirm } = await issueEmailChangeTokens(one);
    await one.accounts.requestPasswordReset(wanted, createClientInfo());
    await one.accounts.confirmEmailChange(confirm);
    fixture.emails.length = 0;
    await one.runJobs();
    expect(fixture.emails).toEqual([]);
  });

  test('a session that was ended meanwhile asks for no change of address and connects no organisation', async () => {
    const one = await createTestUser(fixture);
    const by = await one.actor();
    const token = await issueResetToken(one);
    await one.accounts.resetPassword({ token, password: PASSWORD });
    const wanted = { email: `${crypto.randomUUID()}@example.com`, password: PASSWORD };
    expect(await one.accounts.requestEmailChange(by, wanted)).toEqual({ kind: 'stale' });
    const office = { issuer: 'https://login.example.com', subject: 's-9' };
    expect(await one.accounts.connectOrganisation(by, office)).toBe('stale');
    expect(await one.accounts.listOrganisations(by)).toEqual([]);
  });
});
