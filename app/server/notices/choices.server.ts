import { eq, sql } from 'drizzle-orm';
import { CHOICE_RULES, type Choice, isWanted } from '~/domain/notice-choices';
import type { NoticeKind } from '~/domain/notices';
import type { QueryBuilder } from '../db/database.server';
import { noticeChoices } from '../db/schema/notices.server';

/** What somebody said about notices. */
export function saidBy(db: QueryBuilder, personId: string): Promise<Choice[]> {
  const { kind, channel, isWanted } = noticeChoices;
  return db
    .select({ kind, channel, isWanted })
    .from(noticeChoices)
    .where(eq(noticeChoices.personId, personId));
}

export async function wantsMail(db: QueryBuilder, personId: string, kind: NoticeKind): Promise<boolean> {
  return isWanted(kind, 'mail', await saidBy(db, personId));
}

/** Keeps somebody's word; what may not be chosen is left out. */
export async function keepChoices(
  db: QueryBuilder,
  personId: string,
  said: readonly Choice[],
  changedAt: Date,
): Promise<void> {
  const rows = said.flatMap(({ kind, channel, isWanted }) =>
    kind !== 'newsletter' && CHOICE_RULES[kind][channel] === 'free'
      ? [{ personId, kind, channel, isWanted, changedAt }]
      : [],
  );
  if (rows.length === 0) return;
  await db
    .insert(noticeChoices)
    .values(rows)
    .onConflictDoUpdate({
      target: [noticeChoices.personId, noticeChoices.kind, noticeChoices.channel],
      set: { isWanted: sql`excluded.is_wanted`, changedAt },
      setWhere: sql`${noticeChoices.isWanted} <> excluded.is_wanted`,
    });
}
