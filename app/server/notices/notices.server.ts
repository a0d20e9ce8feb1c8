import { eq } from 'drizzle-orm';
import { choicesFrom } from '~/domain/notice-choices';
import type { Database } from '../db/database.server';
import { people } from '../db/schema/accounts.server';
import type { Newsletter } from '../newsletter/contract.server';
import { keepChoices, saidBy } from './choices.server';
import type { LeaveLink, Notices } from './contract.server';
import { countUnread, markAllRead, markRead, readInbox } from './inbox.server';
import { kindOfLink } from './leave-link.server';

interface Options {
  newsletter: Newsletter;
  /** Signs the links in letters. */
  secret: string;
  clock: () => Date;
}

export function createNotices({ db }: Database, { newsletter, secret, clock }: Options): Notices {
  /** The kind, when the link is ours and its person is still here. */
  async function openedBy(link: LeaveLink) {
    const kind = kindOfLink(secret, link);
    if (!kind) return null;
    const rows = await db.select({ id: people.id }).from(people).where(eq(people.id, link.personId));
    return rows.length > 0 ? kind : null;
  }

  return {
    inboxOf: ({ person }, query) => readInbox(db, person.id, query),
    unreadOf: ({ person }) => countUnread(db, person.id),
    markRead: ({ person }, id) => markRead(db, person.id, id, clock()),
    markAllRead: ({ person }, which) => markAllRead(db, person.id, which, clock()),

    async choicesOf({ person }) {
      const [said, isOnNewsletter] = await Promise.all([saidBy(db, person.id), newsletter.isOnList(person)]);
      return choicesFrom([...said, { kind: 'newsletter', channel: 'mail', isWanted: isOnNewsletter }]);
    },

    async choose({ person }, said) {
      await keepChoices(db, person.id, said, clock());
      const letter = said.find(({ kind }) => kind === 'newsletter');
      if (letter) await newsletter.choose(person, letter.isWanted);
    },

    opensLeave: openedBy,

    async leave(link) {
      const kind = await openedBy(link);
      if (!kind) return false;
      await keepChoices(db, link.personId, [{ kind, channel: 'mail', isWanted: false }], clock());
      return true;
    },
  };
}
