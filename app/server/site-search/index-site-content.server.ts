import { createHash } from 'node:crypto';
import { and, eq, inArray, isNotNull, notExists, notInArray, sql } from 'drizzle-orm';
import { teamMembers } from '~/content/company/team';
import { enqueueHubNotification } from '../articles/notify-hub.server';
import type { Database, QueryBuilder } from '../db/database.server';
import { articles } from '../db/schema/articles.server';
import { siteSearchDocuments } from '../db/schema/site-search.server';
import { readHelp } from '../help-entries/help-content.server';
import type { JobHandler } from '../jobs/job-kinds.server';
import { listOpenRoles } from '../open-roles/open-roles.server';
import { listSiteDocuments, type SiteDocument } from './site-documents.server';

type Row = typeof siteSearchDocuments.$inferInsert;

/** The first number of the advisory lock on the index. No other advisory lock of two numbers uses it. */
const INDEX_LOCK = 4203;

/** Rows of one statement. */
const BATCH = 100;

function toRow(document: SiteDocument): Row {
  const contentHash = createHash('sha256').update(JSON.stringify(document)).digest('base64');
  return { ...document, id: document.path, body: document.body.join('\n'), contentHash };
}

/** A question in several groups has one document. */
const uniqueById = (rows: readonly Row[]): Row[] => [...new Map(rows.map((row) => [row.id, row])).values()];

/**
 * R-SEARCH-3: a trigger writes articles of the back office. The page of one whose author has left the team does not exist; the team
 * changes with a deployment, which is no change of the row.
 */
async function matchArticlesToTeam(transaction: QueryBuilder): Promise<void> {
  const documentId = sql`'article:' || ${articles.id}`;
  const authorIds = teamMembers.map(({ id }) => id);
  const formerArticles = transaction
    .select({ id: documentId })
    .from(articles)
    .where(notInArray(articles.authorId, authorIds));
  await transaction.delete(siteSearchDocuments).where(inArray(siteSearchDocuments.id, formerArticles));
  const indexed = transaction
    .select({ id: siteSearchDocuments.id })
    .from(siteSearchDocuments)
    .where(eq(siteSearchDocuments.id, documentId));
  // The author is back: the trigger writes the document again.
  await transaction
    .update(articles)
    .set({ authorId: sql`${articles.authorId}` })
    .where(and(eq(articles.state, 'published'), inArray(articles.authorId, authorIds), notExists(indexed)));
}

/**
 * Writes the documents that changed and removes those that are gone. Returns the number of both. Two of them wait for each other: one
 * that has not read a text that is just published would remove its document.
 */
export async function indexSiteContent({ db }: Pick<Database, 'db'>, now: Date): Promise<number> {
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${INDEX_LOCK}, 0)`);
    const roles = await listOpenRoles({ db: transaction, clock: () => now });
    const documents = await listSiteDocuments(await readHelp(transaction), roles);
    const rows = uniqueById(documents.map(toRow)).toSorted((a, b) => (a.id < b.id ? -1 : 1));
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
    await matchArticlesToTeam(transaction);
    // Articles of the repository change with a deployment.
    if (changed.some(({ kind }) => kind === 'article')) await enqueueHubNotification(transaction);
    return changed.length + gone.length;
  });
}

/** What visitors can read changes with the date, and by staff: roles open and close. */
export const updateSiteIndex =
  (database: Database, clock: () => Date): JobHandler<'update-site-index'> =>
  async () => {
    await indexSiteContent(database, clock());
  };
