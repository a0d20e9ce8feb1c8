import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.server';
import { pendingSignUps, rateLimits, sessions, signIns, verifications } from '../db/schema/accounts.server';
import { articlePictureFiles, articleRevisions } from '../db/schema/articles.server';
import { backups } from '../db/schema/backups.server';
import { bookRuns } from '../db/schema/books.server';
import { contentGaps } from '../db/schema/content-gaps.server';
import { emails, unconfirmedEmails } from '../db/schema/emails.server';
import { helpEntryRevisions, helpPictureFiles } from '../db/schema/help-entries.server';
import { jobs, jobWarnings } from '../db/schema/jobs.server';
import { uptimeDays, visitCounts, webVitals } from '../db/schema/measurements.server';
import { subscribers } from '../db/schema/newsletter.server';
import { notifications } from '../db/schema/notifications.server';
import { stockAlerts } from '../db/schema/stock-alerts.server';
import { webhookRequests } from '../db/schema/webhooks.server';
import { deleteInBatches } from '../jobs/delete-in-batches.server';
import type { JobHandler } from '../jobs/job-kinds.server';
import { eraseOldMessages } from '../leads/erase-old-messages.server';
import { anonymiseOrders } from '../orders/anonymise-orders.server';
import { isUnusedPicture } from '../publishing/text-pictures.server';

const isPast = (moment: unknown): SQL => sql`${moment} < now()`;

/** Tables with the condition of the rows to delete. */
const EXPIRED: readonly (readonly [PgTable, SQL])[] = [
  [jobs, sql`${jobs.doneAt} < now() - interval '7 days' or ${jobs.failedAt} < now() - interval '90 days'`],
  [emails, sql`${emails.state} <> 'queued' and ${emails.createdAt} < now() - interval '90 days'`],
  // The last email to a person whose data is erased: what cannot be sent has the address.
  [
    emails,
    sql`${emails.deleteWhenSent} and ${emails.state} in ('failed', 'withheld') and ${emails.createdAt} < now() - interval '7 days'`,
  ],
  [emails, sql`${emails.isDecoy} and ${emails.createdAt} < now() - interval '1 day'`],
  [unconfirmedEmails, isPast(unconfirmedEmails.expiresAt)],
  [verifications, isPast(verifications.expiresAt)],
  [pendingSignUps, isPast(pendingSignUps.expiresAt)],
  [rateLimits, isPast(rateLimits.expire)],
  [sessions, isPast(sessions.expiresAt)],
  [notifications, sql`${notifications.createdAt} < now() - interval '1 year'`],
  [backups, sql`${backups.finishedAt} < now() - interval '1 year'`],
  [jobWarnings, sql`${jobWarnings.recoveredAt} < now() - interval '1 year'`],
  [bookRuns, sql`${bookRuns.finishedAt} < now() - interval '1 year'`],
  [
    stockAlerts,
    sql`${stockAlerts.requestedAt} < now() - case when ${stockAlerts.confirmedAt} is null then interval '7 days' else interval '1 year' end`,
  ],
  // R-NEWSLETTER-11
  [
    subscribers,
    sql`${subscribers.state} = 'pending' and ${subscribers.requestedAt} < now() - interval '7 days'`,
  ],
  // R-WEBHOOK-5
  [webhookRequests, sql`${webhookRequests.createdAt} < now() - interval '30 days'`],
  [visitCounts, sql`${visitCounts.day} < current_date - 731`],
  [webVitals, sql`${webVitals.day} < current_date - 731`],
  [uptimeDays, sql`${uptimeDays.day} < current_date - 731`],
  // R-GAP-2
  [contentGaps, sql`${contentGaps.lastDay} < current_date - 180`],
  [articlePictureFiles, isUnusedPicture(articlePictureFiles, articleRevisions)],
  [helpPictureFiles, isUnusedPicture(helpPictureFiles, helpEntryRevisions)],
  [signIns, sql`${signIns.createdAt} < now() - interval '90 days' or ${signIns.userId} is null`],
];

/** Deletes expired rows and old messages, and anonymises closed orders of deleted users. */
export function purgeExpired(database: Database): JobHandler<'purge-expired'> {
  return async () => {
    for (const [table, isExpired] of EXPIRED) await deleteInBatches(database, table, isExpired);
    const now = new Date();
    await eraseOldMessages(database.db, now);
    await anonymiseOrders(database.db, now);
  };
}
