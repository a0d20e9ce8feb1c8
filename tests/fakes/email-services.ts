import {
  type AccountDeletion,
  createAccountDeletion,
} from '~/server/account-deletion/account-deletion.server';
import { type Accounts, createAccounts } from '~/server/accounts/accounts.server';
import type { Database } from '~/server/db/database.server';
import { createEmailQueue } from '~/server/email/email-queue.server';
import type { EmailThread } from '~/server/email/email-thread.server';
import type { TemplateName } from '~/server/email/templates/registry.server';
import { readEnvironment } from '~/server/env.server';
import { createEventEmails, type EventEmails } from '~/server/event-emails/event-emails.server';
import { type CallManagement, createCallManagement } from '~/server/leads/calls/call-management.server';
import { type Calls, createCalls } from '~/server/leads/calls/calls.server';
import { createInbox, type Inbox } from '~/server/leads/inbox/inbox.server';
import { createLeads, type Leads } from '~/server/leads/leads.server';
import { createNewsletter, type Newsletter } from '~/server/newsletter/newsletter.server';
import { createOrders, type Orders } from '~/server/orders/orders.server';
import { createOrderManagement, type OrderManagement } from '~/server/orders/staff/order-management.server';
import { createJobHandlers } from '~/server/process/job-handlers.server';
import { createProjectManagement, type ProjectManagement } from '~/server/projects/project-management.server';
import {
  createReviewManagement,
  createReviews,
  type ReviewManagement,
  type Reviews,
} from '~/server/reviews/reviews.server';
import { seedCatalogue } from '~/server/seed/seed-catalogue.server';
import { seedSampleUsers } from '~/server/seed/seed-sample-users.server';
import { createStockAlerts, type StockAlerts } from '~/server/stock-alerts/stock-alerts.server';
import { type Engine, openTestDatabase } from '../database/test-database';
import { localPdfThread } from './local-pdf-thread';
import { createLocalEmailThread, SITE } from './rendered-emails';
import { runJobs } from './run-jobs';

export interface StoredEmail {
  key: string;
  state: string;
  subject: string;
  html: string;
  text: string;
  /** Contents in base64. */
  attachments: { name: string; content: string }[];
}

/** Every service that enqueues emails. */
export interface EmailServices {
  database: Database;
  accounts: Accounts;
  calls: Calls;
  callManagement: CallManagement;
  leads: Leads;
  inbox: Inbox;
  accountDeletion: AccountDeletion;
  newsletter: Newsletter;
  stockAlerts: StockAlerts;
  orders: Orders;
  orderManagement: OrderManagement;
  eventEmails: EventEmails;
  reviews: Reviews;
  reviewManagement: ReviewManagement;
  projectManagement: ProjectManagement;
  /** Sets the clock of the services. Jobs use the real time. */
  setNow(now: Date): void;
  /** Runs the jobs that are due. */
  runJobs(): Promise<void>;
  /** The template of every rendered email. */
  rendered: TemplateName[];
  /** The emails to a recipient, in demo mode, which stores their text. The oldest first. */
  emailsTo(email: string): Promise<StoredEmail[]>;
}

const secret = 's'.repeat(32);

/** The services of a site on a new database with products and sample accounts. */
export async function openEmailServices(engine: Engine): Promise<EmailServices> {
  const database = await openTestDatabase(engine);
  await seedCatalogue(database);
  await seedSampleUsers(database);
  let now: Date | undefined;
  const clock = () => now ?? new Date();
  const emailQueue = createEmailQueue({ clock });
  const environment = readEnvironment({ DEMO: 'on' });
  const rendered: TemplateName[] = [];
  const tasks = createLocalEmailThread();
  const emailThread: EmailThread = {
    ...tasks,
    render(content) {
      rendered.push(content.template);
      return tasks.render(content);
    },
  };
  const handlers = createJobHandlers({
    environment,
    database,
    secret,
    emailThread,
    pdfThread: localPdfThread,
  });
  const common = { emailQueue, secret, siteUrl: SITE, clock };
  const leads = createLeads(database, { secret, clock });
  return {
    database,
    rendered,
    leads,
    inbox: createInbox(database, { emailQueue, clock }),
    accounts: createAccounts(database, {
      secret,
      publicUrl: SITE,
      demo: true,
      emailQueue,
      clock,
      isBreachedPassword: async () => false,
    }),
    callManagement: createCallManagement(database, {
      emailQueue,
      clock,
      announceLength: () => undefined,
    }),
    calls: createCalls(database, { clock, siteUrl: 'https://www.tessera.example', secret }),
    accountDeletion: createAccountDeletion(database, { emailQueue, secret, demo: true, clock }),
    newsletter: createNewsletter(database, common),
    stockAlerts: createStockAlerts(database, common),
    orders: createOrders(database, { secret, clock }),
    orderManagement: createOrderManagement(database, { secret, clock }),
    eventEmails: createEventEmails(database, { clock, emailQueue, dates: {}, render: emailThread.render }),
    reviews: createReviews(database, {
      secret,
      clock,
      announce: () => undefined,
      checkPhoto: async () => ({ kind: 'full' }),
    }),
    reviewManagement: createReviewManagement(database, { ...common, announce: () => undefined }),
    projectManagement: createProjectManagement(database, common),
    setNow: (moment) => {
      now = moment;
    },
    async runJobs() {
      await runJobs(database, handlers);
    },
    emailsTo: (email) =>
      database.rows<StoredEmail>({
        text: `select key, state, subject, html, text, attachments from emails
          where lower(recipient) = lower($1) order by created_at, id`,
        values: [email],
      }),
  };
}
