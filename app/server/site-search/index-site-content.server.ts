import { createHash } from 'node:crypto';
import { and, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../db/database.server';
import { siteSearchDocuments } from '../db/schema/site-search.server';
import type { JobHandler } from '../jobs/job-kinds.server';
import { listOpenRoles } from '../open-roles/open-roles.server';
import type { SiteDocument } from './site-document.server';
import { listSiteDocuments } from './site-documents.server';

type Row = typeof siteSearchDocuments.$inferInsert;

/** Rows of one statement. */
const BATCH = 100;

function toRow(document: SiteDocument): Row {
  const contentHash = createHash('sha256').update(JSON.stringify(document)).digest('base64');
  return { ...document, id: document.path, body: document.body.join('\n'), contentHash };
}

/** Writes the documents that changed and removes those that are gone. Returns the number of both. */
export async function indexSiteContent({ db }: Database, now: Date): Promise<number> {
  const roles = await listOpenRoles({ db, clock: () => now });
  const rows = (await listSiteDocuments(roles)).map(toRow).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return db.transaction(async (transaction) => {
    const stored = new Map(
      (
        await transaction
          .select({ id: siteSearchDocuments.id, contentHash: siteSearchDocuments.contentHash })
          .from(siteSearchDocuments)
          .where(isNotNull(siteSearchDocuments.contentHash))
      ).map(({ id, contentHash }) => [id, contentHash]),
    );
    const changed = rows.filter(({ id, contentHash }) => stored.get(id) !== contentHash);
    for (const { id } of rows) stored.delete(id);
    const gone = [...stored.keys()];
    if (gone.length > 0)
      await transaction
        .delete(siteSearchDocuments)
        .where(and(isNotNull(siteSearchDocuments.contentHash), inArray(siteSearchDocuments.id, gone)));
    for (let start = 0; start < changed.length; start += BATCH) {
      await transaction
        .insert(siteSearchDocuments)
        .values(changed.slice(start, start + BATCH))
        .onConflictDoUpdate({
          target: siteSearchDocuments.id,
          set: {
            kind: sql`excluded.kind`,
            path: sql`excluded.path`,
            title: sql`excluded.title`,
            description: sql`excluded.description`,
            keywords: sql`excluded.keywords`,
            body: sql`excluded.body`,
            contentHash: sql`excluded.content_hash`,
          },
        });
    }
    return changed.length + gone.length;
  });
}

/** What visitors can read changes with the date, and by staff: roles open and close. */
export const updateSiteIndex =
  (database: Database, clock: () => Date): JobHandler<'update-site-index'> =>
  async () => {
    await indexSiteContent(database, clock());
  };
