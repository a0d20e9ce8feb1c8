import { and, eq, lte, ne, sql } from 'drizzle-orm';
import { sampleSales } from '~/content/samples/sample-sales';
import type { Database, QueryBuilder } from '../../db/database.server';
import { users } from '../../db/schema/accounts.server';
import { jobs } from '../../db/schema/jobs.server';
import { orders } from '../../db/schema/orders.server';
import { enqueue } from '../../jobs/enqueue.server';
import type { JobHandler } from '../../jobs/job-kinds.server';
import type { PdfThread } from '../../pdf/pdf-thread.server';
import { listApplicationSteps, renderSampleCvs } from './application-steps.server';
import { listCallSteps } from './call-steps.server';
import { listMessageSteps } from './message-steps.server';
import { listNewsletterSteps } from './newsletter-steps.server';
import { listProjectSteps } from './project-steps.server';
import { listQuoteSteps } from './quote-steps.server';
import { listReviewSteps } from './review-steps.server';
import { listSaleSteps } from './sale-steps.server';
import { createSampleServices } from './sample-services.server';
import { listShopSteps } from './shop-steps.server';
import { listSiteSteps } from './site-steps.server';
import { listPastSteps } from './step.server';
import { listVisitSteps } from './visit-steps.server';

interface Options {
  database: Database;
  /** Signs the secret links of orders and messages. */
  secret: string;
  siteUrl: string;
  pdfThread: Pick<PdfThread, 'renderCv'>;
  clock: () => Date;
}

/** A job adds the business, so that the start does not wait for it. */
export const enqueueBusiness = ({ db }: Database): Promise<void> =>
  enqueue(db, 'seed-business', {}, { key: 'seed-business' });

/** The business is there, or people who are not samples work in the back office: it is not only a demo. */
async function isUnwanted(db: QueryBuilder): Promise<boolean> {
  const keys = sampleSales.map(({ key }) => key);
  const isPresent = sql`${orders.idempotencyKey} = any(${sql.param(keys)}::uuid[])`;
  const isRealStaff = and(eq(users.sample, false), ne(users.role, 'user'));
  return (await db.$count(orders, isPresent)) > 0 || (await db.$count(users, isRealStaff)) > 0;
}

/**
 * R-DEMO-1: adds the last weeks of a small company for the back office of a demo, through the services that visitors and
 * staff use. All of it or nothing is added, once. No emails are sent about what has happened; a reminder that is due later is.
 */
export function seedBusiness({ database, pdfThread, clock, ...links }: Options): JobHandler<'seed-business'> {
  return async () => {
    if (await isUnwanted(database.db)) return;
    const cvs = await renderSampleCvs(pdfThread);
    await database.db.transaction(async (transaction) => {
      if (await isUnwanted(transaction)) return;
      const now = clock();
      const inTransaction = { ...database, db: transaction, rows: transaction.rows };
      const services = createSampleServices({ database: inTransaction, now, ...links });
      const steps = [
        ...listMessageSteps(services),
        ...listCallSteps(services),
        ...listApplicationSteps(services, cvs),
        ...listShopSteps(services),
        ...listSaleSteps(services),
        ...listReviewSteps(services),
        ...listNewsletterSteps(services),
        ...listQuoteSteps(services),
        ...listProjectSteps(services),
        ...listVisitSteps(services),
        ...listSiteSteps(services),
      ];
      for (const { at, run } of listPastSteps(steps, now)) {
        services.setTime(at);
        await run();
      }
      // The default of the column is the start of the transaction: these are the jobs that the steps added.
      await transaction
        .delete(jobs)
        .where(and(eq(jobs.createdAt, sql`now()`), lte(jobs.runAfter, sql`now()`)));
      // Else the page Books would name a check of the orders that were there before.
      await enqueue(transaction, 'check-books', {}, { key: 'check-books-of-business' });
    });
  };
}
