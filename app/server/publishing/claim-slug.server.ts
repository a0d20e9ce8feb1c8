import { eq } from 'drizzle-orm';
import type { QueryBuilder } from '../db/database.server';
import type { SlugTable } from '../db/schema/publishing.server';
import type { TextRow } from './text-store.server';

/** Takes the slug for a text, unless another one has or had it. A slug that was never public is given back. */
export async function claimSlug(
  transaction: QueryBuilder,
  slugs: SlugTable,
  { id, slug, publishedOn }: TextRow,
): Promise<boolean> {
  if (publishedOn === null) await transaction.delete(slugs).where(eq(slugs.textId, id));
  const [owner] = await transaction.select().from(slugs).where(eq(slugs.slug, slug));
  if (owner) return owner.textId === id;
  await transaction.insert(slugs).values({ slug, textId: id });
  return true;
}
