import { eq } from 'drizzle-orm';
import { toRepositoryForm } from '~/content/help/repository-forms';
import type { HelpEntryInput } from '~/domain/help/help-entry';
import {
  helpEntries,
  helpEntryRevisions,
  helpEntrySlugs,
  helpPictureFiles,
} from '../db/schema/help-entries.server';
import { enqueue } from '../jobs/enqueue.server';
import { claimSlug, type TextStore } from '../publishing/text-store.server';

export type HelpEntryRow = typeof helpEntries.$inferSelect;

/** The columns that follow from what staff edit. */
export const toHelpColumns = (form: HelpEntryInput) => ({
  form,
  kind: form.kind,
  slug: form.slug,
  title: form.title,
});

export const helpStore: TextStore<HelpEntryRow, HelpEntryInput> = {
  area: 'help',
  action: 'help',
  revisions: helpEntryRevisions,
  slugs: helpEntrySlugs,
  pictures: helpPictureFiles,
  toForm: ({ form }) => form,
  add: (transaction, row) => transaction.insert(helpEntries).values(row),
  async lock(transaction, id) {
    const [row] = await transaction.select().from(helpEntries).where(eq(helpEntries.id, id)).for('update');
    return row;
  },
  write: (transaction, row) => transaction.update(helpEntries).set(row).where(eq(helpEntries.id, row.id)),
  remove: (transaction, id) => transaction.delete(helpEntries).where(eq(helpEntries.id, id)),
  claimSlug: async (transaction, row) =>
    row.kind === 'question' || claimSlug(transaction, helpEntrySlugs, row),
  async schedule(transaction, entryId, publishAt) {
    const at = publishAt.toISOString();
    const key = `publish-help:${entryId}:${at}`;
    await enqueue(transaction, 'publish-help', { entryId, at }, { runAfter: publishAt, key });
  },
};

/** Whether an entry stands in place of one of the repository. */
export const isOverride = ({ kind, slug }: Pick<HelpEntryRow, 'kind' | 'slug'>): boolean =>
  toRepositoryForm(kind, slug) !== undefined;
