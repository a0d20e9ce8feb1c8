import { desc, eq } from 'drizzle-orm';
import { noticeWords } from '~/content/notice-words';
import { noticeChoices, notices } from '../../db/schema/notices.server';
import type { PersonalDataArea } from '../contract.server';

export const notifications: PersonalDataArea = {
  id: 'notifications',
  title: 'Notifications',
  tables: ['notices', 'notice_choices'],
  holds: 'What your account told you, for a year, and what you want to hear of, and how.',
  leaving: { stays: false, words: 'Erased.' },
  async collect(db, { id }) {
    const told = await db
      .select()
      .from(notices)
      .where(eq(notices.personId, id))
      .orderBy(desc(notices.createdAt));
    const { kind, channel, isWanted, changedAt } = noticeChoices;
    return {
      told: told.map(({ told, createdAt, readAt }) => {
        const { title, text } = noticeWords(told);
        return { title, text, at: createdAt, readAt };
      }),
      choices: await db
        .select({ kind, channel, isWanted, changedAt })
        .from(noticeChoices)
        .where(eq(noticeChoices.personId, id)),
    };
  },
  async erase(transaction, { id }) {
    await transaction.delete(notices).where(eq(notices.personId, id));
    await transaction.delete(noticeChoices).where(eq(noticeChoices.personId, id));
  },
};
