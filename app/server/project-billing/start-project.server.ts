import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { getProjectPath } from '~/content/account/account-paths';
import { teamMembers } from '~/content/company/team';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import type { StartProjectInput } from '~/domain/projects/project-forms';
import { divideQuote, getDueDay } from '~/domain/quotes/quote-plan';
import { isUuid } from '~/domain/text/uuid';
import { paths } from '~/paths';
import { site } from '~site';
import { recordChange } from '../audit/record-change.server';
import type { QueryBuilder, ServiceDeps } from '../db/database.server';
import { retryOnConflict } from '../db/retry.server';
import { projectMilestones, projects } from '../db/schema/projects.server';
import { quotes } from '../db/schema/quotes.server';
import type { EmailQueue } from '../email/types.server';
import { toIsoDay } from '../iso-day.server';
import type { QuoteTableRow } from '../quotes/quote-row.server';
import { addClient } from './invite-client.server';

export interface BillingDeps extends ServiceDeps {
  emailQueue: EmailQueue;
  /** Signs the secret links of invoices. */
  secret: string;
}

export type StartProjectResult =
  /** `isRepeated`: the quote had its project already. */
  | { kind: 'started'; projectId: string; isRepeated: boolean }
  /** Only an accepted quote becomes a project. */
  | { kind: 'not-accepted' }
  | { kind: 'unknown' };

export interface ProjectOfQuote {
  id: string;
  name: string;
}

/** The project that the quote became. `null` without one. Throws NotAllowedError. */
export async function findProjectOfQuote(
  { db }: BillingDeps,
  { user }: SignedIn,
  quoteId: string,
): Promise<ProjectOfQuote | null> {
  requirePermission(user, 'quotes.manage');
  if (!isUuid(quoteId)) return null;
  const { id, name } = projects;
  const [row] = await db.select({ id, name }).from(projects).where(eq(projects.quoteId, quoteId));
  return row ?? null;
}

/** The milestones of the quote's plan with their days and what their invoices charge (R-QUOTE-5). */
function planMilestones({ plan, lines, answeredAt }: QuoteTableRow, projectId: string, startedAt: Date) {
  if (!plan) return [];
  const acceptedOn = toIsoDay(answeredAt ?? startedAt);
  const charges = divideQuote(lines, plan.milestones);
  return plan.milestones.map((milestone, position) => {
    const charge = charges[position];
    return {
      id: uuid(),
      projectId,
      position,
      title: milestone.title,
      dueOn: getDueDay(milestone, acceptedOn),
      charge: charge && charge.lines.length > 0 ? charge : null,
    };
  });
}

/** Inserts the project with its milestones. It ends with the last milestone; without a plan, on its first day. */
async function insertProject(
  transaction: QueryBuilder,
  quote: QuoteTableRow,
  form: StartProjectInput,
  at: Date,
): Promise<string> {
  const id = uuid();
  const milestones = planMilestones(quote, id, at);
  const days = [form.startsOn, ...milestones.map(({ dueOn }) => dueOn)].toSorted();
  await transaction.insert(projects).values({
    ...form,
    id,
    quoteId: quote.id,
    state: 'running',
    createdAt: at,
    changedAt: at,
    endsOn: days.at(-1) ?? form.startsOn,
  });
  if (milestones.length > 0) await transaction.insert(projectMilestones).values(milestones);
  return id;
}

/**
 * R-BILLING-4: makes an accepted quote a project, once, however many ask at the same time. Its client becomes a member: now, or
 * when an account has the confirmed email of the quote. The client gets an email. Throws NotAllowedError.
 */
export async function startProject(
  deps: BillingDeps,
  actor: SignedIn,
  { quoteId, form }: { quoteId: string; form: StartProjectInput },
): Promise<StartProjectResult> {
  requirePermission(actor.user, 'quotes.manage');
  requirePermission(actor.user, 'projects.manage');
  if (!isUuid(quoteId) || !teamMembers.some(({ id }) => id === form.contactId)) return { kind: 'unknown' };
  return retryOnConflict(() =>
    deps.db.transaction(async (transaction): Promise<StartProjectResult> => {
      const [quote] = await transaction.select().from(quotes).where(eq(quotes.id, quoteId)).for('update');
      if (!quote) return { kind: 'unknown' };
      const earlier = await transaction.select().from(projects).where(eq(projects.quoteId, quoteId));
      if (earlier[0]) return { kind: 'started', projectId: earlier[0].id, isRepeated: true };
      if (quote.state !== 'accepted') return { kind: 'not-accepted' };
      const at = deps.clock();
      const projectId = await insertProject(transaction, quote, form, at);
      const { number, clientEmail: email, clientName: client } = quote;
      // Empty: the account of the client was deleted.
      if (email) {
        const hasAccount = await addClient(transaction, { projectId, email, at });
        await deps.emailQueue.enqueue(transaction, {
          template: 'project-started',
          data: {
            name: client,
            project: form.name,
            quote: number,
            hasAccount,
            link: hasAccount ? getProjectPath(projectId) : paths.auth.signUp(),
          },
          key: `project-started:${projectId}`,
          to: email,
          audience: 'confirmed',
          replyTo: site.emails.projects,
        });
      }
      await recordChange(transaction, {
        userId: actor.user.id,
        area: 'quotes',
        action: 'quote-started',
        subjectId: quoteId,
        subjectLabel: number,
        after: { project: form.name, startsOn: form.startsOn },
        at,
      });
      return { kind: 'started', projectId, isRepeated: false };
    }),
  );
}
