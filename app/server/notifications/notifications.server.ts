import { eq } from 'drizzle-orm';
import type { SignedIn } from '~/domain/auth/session';
import {
  canUnsubscribe,
  type NotificationPreference,
  type NotificationPreferences,
  resolvePreferences,
} from '~/domain/notifications/notification-preferences';
import { bindDeps } from '../bind-deps.server';
import type { Database, QueryBuilder } from '../db/database.server';
import { users } from '../db/schema/accounts.server';
import { hasUnsubscribeLink, withdrawUnsent } from '../email/withdraw-unsent.server';
import type { Newsletter } from '../newsletter/newsletter.server';
import { countUnread, getInbox, markAllRead, markRead } from './notification-inbox.server';
import { readPreferences, savePreferences } from './preferences.server';
import * as link from './unsubscribe-link.server';

interface NotificationsOptions {
  newsletter: Newsletter;
  /** Signs the links in emails. */
  secret: string;
  clock: () => Date;
}

interface Deps extends NotificationsOptions {
  db: QueryBuilder;
}

/** All preferences, with the defaults for those that the user did not choose. */
async function getPreferences(
  { db, newsletter }: Deps,
  { user }: SignedIn,
): Promise<NotificationPreferences> {
  const [stored, isEnabled] = await Promise.all([
    readPreferences(db, user.id),
    newsletter.isSubscribed(user),
  ]);
  return resolvePreferences([...stored, { kind: 'newsletter', channel: 'email', isEnabled }]);
}

/** Stores preferences. What is queued of emails that they turn off is not sent any more, and what failed is not sent again. */
const storePreferences = (
  { db, secret, clock }: Deps,
  userId: string,
  preferences: readonly NotificationPreference[],
): Promise<void> =>
  db.transaction(async (transaction) => {
    await savePreferences(transaction, userId, preferences, clock());
    for (const { kind, channel, isEnabled } of preferences)
      if (channel === 'email' && !isEnabled && canUnsubscribe(kind))
        await withdrawUnsent(transaction, hasUnsubscribeLink(link.unsubscribePath(secret, kind, userId)));
  });

/** Stores preferences and subscribes to the newsletter or unsubscribes from it. Leaves out what cannot be chosen. */
async function setPreferences(
  deps: Deps,
  { user }: SignedIn,
  preferences: readonly NotificationPreference[],
): Promise<void> {
  await storePreferences(deps, user.id, preferences);
  const choice = preferences.find(({ kind }) => kind === 'newsletter');
  if (choice) await deps.newsletter.setSubscribed(user, choice.isEnabled);
}

/** The kind that a link unsubscribes from; `null` for an invalid link and for a deleted user. */
async function readUnsubscribeLink({ db, secret }: Deps, given: link.UnsubscribeLink) {
  const kind = link.readUnsubscribeLink(secret, given);
  if (!kind) return null;
  return (await db.$count(users, eq(users.id, given.userId))) > 0 ? kind : null;
}

/** Turns emails of the kind off; true also when they are off already. Needs no session. */
async function unsubscribe(deps: Deps, given: link.UnsubscribeLink): Promise<boolean> {
  const kind = await readUnsubscribeLink(deps, given);
  if (!kind) return false;
  const preference = { kind, channel: 'email', isEnabled: false } as const;
  await storePreferences(deps, given.userId, [preference]);
  return true;
}

export const createNotifications = ({ db }: Database, options: NotificationsOptions) =>
  bindDeps(
    { db, ...options },
    {
      getInbox,
      countUnread,
      markRead,
      markAllRead,
      getPreferences,
      setPreferences,
      readUnsubscribeLink,
      unsubscribe,
    },
  );

export type Notifications = ReturnType<typeof createNotifications>;
