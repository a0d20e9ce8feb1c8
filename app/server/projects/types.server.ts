import type { QueryBuilder, ServiceDeps } from '../db/database.server';
import type { ContentDeps } from '../db/file-contents.server';
import type { NotifierDeps } from '../notifications/notify-by-preference.server';

export interface ProjectDeps extends NotifierDeps, ContentDeps, ServiceDeps {
  /**
   * Invoices a milestone that is done now, in the same transaction and as its last step. True when the client gets an invoice.
   * Absent where nothing is invoiced.
   */
  invoiceMilestone?: (
    transaction: QueryBuilder,
    milestone: { milestoneId: string; userId: string; at: Date },
  ) => Promise<boolean>;
}
