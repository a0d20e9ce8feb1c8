/** What happens to the safety of an account. */
export const SECURITY_EVENTS = [
  'password-reset',
  'password-changed',
  'email-changed',
  'email-change-stopped',
  'two-factor-on',
  'two-factor-off',
  'recovery-codes',
  'passkey-added',
  'passkey-removed',
  'organisation-connected',
  'organisation-disconnected',
  'sessions-ended',
  'role-changed',
  'deletion-requested',
] as const;

export type SecurityEvent = (typeof SECURITY_EVENTS)[number];

/** The tables whose rows are tokens of a user. */
export type TokenStore = 'sessions' | 'verifications' | 'two_factors' | 'pending_sign_ups';

interface RevocationRule {
  /** How long it is valid when nothing revokes it. */
  lasts: string;
  revokedBy: readonly SecurityEvent[];
  /** Where it is a row. To revoke it is to delete the row. */
  store?: TokenStore;
  /** Why nothing revokes it. */
  because?: string;
}

/** All sessions of the user end, but the one that caused the event, where there is one. */
const ENDING_SESSIONS: readonly SecurityEvent[] = [
  'password-reset',
  'password-changed',
  'sessions-ended',
  'role-changed',
  'deletion-requested',
];

const always = (store: TokenStore, lasts: string) => ({ store, lasts, revokedBy: SECURITY_EVENTS });
const never = (lasts: string, because: string) => ({ lasts, because, revokedBy: [] });

/**
 * Every kind of token that a browser is given or a mail carries, and what revokes it. docs/SECURITY.md shows the same
 * table; tests/server/revocation.test.ts walks through all of it.
 */
export const REVOCATION_RULES = {
  session: { store: 'sessions', lasts: '14 days idle, 30 days at most', revokedBy: ENDING_SESSIONS },
  'password-reset-link': always('verifications', 'an hour'),
  'email-change-link': always('verifications', 'a day'),
  'email-change-stop-link': always('verifications', 'as long as the link it stops'),
  'two-factor-challenge': always('verifications', '10 minutes'),
  'two-factor-setup': always('two_factors', 'until its first code'),
  'passkey-registration': always('verifications', '5 minutes'),
  'organisation-proof': always('verifications', '15 minutes'),
  'sign-up-link': always('pending_sign_ups', 'a day'),
  'passkey-sign-in': never('5 minutes', 'it belongs to no account, and only a passkey answers it'),
  'sign-in-nonce': never('30 minutes', 'it belongs to no account, and only the organisation answers it'),
  'known-device': never(
    'a year',
    'it opens nothing: it chooses a counter of failed sign-ins, and spares the mail about a new browser',
  ),
  'deletion-cancel-link': never('7 days', 'it only keeps the account'),
  'order-link': never('as long as the order', 'it shows one order and nothing of the account'),
  'message-link': never('until withdrawn', 'it shows one message and nothing of the account'),
  'newsletter-link': never('as long as the address is listed', 'it only confirms or ends the newsletter'),
  'notification-stop-link': never('as long as the account', 'it only ends optional e-mails'),
} as const satisfies Record<string, RevocationRule>;

export type TokenKind = keyof typeof REVOCATION_RULES;

export const TOKEN_KINDS = Object.keys(REVOCATION_RULES) as TokenKind[];

const ruleOf = (kind: TokenKind): RevocationRule => REVOCATION_RULES[kind];

export const isRevokedBy = (kind: TokenKind, event: SecurityEvent): boolean =>
  ruleOf(kind).revokedBy.includes(event);

/** The tables that an event empties of what is the user's. */
export function storesRevokedBy(event: SecurityEvent): TokenStore[] {
  const stores = TOKEN_KINDS.flatMap((kind) => (isRevokedBy(kind, event) ? (ruleOf(kind).store ?? []) : []));
  return [...new Set(stores)];
}
