import type { Letter } from '../letter.server';
import { accountExists } from './account-exists.server';
import { callCancelled } from './call-cancelled.server';
import { commentNotice } from './comment-notice.server';
import { confirmAddress } from './confirm-address.server';
import { confirmNewEmail } from './confirm-new-email.server';
import { emailChangeRequested } from './email-change-requested.server';
import { emailChanged } from './email-changed.server';
import { leadConfirmation } from './lead-confirmation.server';
import { leadCopy } from './lead-copy.server';
import { leadNotice } from './lead-notice.server';
import { leavingAsked } from './leaving-asked.server';
import { leavingDone } from './leaving-done.server';
import { leavingTakenBack } from './leaving-taken-back.server';
import { newDevice } from './new-device.server';
import { newsletterConfirmation } from './newsletter-confirmation.server';
import { newsletterWelcome } from './newsletter-welcome.server';
import { orderCancelled, orderCancelledNotice } from './order-cancelled.server';
import { orderConfirmation } from './order-confirmation.server';
import { orderNotice } from './order-notice.server';
import { passwordChanged } from './password-changed.server';
import { projectNews } from './project-news.server';
import { resetPassword } from './reset-password.server';
import { securityChanged } from './security-changed.server';

/** Every mail that this site writes, by the name under which it waits in the outbox until it is rendered. */
export const templates = {
  'account-exists': accountExists,
  'call-cancelled': callCancelled,
  'comment-notice': commentNotice,
  'confirm-address': confirmAddress,
  'confirm-new-email': confirmNewEmail,
  'email-change-requested': emailChangeRequested,
  'email-changed': emailChanged,
  'lead-confirmation': leadConfirmation,
  'lead-copy': leadCopy,
  'lead-notice': leadNotice,
  'leaving-asked': leavingAsked,
  'leaving-done': leavingDone,
  'leaving-taken-back': leavingTakenBack,
  'new-device': newDevice,
  'newsletter-confirmation': newsletterConfirmation,
  'newsletter-welcome': newsletterWelcome,
  'order-cancelled': orderCancelled,
  'order-cancelled-notice': orderCancelledNotice,
  'order-confirmation': orderConfirmation,
  'order-notice': orderNotice,
  'password-changed': passwordChanged,
  'project-news': projectNews,
  'reset-password': resetPassword,
  'security-changed': securityChanged,
} as const satisfies Readonly<Record<string, (data: never) => Letter>>;

export type TemplateName = keyof typeof templates;

type DataOf<Name extends TemplateName> =
  Parameters<(typeof templates)[Name]> extends [infer Data] ? Data : Record<string, never>;

/** A template and what it tells. It passes through JSON: no dates, no functions. */
export type EmailContent = {
  [Name in TemplateName]: { template: Name; data: DataOf<Name> };
}[TemplateName];
