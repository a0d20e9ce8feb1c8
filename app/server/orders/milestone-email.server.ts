import { eq } from 'drizzle-orm';
import { getMilestoneInvoicePath } from '~/content/quotes/quote-paths';
import type { Paise } from '~/domain/money/money';
import type { Order } from '~/domain/orders/order';
import { site } from '~site';
import type { QueryBuilder } from '../db/database.server';
import { orders } from '../db/schema/orders.server';
import { projectMilestones, projects } from '../db/schema/projects.server';
import type { EmailQueue } from '../email/types.server';
import { readInvoiceAttachment } from '../invoices/read-invoices.server';
import { createAccessKey } from './access-key.server';

export interface MilestoneUpdate {
  kind: 'overdue' | 'paid' | 'part-paid' | 'cancelled' | 'refunded' | 'transferred';
  /** The key of the email. */
  key: string;
  /** Why it is cancelled. */
  reason?: string | undefined;
  /** What goes back to the client. */
  refund?: Paise | undefined;
  /** The part of the total that arrived. */
  arrived?: Paise | undefined;
  /** The credit note of a cancellation or a refund. The invoice is attached otherwise, but not to an email about a refund. */
  document?: string | undefined;
}

/** The project and the title of the milestone that the order invoices. */
async function readMilestone(db: QueryBuilder, orderId: string) {
  const [row] = await db
    .select({ project: projects.name, title: projectMilestones.title })
    .from(orders)
    .innerJoin(projectMilestones, eq(projectMilestones.id, orders.milestoneId))
    .innerJoin(projects, eq(projects.id, projectMilestones.projectId))
    .where(eq(orders.id, orderId));
  return row;
}

/** The email to the client about the invoice of a milestone. None after the account of the client was deleted. */
export async function enqueueMilestoneEmail(
  { emailQueue, secret }: { emailQueue: EmailQueue; secret: string },
  transaction: QueryBuilder,
  order: Order,
  { kind, key, reason, refund, arrived, document }: MilestoneUpdate,
): Promise<void> {
  const milestone = await readMilestone(transaction, order.id);
  const { dueOn, contact, number, balance, priced, invoices } = order;
  const invoice = invoices.find((each) => each.kind === 'invoice');
  if (!milestone || !dueOn || !invoice || !contact.email) return;
  const isRestAsked = kind === 'overdue' || kind === 'part-paid';
  await emailQueue.enqueue(transaction, {
    template: 'project-invoice',
    data: {
      ...milestone,
      kind,
      name: contact.name,
      invoice: invoice.number,
      dueOn,
      reference: number,
      amount: refund ?? (isRestAsked ? balance.outstanding : priced.orderTotal),
      ...(reason && { reason }),
      ...(arrived !== undefined && { arrived }),
      ...(refund !== undefined && document && { hasCreditNote: true }),
      link: getMilestoneInvoicePath(number, createAccessKey({ secret }, order.id)),
    },
    key,
    to: contact.email,
    audience: 'confirmed',
    replyTo: site.emails.projects,
    attachments: await readInvoiceAttachment(
      transaction,
      document ?? (refund === undefined ? invoice.number : undefined),
    ),
  });
}
