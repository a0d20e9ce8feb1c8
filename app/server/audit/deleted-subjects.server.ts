import { and, inArray, isNull } from 'drizzle-orm';
import type { AuditArea } from '~/domain/audit/audit-event';
import { isUuid } from '~/domain/text/uuid';
import type { QueryBuilder } from '../db/database.server';
import { users } from '../db/schema/accounts.server';
import { announcements } from '../db/schema/announcements.server';
import { articles } from '../db/schema/articles.server';
import { categories } from '../db/schema/catalogue.server';
import { contentGaps } from '../db/schema/content-gaps.server';
import { discountCodes } from '../db/schema/discounts.server';
import { emails } from '../db/schema/emails.server';
import { helpEntries } from '../db/schema/help-entries.server';
import { jobs } from '../db/schema/jobs.server';
import { leads, replyTemplates } from '../db/schema/leads.server';
import { newsletterEditions } from '../db/schema/newsletter-editions.server';
import { openRoles } from '../db/schema/open-roles.server';
import { projects } from '../db/schema/projects.server';
import { quotes } from '../db/schema/quotes.server';
import { redirects } from '../db/schema/redirects.server';
import { reviews } from '../db/schema/reviews.server';
import { webhookEndpoints } from '../db/schema/webhooks.server';

/**
 * The table of an area whose rows can be deleted. The audit log has changes of deleted rows, too. `null`: the rows of the
 * area stay for good, or its changes lead to one page. The ids are UUIDs, those of open roles and categories words.
 */
const TABLES_WITH_DELETIONS = {
  people: users,
  products: null,
  categories,
  reviews,
  articles,
  help: helpEntries,
  newsletter: newsletterEditions,
  subscribers: null,
  announcements,
  redirects,
  gaps: contentGaps,
  discounts: discountCodes,
  'gift-cards': null,
  tickets: null,
  events: null,
  inbox: leads,
  templates: replyTemplates,
  calls: null,
  applications: leads,
  roles: openRoles,
  quotes,
  projects,
  jobs,
  mail: emails,
  backups: null,
  webhooks: webhookEndpoints,
  'api-keys': null,
} satisfies Record<AuditArea, unknown>;

interface Subject {
  area: AuditArea;
  subjectId: string;
}

/** Resolves to the ids of the subjects that do not exist any more; of a withdrawn message nothing is left. One query for each area. */
export async function findDeletedSubjects(
  db: QueryBuilder,
  subjects: readonly Subject[],
): Promise<Set<string>> {
  const deleted = new Set<string>();
  for (const [area, table] of Object.entries(TABLES_WITH_DELETIONS)) {
    if (!table) continue;
    const ids = subjects
      .filter(
        (subject) =>
          subject.area === area && (table === openRoles || table === categories || isUuid(subject.subjectId)),
      )
      .map(({ subjectId }) => subjectId);
    if (ids.length === 0) continue;
    const hasPage = table === leads ? isNull(leads.withdrawnAt) : undefined;
    const found = await db
      .select({ id: table.id })
      .from(table)
      .where(and(inArray(table.id, ids), hasPage));
    const existing = new Set(found.map(({ id }) => id));
    for (const id of ids) if (!existing.has(id)) deleted.add(id);
  }
  return deleted;
}
