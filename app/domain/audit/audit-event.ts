import type { VersionKind } from '../publishing/publication-state';

/** The areas of the back office whose changes the audit log lists. */
export const AUDIT_AREAS = [
  'people',
  'products',
  'categories',
  'reviews',
  'articles',
  'help',
  'newsletter',
  'subscribers',
  'announcements',
  'redirects',
  'gaps',
  'discounts',
  'gift-cards',
  'tickets',
  'events',
  'inbox',
  'templates',
  'calls',
  'applications',
  'roles',
  'quotes',
  'projects',
  'jobs',
  'mail',
  'backups',
  'webhooks',
  'api-keys',
] as const;
export type AuditArea = (typeof AUDIT_AREAS)[number];

/** What was done. The words of a page stand in app/content/admin/audit-texts.ts. */
export type AuditAction =
  | `person-${'invited' | 'withdrawn'}`
  | 'role-changed'
  | 'sessions-ended'
  | `account-${'locked' | 'unlocked'}`
  | `data-${'exported' | 'erased'}`
  | `view-${'requested' | 'started' | 'ended'}`
  | `product-${'created' | 'edited' | 'imported' | 'published' | 'unpublished' | 'pictures' | 'deleted' | 'restored'}`
  | `category-${'created' | 'changed' | 'deleted'}`
  | `review-${'approved' | 'refused' | 'answered'}`
  | `article-${VersionKind | 'picture' | 'deleted'}`
  | `help-${VersionKind | 'picture' | 'deleted'}`
  | `edition-${'created' | 'changed' | 'scheduled' | 'unscheduled' | 'stopped' | 'deleted'}`
  | `subscriber${'-unsubscribed' | 's-exported'}`
  | `announcement-${'created' | 'changed' | 'deleted'}`
  | `redirect-${'created' | 'changed' | 'deleted'}`
  | 'gap-state'
  | 'stock-changed'
  | `discount-${'created' | 'changed' | 'switched' | 'deleted'}`
  | `gift-card-${'voided' | 'resent'}`
  | `backup-${'started' | 'downloaded'}`
  | 'ticket-checked-in'
  | 'ticket-check-in-undone'
  | 'guests-exported'
  | `event-email-${'created' | 'changed' | 'deleted' | 'sent'}`
  | `message-${'state' | 'owner' | 'replied' | 'noted' | 'erased'}`
  | `sender-${'linked' | 'unlinked'}`
  | `call-${'moved' | 'cancelled' | 'hours'}`
  | `template-${'created' | 'changed' | 'deleted'}`
  | `application-${'moved' | 'rated' | 'noted' | 'emailed'}`
  | `open-role-${'created' | 'changed' | 'published' | 'scheduled' | 'unscheduled' | 'closed' | 'filled' | 'reopened' | 'deleted'}`
  | `quote-${'created' | 'changed' | 'sent' | 'withdrawn' | 'started' | 'deleted'}`
  | `project-${'created' | 'changed' | 'deleted' | 'comment-answered'}`
  | `project-member-${'added' | 'removed'}`
  | `project-update-${'written' | 'changed'}`
  | `project-file-${'added' | 'removed'}`
  | `milestone-${'added' | 'changed' | 'moved' | 'removed' | 'done' | 'reopened'}`
  | `hours-${'added' | 'changed' | 'removed'}`
  | `job-${'retried' | 'given-up'}`
  | 'email-resent'
  | `webhook-${'created' | 'changed' | 'deleted' | 'tested' | 'resent'}`
  | `api-key-${'created' | 'deleted'}`;

/** A few fields of a subject. They hold no secrets and no personal data. */
export type AuditValues = Readonly<Record<string, string | number | boolean | null>>;

/** A change as the audit log shows it. */
export interface AuditEntryView {
  id: string;
  at: Date;
  /** The name of the member of staff. Absent when the account was deleted. */
  by?: string;
  area: AuditArea;
  action: AuditAction;
  subjectId: string;
  /** The name of the subject; of a person while the account exists. */
  subject?: string;
  /** The subject has no page any more. */
  isDeleted: boolean;
  before?: AuditValues;
  after?: AuditValues;
}
