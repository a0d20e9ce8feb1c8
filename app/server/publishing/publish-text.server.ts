import type { QueryBuilder } from '../db/database.server';
import { toIsoDay } from '../iso-day.server';
import type { Refusal, TextEdit } from './change-text.server';
import type { TextRow, TextStore } from './text-store.server';
import { writeVersion } from './versions.server';

/** What a button does with a text. */
export type PublicationStep =
  | { state: 'published' | 'withdrawn' | 'draft' }
  | { state: 'scheduled'; publishAt: Date };

/** R-ARTICLE-5: publishes a text now or later, or takes it off the site. */
export async function decideStep<Row extends TextRow, Form>(
  transaction: QueryBuilder,
  store: TextStore<Row, Form>,
  { row, step, now }: { row: Row; step: PublicationStep; now: Date },
): Promise<TextEdit<TextRow> | Refusal<'unchanged' | 'past'>> {
  const { state } = step;
  if (state !== 'scheduled') {
    if (state === row.state) return { refused: 'unchanged' };
    const published = state === 'published' ? { publishedOn: row.publishedOn ?? toIsoDay(now) } : {};
    return { edit: { state, publishAt: null, ...published }, kind: state };
  }
  const { publishAt } = step;
  if (publishAt <= now) return { refused: 'past' };
  await store.schedule(transaction, row.id, publishAt);
  return { edit: { state, publishAt }, kind: state };
}

/**
 * R-ARTICLE-5: publishes a text at its time. Nothing happens when it was scheduled again, withdrawn or published since. The trigger
 * of the table announces it, which outdates the cached pages. Resolves to whether it was published.
 */
export async function publishDue<Row extends TextRow, Form>(
  transaction: QueryBuilder,
  store: TextStore<Row, Form>,
  { id, publishAt, now }: { id: string; publishAt: Date; now: Date },
): Promise<boolean> {
  const before = await store.lock(transaction, id);
  if (before?.state !== 'scheduled' || before.publishAt?.getTime() !== publishAt.getTime()) return false;
  const row: Row = {
    ...before,
    state: 'published',
    publishAt: null,
    version: before.version + 1,
    changedAt: now,
    publishedOn: before.publishedOn ?? toIsoDay(publishAt),
  };
  await store.write(transaction, row);
  await writeVersion(transaction, store, { row, kind: 'published' });
  return true;
}
