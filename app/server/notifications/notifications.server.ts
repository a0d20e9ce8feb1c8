import { eq } from 'drizzle-orm';
import { resolvePreferences } from '~/domain/accounts/notification-preferences';
import type { Database } from '../db/database.server';
import { users } from '../db/schema/accounts.server';
import type { Newsletter } from '../newsletter/types.server';
import { countUnread, markAllRead, markRead, readInbox } from './inbox.server';
import { readPreferences, savePreferences } from './preferences.server';
import type { Notifications, UnsubscribeLink } from './types.server';
import { readUnsubscribeLink } from './unsubscribe-link.server';

interface Options {
  newsletter: Newsletter;
  /** Signs the links in letters. */
  secret: string;
  clock: () => Date;
}

export function createNotifications({ db }: Database, { newsletter, secret, clock }: Options): Notifications {
  /** The kind, when the link is ours and its user is still here. */
  async function openedBy(link: UnsubscribeLink) {
    const kind = readUnsubscribeLink(secret, link);
    if (!kind) return null;
    const rows = await db.select({ id: users.id }).from(users).where(eq(users.id, link.userId));
    return rows.length > 0 ? kind : null;
  }

  return {
    getInbox: ({ user }, query) => readInbox(db, user.id, query),
    countUnread: ({ user }) => countUnread(db, user.id),
    markRead: ({ user }, id) => markRead(db, user.id, id, clock()),
    markAllRead: ({ user }, which) => markAllRead(db, user.id, which, clock()),

    async getPreferences({ user }) {
      const [said, isOnNewsletter] = await Promise.all([
        readPreferences(db, user.id),
        newsletter.isSubscribed(user),
      ]);
      return resolvePreferences([
        ...said,
        { kind: 'newsletter', channel: 'email', isEnabled: isOnNewsletter },
      ]);
    },

    async setPreferences({ user }, said) {
      await savePreferences(db, user.id, said, clock());
      const letter = said.find(({ kind }) => kind === 'newsletter');
      if (letter) await newsletter.setSubscribed(user, letter.isEnabled);
    },

    readUnsubscribeLink: openedBy,

    async unsubscribe(link) {
      const kind = await openedBy(link);
      if (!kind) return false;
      await savePreferences(db, link.userId, [{ kind, channel: 'email', isEnabled: false }], clock());
      return true;
    },
  };
}
