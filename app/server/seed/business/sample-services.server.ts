import { articles } from '~/content/journal/articles';
import { sampleUsers } from '~/content/samples/sample-users';
import type { SignedIn } from '~/domain/auth/session';
import { createAnnouncementManagement } from '../../announcements/announcement-management.server';
import { createCatalogue } from '../../catalogue/catalogue.server';
import type { Database } from '../../db/database.server';
import { createDiscountManagement } from '../../discounts/discount-management.server';
import { createEditions } from '../../editions/editions.server';
import { recordDelivery } from '../../editions/record-delivery.server';
import { sendEdition } from '../../editions/send-edition.server';
import type { ParsedEmail } from '../../email/parsed-email.server';
import type { EmailQueue } from '../../email/types.server';
import { createGapCounter } from '../../gaps/gap-counter.server';
import { createGaps } from '../../gaps/gaps.server';
import { createInboundEmail } from '../../inbound-email/inbound-email.server';
import { createApplications } from '../../leads/applications/applications.server';
import { createCallManagement } from '../../leads/calls/call-management.server';
import { createCalls } from '../../leads/calls/calls.server';
import { createInbox } from '../../leads/inbox/inbox.server';
import { createLeads } from '../../leads/leads.server';
import { createVisitCounter } from '../../measurements/visit-counter.server';
import { createNewsletter } from '../../newsletter/newsletter.server';
import { createOrders } from '../../orders/orders.server';
import { createOrderManagement } from '../../orders/staff/order-management.server';
import { createProductManagement } from '../../products/product-management.server';
import { createMilestoneInvoicing, createProjectBilling } from '../../project-billing/project-billing.server';
import { createProjectManagement } from '../../projects/project-management.server';
import { createQuotes } from '../../quotes/quotes.server';
import { createReviewManagement, createReviews } from '../../reviews/reviews.server';
import { createStockAlerts } from '../../stock-alerts/stock-alerts.server';
import { createTickets } from '../../tickets/tickets.server';

/** The people of the samples are not real: nothing is written to them. */
const emailQueue: EmailQueue = { enqueue: async () => 'queued' };

const announce = () => undefined;

const refusePicture = () => {
  throw new Error('The samples have no uploaded pictures.');
};

/** A sample account as the author of a change. */
function toActor(role: 'admin' | 'staff', now: Date): SignedIn {
  const sample = sampleUsers.find((user) => user.role === role);
  if (!sample) throw new Error(`There is no sample account with the role ${role}.`);
  const { id, email, firstName, lastName } = sample;
  return {
    user: {
      id,
      email,
      role,
      name: `${firstName} ${lastName}`,
      emailVerified: true,
      twoFactorEnabled: false,
    },
    session: {
      id,
      userId: id,
      method: 'password',
      device: 'Sample',
      createdAt: now,
      lastSeenAt: now,
      authenticatedAt: now,
      expiresAt: now,
    },
  };
}

interface Options {
  /** The transaction of the seed. */
  database: Database;
  secret: string;
  siteUrl: string;
  now: Date;
}

/** The services of the site with a clock that the seed sets, so that everything happens at its own time in the past. */
export function createSampleServices({ database, secret, siteUrl, now }: Options) {
  let time = now;
  const clock = () => time;
  const links = { emailQueue, secret, siteUrl, clock };
  const listArticles = async () => articles;
  const reportError = (error: unknown) => {
    throw error;
  };
  const gapCounter = createGapCounter({ db: database.db, clock, reportError });
  return {
    database,
    now,
    secret,
    setTime(at: Date) {
      time = at;
    },
    actors: { owner: toActor('admin', now), staff: toActor('staff', now) },
    catalogue: createCatalogue(database),
    orders: createOrders(database, { secret, clock }),
    orderManagement: createOrderManagement(database, { secret, clock }),
    discounts: createDiscountManagement(database, { clock }),
    products: createProductManagement(database, { clock, checkPicture: refusePicture, announce }),
    buyerReviews: createReviews(database, { secret, clock, checkPhoto: refusePicture, announce }),
    reviewManagement: createReviewManagement(database, { emailQueue, secret, clock, announce }),
    stockAlerts: createStockAlerts(database, links),
    tickets: createTickets(database, { secret, clock }),
    newsletter: createNewsletter(database, links),
    editions: createEditions(database, {
      emailQueue,
      clock,
      listArticles,
      render: () => {
        throw new Error('The samples show no preview.');
      },
    }),
    sendEdition: sendEdition({ ...links, db: database.db, listArticles, perMinute: 60 }),
    recordDelivery: recordDelivery(clock),
    leads: createLeads(database, { secret, clock }),
    inbox: createInbox(database, { emailQueue, clock }),
    /** As if the mail server had given it to the site. */
    receive: (email: ParsedEmail) =>
      createInboundEmail(database, {
        ...links,
        ownAddresses: new Set(),
        parse: async () => ({ kind: 'parsed', email }),
      }).receive(new Uint8Array()),
    calls: createCalls(database, { siteUrl, clock, secret }),
    callManagement: createCallManagement(database, { emailQueue, clock, announceLength: () => undefined }),
    applications: createApplications(database, { emailQueue, clock }),
    projects: createProjectManagement(database, {
      ...links,
      invoiceMilestone: createMilestoneInvoicing(links),
    }),
    projectBilling: createProjectBilling(database, links),
    quotes: createQuotes(database, { emailQueue, secret, clock }),
    visits: createVisitCounter({ db: database.db, clock, reportError }),
    gapCounter,
    gaps: createGaps(database, { clock, counter: gapCounter }),
    announcements: createAnnouncementManagement(database, { clock, announce: async () => undefined }),
  };
}

export type SampleServices = ReturnType<typeof createSampleServices>;
