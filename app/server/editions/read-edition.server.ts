import { and, count, desc, eq, lt, sum } from 'drizzle-orm';
import type { Article } from '~/content/journal/article';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import type {
  DeliveryState,
  EditionChoice,
  EditionContent,
  EditionState,
  ListedEdition,
} from '~/domain/newsletter/edition';
import type { EditionInput } from '~/domain/newsletter/edition-form-schema';
import type { EditionQuery } from '~/domain/newsletter/edition-query';
import { isUuid } from '~/domain/text/uuid';
import type { QueryBuilder, ServiceDeps } from '../db/database.server';
import { cutPage } from '../db/list-query.server';
import { visitCounts } from '../db/schema/measurements.server';
import { subscribers } from '../db/schema/newsletter.server';
import { newsletterDeliveries, newsletterEditions } from '../db/schema/newsletter-editions.server';
import type { EmailThread } from '../email/email-thread.server';
import type { EmailQueue } from '../email/types.server';
import { isReachable, isRefused } from '../newsletter/subscriber-status.server';
import { composeEdition, type EditionRow, withCurrentSlugs } from './edition-content.server';

export interface EditionDeps extends ServiceDeps {
  emailQueue: EmailQueue;
  /** All articles that visitors can read, newest first. */
  listArticles: () => Promise<readonly Article[]>;
  /** Renders the template. */
  render: EmailThread['render'];
}

const EDITIONS_PER_PAGE = 50;

export interface EditionList {
  editions: ListedEdition[];
  /** The number of the last edition, when there are more. */
  before?: number;
  subscribers: SubscriberCounts;
}

/** Who gets the next edition, and who does not because a mail server refused the address for good. */
export interface SubscriberCounts {
  active: number;
  refused: number;
}

async function countSubscribers(db: QueryBuilder): Promise<SubscriberCounts> {
  return {
    active: await db.$count(subscribers, isReachable),
    refused: await db.$count(subscribers, isRefused),
  };
}

/** Editions of a query, 50 a page, the latest first. Throws NotAllowedError. */
export async function listEditions(
  { db }: EditionDeps,
  { user }: SignedIn,
  { state, before }: EditionQuery,
): Promise<EditionList> {
  requirePermission(user, 'newsletter.manage');
  const { id, number, subject, sendAt, startedAt, recipients, changedAt } = newsletterEditions;
  const rows = await db
    .select({
      id,
      number,
      subject,
      state: newsletterEditions.state,
      sendAt,
      startedAt,
      recipients,
      changedAt,
    })
    .from(newsletterEditions)
    .where(
      and(
        state && eq(newsletterEditions.state, state),
        before === undefined ? undefined : lt(number, before),
      ),
    )
    .orderBy(desc(number))
    .limit(EDITIONS_PER_PAGE + 1);
  const { page: editions, last } = cutPage(rows, EDITIONS_PER_PAGE);
  return { editions, subscribers: await countSubscribers(db), ...(last && { before: last.number }) };
}

/** R-NEWSLETTER-7: what became of an edition. Who opened it is not known. */
export type EditionCounts = Record<DeliveryState, number> & {
  unsubscribed: number;
  /** Visits that began with a link of the edition, without who. */
  visits: number;
};

async function readFigures(db: QueryBuilder, { id, number }: EditionRow): Promise<EditionCounts> {
  const { state, unsubscribedAt } = newsletterDeliveries;
  const [states, [visits]] = await Promise.all([
    db
      .select({ state, total: count(), unsubscribed: count(unsubscribedAt) })
      .from(newsletterDeliveries)
      .where(eq(newsletterDeliveries.editionId, id))
      .groupBy(state),
    db
      .select({ total: sum(visitCounts.count).mapWith(Number) })
      .from(visitCounts)
      .where(and(eq(visitCounts.measure, 'newsletter'), eq(visitCounts.subject, String(number)))),
  ]);
  const countOf = (name: DeliveryState) => states.find((row) => row.state === name)?.total ?? 0;
  return {
    queued: countOf('queued'),
    sent: countOf('sent'),
    failed: countOf('failed'),
    refused: countOf('refused'),
    withdrawn: countOf('withdrawn'),
    unsubscribed: states.reduce((total, row) => total + row.unsubscribed, 0),
    visits: visits?.total ?? 0,
  };
}

export interface StaffEdition {
  id: string;
  number: number;
  form: EditionInput;
  state: EditionState;
  version: number;
  sendAt: Date | null;
  startedAt: Date | null;
  finishedAt: Date | null;
  recipients: number;
  /** The email: of a draft as it is now, else as it was sent. */
  content: EditionContent;
  /** Slugs of articles that visitors cannot read now. */
  missing: string[];
  /** All published articles, the newest first. */
  choices: EditionChoice[];
  /** Absent before the sending. */
  figures?: EditionCounts;
  subscribers: SubscriberCounts;
  /** The number of the edition that is being sent. Another one waits for it. */
  waitsFor?: number;
}

export const toForm = ({ subject, introduction, articles }: EditionRow): EditionInput => ({
  subject,
  introduction,
  articles: [...articles],
});

export async function findEdition(db: QueryBuilder, id: string): Promise<EditionRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await db.select().from(newsletterEditions).where(eq(newsletterEditions.id, id));
  return row && withCurrentSlugs(db, row);
}

async function findSending(db: QueryBuilder): Promise<number | undefined> {
  const { number, state } = newsletterEditions;
  const [sending] = await db.select({ number }).from(newsletterEditions).where(eq(state, 'sending'));
  return sending?.number;
}

/** `undefined` when there is none. Throws NotAllowedError. */
export async function getEdition(
  { db, listArticles }: EditionDeps,
  { user }: SignedIn,
  id: string,
): Promise<StaffEdition | undefined> {
  requirePermission(user, 'newsletter.manage');
  const row = await findEdition(db, id);
  if (!row) return undefined;
  const { number, state, version, sendAt, startedAt, finishedAt, recipients } = row;
  const published = await listArticles();
  const { content, missing } = composeEdition(row, published);
  const sending = state === 'scheduled' ? await findSending(db) : undefined;
  return {
    id,
    number,
    form: toForm(row),
    state,
    version,
    sendAt,
    startedAt,
    finishedAt,
    recipients,
    missing,
    content: row.content ?? content,
    choices: published.map(({ slug, title, publishedOn }) => ({ slug, title, publishedOn })),
    subscribers: await countSubscribers(db),
    ...(startedAt && { figures: await readFigures(db, row) }),
    ...(sending !== undefined && { waitsFor: sending }),
  };
}
