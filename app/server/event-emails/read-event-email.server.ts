import { and, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import { isUuid } from '~/domain/text/uuid';
import { type DatesByProduct, type EventKey, getDates, type ListedEvent } from '~/domain/tickets/event';
import {
  canEmailGuests,
  type EventEmailGuests,
  type EventEmailInput,
  type EventEmailState,
  type FormerEventEmail,
  type ListedEventEmail,
} from '~/domain/tickets/event-email';
import type { QueryBuilder, ServiceDeps } from '../db/database.server';
import { users } from '../db/schema/accounts.server';
import { eventEmails } from '../db/schema/event-emails.server';
import type { EmailThread } from '../email/email-thread.server';
import type { EmailQueue } from '../email/types.server';
import { toIsoDay } from '../iso-day.server';
import { findEvent } from '../tickets/read-events.server';
import { countRecipients } from './recipients.server';

export interface EventEmailDeps extends ServiceDeps {
  dates: DatesByProduct;
  /** Renders the template. */
  render: EmailThread['render'];
  emailQueue: EmailQueue;
}

export type EventEmailRow = typeof eventEmails.$inferSelect;

/** What staff see of an event before they email its guests. */
export interface EmailedEvent {
  event: ListedEvent;
  /** R-TICKET-12: whether an email can be written and sent now. */
  canEmail: boolean;
  /** To how many addresses one would go. */
  recipients: Record<EventEmailGuests, number>;
}

export interface EventEmailPage extends EmailedEvent {
  /** The latest first. */
  emails: ListedEventEmail[];
  /** Of dates that the product had before, the latest first: a date was moved after they were written. */
  former: FormerEventEmail[];
}

export interface StaffEventEmail extends EmailedEvent {
  id: string;
  form: EventEmailInput;
  state: EventEmailState;
  version: number;
  /** How many emails were queued. */
  queued: number;
  startedAt?: Date;
  sentBy?: string;
  finishedAt?: Date;
}

export const getToday = ({ clock }: Pick<ServiceDeps, 'clock'>): string => toIsoDay(clock());

/** `null` for an unknown event. */
export async function findEmailedEvent(
  deps: Omit<EventEmailDeps, 'render' | 'emailQueue'>,
  key: EventKey,
): Promise<EmailedEvent | null> {
  const { db, dates: byProduct } = deps;
  const event = await findEvent(db, key, { byProduct, today: getToday(deps) });
  if (!event) return null;
  return {
    event,
    canEmail: canEmailGuests(event, getToday(deps)),
    recipients: await countRecipients(db, { byProduct, event: key }),
  };
}

export const isOfKey = ({ productId, day }: EventKey) =>
  and(
    eq(eventEmails.productId, productId),
    day === undefined ? isNull(eventEmails.day) : eq(eventEmails.day, day),
  );

async function listEmails(db: QueryBuilder, condition: SQL | undefined): Promise<FormerEventEmail[]> {
  const { id, subject, text, day, state, guests, recipients, startedAt, changedAt } = eventEmails;
  const rows = await db
    .select({ id, subject, text, day, state, guests, recipients, startedAt, changedAt, sentBy: users.name })
    .from(eventEmails)
    .leftJoin(users, eq(users.id, eventEmails.sentBy))
    .where(condition)
    .orderBy(desc(eventEmails.createdAt), desc(id));
  return rows.map(({ startedAt: at, sentBy, day: isoDay, ...email }) => ({
    ...email,
    ...(isoDay !== null && { day: isoDay }),
    ...(at && { startedAt: at }),
    ...(sentBy !== null && { sentBy }),
  }));
}

/** The emails of a product whose date is in no list of events. */
function isOfFormerDate(byProduct: DatesByProduct, { productId }: EventKey): SQL | undefined {
  const dates = getDates(byProduct, productId).map(({ startsOn }) => startsOn);
  const isOfDate = dates.map((day) => isOfKey({ productId, day }));
  const isKnown = dates.length > 0 ? or(...isOfDate) : isNull(eventEmails.day);
  // A comparison with a missing day is neither true nor false.
  return and(eq(eventEmails.productId, productId), isKnown && sql`(${isKnown}) is not true`);
}

/** An event with the emails to its guests, also drafts. `null` for an unknown event. Throws NotAllowedError. */
export async function getEventEmailPage(
  deps: EventEmailDeps,
  { user }: SignedIn,
  key: EventKey,
): Promise<EventEmailPage | null> {
  requirePermission(user, 'orders.manage');
  const emailed = await findEmailedEvent(deps, key);
  return (
    emailed && {
      ...emailed,
      emails: await listEmails(deps.db, isOfKey(key)),
      former: await listEmails(deps.db, isOfFormerDate(deps.dates, key)),
    }
  );
}

export const toForm = ({ subject, text, guests }: EventEmailRow): EventEmailInput => ({
  subject,
  text,
  guests,
});

export async function findEventEmail(db: QueryBuilder, key: EventKey, id: string) {
  if (!isUuid(id)) return undefined;
  const [found] = await db
    .select({ row: eventEmails, sentBy: users.name })
    .from(eventEmails)
    .leftJoin(users, eq(users.id, eventEmails.sentBy))
    .where(and(eq(eventEmails.id, id), isOfKey(key)));
  return found;
}

/** `null` when there is none. Throws NotAllowedError. */
export async function getEventEmail(
  deps: EventEmailDeps,
  { user }: SignedIn,
  key: EventKey,
  id: string,
): Promise<StaffEventEmail | null> {
  requirePermission(user, 'orders.manage');
  const found = await findEventEmail(deps.db, key, id);
  const emailed = found && (await findEmailedEvent(deps, key));
  if (!emailed) return null;
  const { row, sentBy } = found;
  const { state, version, startedAt, finishedAt, recipients: queued } = row;
  return {
    ...emailed,
    id,
    form: toForm(row),
    state,
    version,
    queued,
    ...(startedAt && { startedAt }),
    ...(sentBy !== null && { sentBy }),
    ...(finishedAt && { finishedAt }),
  };
}
