import { eq } from 'drizzle-orm';
import { getMilestoneInvoicePath } from '~/content/quotes/quote-paths';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import { priceCharge } from '~/domain/quotes/quote-plan';
import { isUuid } from '~/domain/text/uuid';
import { addDays } from '~/domain/time/wall-clock';
import { site } from '~site';
import type { QueryBuilder } from '../db/database.server';
import { projectMilestones, projects } from '../db/schema/projects.server';
import { quotes } from '../db/schema/quotes.server';
import { readInvoiceAttachment } from '../invoices/read-invoices.server';
import { toIsoDay } from '../iso-day.server';
import { createAccessKey } from '../orders/access-key.server';
import { placeMilestoneOrder } from '../orders/place-milestone-order.server';
import { isInvoiced } from '../projects/complete-milestone.server';
import type { BillingDeps } from './start-project.server';

/**
 * `invoiced`: the invoice is issued · `before`: it has one already · `not-charged`: the milestone has no share, or its project no
 * quote · `no-client`: the account of the client was deleted
 */
export type InvoiceMilestoneResult = 'invoiced' | 'before' | 'not-charged' | 'no-client';

export interface DoneMilestone {
  milestoneId: string;
  /** The member of staff. */
  userId: string;
  at: Date;
}

/**
 * R-BILLING-1: invoices a milestone that is done, once, and sends the invoice to the client. The transaction must have locked the
 * milestone. It is the last step of the transaction, because all issued documents wait for its lock.
 */
export async function invoiceMilestone(
  { emailQueue, secret }: Pick<BillingDeps, 'emailQueue' | 'secret'>,
  transaction: QueryBuilder,
  { milestoneId, userId, at }: DoneMilestone,
): Promise<InvoiceMilestoneResult> {
  const [row] = await transaction
    .select({ milestone: projectMilestones, project: projects.name, quote: quotes })
    .from(projectMilestones)
    .innerJoin(projects, eq(projects.id, projectMilestones.projectId))
    .innerJoin(quotes, eq(quotes.id, projects.quoteId))
    .where(eq(projectMilestones.id, milestoneId));
  const { charge } = row?.milestone ?? {};
  if (!row || !charge) return 'not-charged';
  if (await isInvoiced(transaction, milestoneId)) return 'before';
  const { milestone, project, quote } = row;
  const { title } = milestone;
  const { clientName, clientEmail: email, company, billing, gstin, number: quoteNumber } = quote;
  if (email === '') return 'no-client';
  const dueOn = addDays(toIsoDay(at), quote.plan?.paymentDays ?? 0);
  const { orderId, orderNumber, invoiceNumber } = await placeMilestoneOrder(transaction, {
    milestoneId,
    title: `${title}, quote ${quoteNumber}`,
    charge,
    dueOn,
    userId,
    at,
    client: { name: company ?? clientName, email, billing, gstin },
  });
  await emailQueue.enqueue(transaction, {
    template: 'project-invoice',
    data: {
      kind: 'issued',
      name: clientName,
      project,
      title,
      invoice: invoiceNumber,
      dueOn,
      reference: orderNumber,
      amount: priceCharge(charge).total,
      link: getMilestoneInvoicePath(orderNumber, createAccessKey({ secret }, orderId)),
    },
    key: `project-invoice:${orderId}`,
    to: email,
    audience: 'confirmed',
    replyTo: site.emails.projects,
    attachments: await readInvoiceAttachment(transaction, invoiceNumber),
  });
  return 'invoiced';
}

/**
 * Invoices a milestone again whose invoice was cancelled, or one that was done before its client was known. Throws NotAllowedError.
 */
export async function invoiceAgain(
  deps: BillingDeps,
  { user }: SignedIn,
  milestoneId: string,
): Promise<InvoiceMilestoneResult | 'not-done'> {
  requirePermission(user, 'projects.manage');
  if (!isUuid(milestoneId)) return 'not-done';
  return deps.db.transaction(async (transaction) => {
    const [milestone] = await transaction
      .select({ doneAt: projectMilestones.doneAt })
      .from(projectMilestones)
      .where(eq(projectMilestones.id, milestoneId))
      .for('update');
    if (!milestone?.doneAt) return 'not-done';
    return invoiceMilestone(deps, transaction, { milestoneId, userId: user.id, at: deps.clock() });
  });
}
