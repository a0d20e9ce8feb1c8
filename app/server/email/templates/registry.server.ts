import type { EmailBody } from '../components/email-frame.server';
import { accountDeleted } from './account-deleted.server';
import { accountExists } from './account-exists.server';
import { accountLock } from './account-lock.server';
import { backupWarning } from './backup-warning.server';
import { booksWarning } from './books-warning.server';
import { callCancelledStaffEmail } from './call-cancelled-staff-email.server';
import { callCancelled, callMoved } from './call-changed.server';
import { commentStaffEmail } from './comment-staff-email.server';
import { confirmEmail } from './confirm-email.server';
import { confirmNewEmail } from './confirm-new-email.server';
import { deletionCancelled } from './deletion-cancelled.server';
import { deletionRequested } from './deletion-requested.server';
import { emailChangeRequested } from './email-change-requested.server';
import { emailChanged } from './email-changed.server';
import { eventEmail } from './event-email.server';
import { giftCardEmail } from './gift-card.server';
import { giftCardSentEmail } from './gift-card-sent.server';
import { jobsWarning } from './jobs-warning.server';
import { leadAnswerStaffEmail } from './lead-answer-staff-email.server';
import { leadConfirmation } from './lead-confirmation.server';
import { leadCopy } from './lead-copy.server';
import { leadReply } from './lead-reply.server';
import { leadStaffEmail } from './lead-staff-email.server';
import { newDevice } from './new-device.server';
import { newsletterConfirmation } from './newsletter-confirmation.server';
import { newsletterEdition } from './newsletter-edition.server';
import { newsletterWelcome } from './newsletter-welcome.server';
import { orderCancelled } from './order-cancelled.server';
import { orderCancelledStaffEmail } from './order-cancelled-staff-email.server';
import { orderConfirmation } from './order-confirmation.server';
import { orderLink } from './order-link.server';
import { orderStaffEmail } from './order-staff-email.server';
import { orderStatusEmail } from './order-status.server';
import { partialPayment } from './partial-payment.server';
import { passwordChanged } from './password-changed.server';
import { paymentReminder } from './payment-reminder.server';
import { paymentWarning } from './payment-warning.server';
import { projectInvoice } from './project-invoice.server';
import { projectStarted } from './project-started.server';
import { projectUpdateEmail } from './project-update.server';
import { quoteAccepted, quoteSent, quoteStaffEmail } from './quote-emails.server';
import { resetPassword } from './reset-password.server';
import { returnStaffEmail, returnUpdate } from './return-emails.server';
import { reviewRefused } from './review-refused.server';
import { securityChanged } from './security-changed.server';
import { staffInvitation } from './staff-invitation.server';
import { stockAlert, stockAlertConfirmation } from './stock-alert.server';
import { viewRequest } from './view-request.server';

/** All templates, by the id that `emails.content` stores until the email is rendered. */
export const templates = {
  'account-exists': accountExists,
  'call-cancelled': callCancelled,
  'call-cancelled-staff-email': callCancelledStaffEmail,
  'call-moved': callMoved,
  'comment-staff-email': commentStaffEmail,
  'confirm-email': confirmEmail,
  'confirm-new-email': confirmNewEmail,
  'email-change-requested': emailChangeRequested,
  'email-changed': emailChanged,
  'event-email': eventEmail,
  'jobs-alert': jobsWarning,
  'gift-card': giftCardEmail,
  'gift-card-sent': giftCardSentEmail,
  'lead-answer-staff-email': leadAnswerStaffEmail,
  'lead-confirmation': leadConfirmation,
  'lead-copy': leadCopy,
  'lead-staff-email': leadStaffEmail,
  'lead-reply': leadReply,
  'deletion-requested': deletionRequested,
  'account-deleted': accountDeleted,
  'account-lock': accountLock,
  'deletion-cancelled': deletionCancelled,
  'new-device': newDevice,
  'newsletter-confirmation': newsletterConfirmation,
  'newsletter-edition': newsletterEdition,
  'newsletter-welcome': newsletterWelcome,
  'order-cancelled': orderCancelled,
  'order-cancelled-staff-email': orderCancelledStaffEmail,
  'order-confirmation': orderConfirmation,
  'order-link': orderLink,
  'order-staff-email': orderStaffEmail,
  'order-status': orderStatusEmail,
  'partial-payment': partialPayment,
  'password-changed': passwordChanged,
  'backup-alert': backupWarning,
  'books-alert': booksWarning,
  'payment-alert': paymentWarning,
  'payment-reminder': paymentReminder,
  'project-update': projectUpdateEmail,
  'project-invoice': projectInvoice,
  'project-started': projectStarted,
  'quote-accepted': quoteAccepted,
  'quote-staff-email': quoteStaffEmail,
  'quote-sent': quoteSent,
  'reset-password': resetPassword,
  'return-staff-email': returnStaffEmail,
  'return-update': returnUpdate,
  'review-refused': reviewRefused,
  'security-changed': securityChanged,
  'staff-invitation': staffInvitation,
  'stock-alert': stockAlert,
  'stock-alert-confirmation': stockAlertConfirmation,
  'view-request': viewRequest,
} as const satisfies Readonly<Record<string, (data: never) => EmailBody>>;

export type TemplateName = keyof typeof templates;

type DataOf<Name extends TemplateName> =
  Parameters<(typeof templates)[Name]> extends [infer Data] ? Data : Record<string, never>;

/** A template with its data. The data is stored as JSON: no dates, no functions. */
export type EmailContent = {
  [Name in TemplateName]: { template: Name; data: DataOf<Name> };
}[TemplateName];
