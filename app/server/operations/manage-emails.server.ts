import { and, desc, eq, lt, not, type SQL, sql } from 'drizzle-orm';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import {
  EMAIL_LIST_VIEWS,
  type EmailListView,
  type EmailQuery,
  type EmailState,
} from '~/domain/operations/email-query';
import { MAX_VIEW_COUNT } from '~/domain/site/staff-counts';
import { isUuid } from '~/domain/text/uuid';
import { recordChange } from '../audit/record-change.server';
import type { QueryBuilder, ServiceDeps } from '../db/database.server';
import { cutPage, toLikePattern } from '../db/list-query.server';
import { emails } from '../db/schema/emails.server';
import { jobs } from '../db/schema/jobs.server';
import { isReadableTemplate, removePrivateLinks } from '../email/readable-templates.server';
import { enqueue } from '../jobs/enqueue.server';
import { isUndecided } from '../jobs/job-states.server';
import { toAuditedSubject } from './job-subjects.server';

const ROWS_PER_PAGE = 50;

/** An email as staff see it in the list. */
export interface StaffEmail {
  id: string;
  recipient: string;
  /** Empty until the email is rendered. */
  subject: string;
  template?: string;
  state: EmailState;
  /** Failed attempts. */
  attempts: number;
  createdAt: Date;
  sentAt?: Date;
}

export interface StaffEmailList {
  /** The newest first. */
  rows: StaffEmail[];
  /** A count ends at MAX_VIEW_COUNT. */
  counts: Readonly<Record<EmailListView, number>>;
  /** For the next page. Absent on the last one. */
  after?: string;
}

/**
 * shown: with links that open nothing private · secret: the template may carry a link that signs in · removed: the text was
 * deleted when the email was sent · none: not rendered yet, or withheld
 */
export type EmailBodyState = 'shown' | 'secret' | 'removed' | 'none';

export interface StaffEmailDetails extends StaffEmail {
  replyTo?: string;
  /** Without emails. */
  lastError?: string;
  /** File names. */
  attachments: string[];
  body: EmailBodyState;
  /** Empty unless the body is shown. */
  text: string;
  html: string;
  canResend: boolean;
}

const listedColumns = {
  id: emails.id,
  recipient: emails.recipient,
  subject: emails.subject,
  template: emails.template,
  state: emails.state,
  attempts: emails.attempts,
  createdAt: emails.createdAt,
  sentAt: emails.sentAt,
};

type ListedRow = Pick<typeof emails.$inferSelect, keyof typeof listedColumns>;

const toStaffEmail = ({ template, sentAt, ...row }: ListedRow): StaffEmail => ({
  ...row,
  ...(template !== null && { template }),
  ...(sentAt && { sentAt }),
});

const isReal = not(emails.isDecoy);

const hasState = (state: EmailState): SQL => eq(emails.state, state);

const hasRecipient = (q: string): SQL | undefined =>
  q ? sql`lower(${emails.recipient}) like lower(${toLikePattern(q)})` : undefined;

const toViewCondition = (view: EmailListView): SQL | undefined =>
  view === 'all' ? undefined : hasState(view);

/** One row with a number for each view. */
async function countViews(db: QueryBuilder, q: string): Promise<StaffEmailList['counts']> {
  const counts = EMAIL_LIST_VIEWS.map((view) => {
    const condition = and(isReal, hasRecipient(q), toViewCondition(view));
    const matching = db.select({ one: sql`1` }).from(emails).where(condition).limit(MAX_VIEW_COUNT);
    return [view, sql<number>`(select count(*)::int from ${matching} as matching)`.as(view)] as const;
  });
  const [row] = await db.select(Object.fromEntries(counts)).from(sql`(select) as one`);
  return row as StaffEmailList['counts'];
}

/** Every outgoing email of the last 90 days, 50 a page. Decoys are not listed. Throws NotAllowedError. */
export async function listEmails(
  { db }: ServiceDeps,
  { user }: SignedIn,
  { view, q, after }: EmailQuery,
): Promise<StaffEmailList> {
  requirePermission(user, 'jobs.manage');
  // The ids are in the order of time.
  const isAfter = after ? lt(emails.id, after) : undefined;
  const rows = await db
    .select(listedColumns)
    .from(emails)
    .where(and(isReal, hasRecipient(q), toViewCondition(view), isAfter))
    .orderBy(desc(emails.id))
    .limit(ROWS_PER_PAGE + 1);
  const { page, last } = cutPage(rows, ROWS_PER_PAGE);
  return {
    rows: page.map(toStaffEmail),
    counts: await countViews(db, q),
    ...(last && { after: last.id }),
  };
}

type EmailRow = typeof emails.$inferSelect;

function getBodyState({ template, state, content, html }: EmailRow): EmailBodyState {
  if (!isReadableTemplate(template)) return 'secret';
  if (html !== '') return 'shown';
  return content !== null || state === 'withheld' ? 'none' : 'removed';
}

/** A failed email has its whole text. So does one of demo mode, which no mail server got. */
const isResendable = ({ state, html, content }: EmailRow): boolean =>
  (state === 'failed' || state === 'stored') && (html !== '' || content !== null);

async function findEmail(db: QueryBuilder, id: string): Promise<EmailRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await db
    .select()
    .from(emails)
    .where(and(eq(emails.id, id), isReal));
  return row;
}

/** R-MAIL-1: one email, with its text if staff may read it. `null` for an unknown id. Throws NotAllowedError. */
export async function getEmail(
  { db }: ServiceDeps,
  { user }: SignedIn,
  id: string,
): Promise<StaffEmailDetails | null> {
  requirePermission(user, 'jobs.manage');
  const row = await findEmail(db, id);
  if (!row) return null;
  const { replyTo, lastError } = row;
  const { recipient, subject, template, state, attempts, createdAt, sentAt } = row;
  const body = getBodyState(row);
  const shown = (text: string) => (body === 'shown' ? removePrivateLinks(text) : '');
  return {
    ...toStaffEmail({ id, recipient, subject, template, state, attempts, createdAt, sentAt }),
    ...(replyTo !== null && { replyTo }),
    ...(lastError !== null && { lastError }),
    attachments: row.attachments.map(({ name }) => name),
    body,
    text: shown(row.text),
    html: shown(row.html),
    canResend: isResendable(row),
  };
}

export type ResendResult = 'queued' | 'unknown' | 'conflict';

/**
 * R-MAIL-2: sends an email again. `state` is what the page showed: of two forms at once, one sends. `conflict`: the email has
 * another state by now, or its text is gone. Throws NotAllowedError.
 */
export async function resendEmail(
  { db, clock }: ServiceDeps,
  { user }: SignedIn,
  { id, state }: { id: string; state: string },
): Promise<ResendResult> {
  requirePermission(user, 'jobs.manage');
  if (!isUuid(id)) return 'unknown';
  return db.transaction(async (transaction) => {
    const [row] = await transaction
      .select()
      .from(emails)
      .where(and(eq(emails.id, id), isReal))
      .for('update');
    if (!row) return 'unknown';
    if (row.state !== state || !isResendable(row)) return 'conflict';
    await transaction
      .update(emails)
      .set({ state: 'queued', attempts: 0, lastError: null, sentAt: null })
      .where(eq(emails.id, id));
    // The failed job of this email is decided: this one takes its place.
    await transaction
      .update(jobs)
      .set({ discardedAt: sql`now()` })
      .where(and(isUndecided, sql`${jobs.payload} ->> 'emailId' = ${id}`));
    await enqueue(transaction, row.content === null ? 'send-email' : 'render-email', { emailId: id });
    await recordChange(transaction, {
      userId: user.id,
      area: 'mail',
      action: 'email-resent',
      subjectId: id,
      ...(row.template !== null && { subjectLabel: row.template }),
      before: { state: row.state },
      after: { ...toAuditedSubject({ kind: 'email', id, name: row.subject }), state: 'queued' },
      at: clock(),
    });
    return 'queued';
  });
}
