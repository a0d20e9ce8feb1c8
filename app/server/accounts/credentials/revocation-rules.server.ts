/** Events that concern the security of an account. */
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
  /** How long the token is valid unless it is revoked. */
  lasts: string;
  revokedBy: readonly SecurityEvent[];
  /** The table of the token. Deleting the row revokes the token. */
  store?: TokenStore;
  /** Why no event revokes the token. */
  reason?: string;
}

/** These events end all sessions of the user except the one that caused the event. */
const ENDING_SESSIONS: readonly SecurityEvent[] = [
  'password-reset',
  'password-changed',
  'sessions-ended',
  'role-changed',
  'deletion-requested',
];

const always = (store: TokenStore, lasts: string) => ({ store, lasts, revokedBy: SECURITY_EVENTS });
const never = (lasts: string, reason: string) => ({ lasts, reason, revokedBy: [] });

/**
 * Every kind of token that a browser or an email carries, and the events that revoke it. docs/SECURITY.md shows the same
 * table; tests/server/revocation.test.ts tests all of it.
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
    'it opens nothing: it chooses a counter of failed sign-ins, and it prevents the email about a new browser',
  ),
  'deletion-cancel-link': never('7 days', 'it only cancels the deletion'),
  'order-link': never('as long as the order', 'it shows one order and nothing of the account'),
  'message-link': never('until withdrawn', 'it shows one message and nothing of the account'),
  'newsletter-link': never('as long as the address is listed', 'it only confirms or ends the newsletter'),
  'stock-alert-link': never(
    'until the stock alert is sent; the link that ends it is always valid',
    'it only confirms or ends stock alerts',
  ),
  'notification-stop-link': never('as long as the account', 'it only ends optional emails'),
} as const satisfies Record<string, RevocationRule>;

export type TokenKind = keyof typeof REVOCATION_RULES;

export const TOKEN_KINDS = Object.keys(REVOCATION_RULES) as TokenKind[];

const getRule = (kind: TokenKind): RevocationRule => REVOCATION_RULES[kind];

export const isRevokedBy = (kind: TokenKind, event: SecurityEvent): boolean =>
  getRule(kind).revokedBy.includes(event);

/** The tables from which an event deletes the tokens of its user. */
export function getRevokedStores(event: SecurityEvent): TokenStore[] {
  const stores = TOKEN_KINDS.flatMap((kind) => (isRevokedBy(kind, event) ? (getRule(kind).store ?? []) : []));
  return [...new Set(stores)];
}
