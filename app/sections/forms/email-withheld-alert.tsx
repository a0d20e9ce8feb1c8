import type { ReactNode } from 'react';
import { Alert } from '~/ui/feedback/alert';

/** Of an order or a message that arrived: sending the form again would repeat it. */
export const SUBMISSION_EMAIL_WITHHELD =
  'We have already sent several emails to this address, so this one was not sent.';

/** Shown instead of sending an email to an unconfirmed address. It reveals nothing else about the address. */
export const EMAIL_WITHHELD = `${SUBMISSION_EMAIL_WITHHELD} Please try again in an hour or tomorrow.`;

interface EmailWithheldAlertProps {
  /** The email belongs to an order or a message that arrived: sending the form again would repeat it. */
  isSubmissionStored?: boolean;
  /** What it means that the email was not sent. */
  children?: ReactNode;
}

/** Says that an email was not sent, because its unconfirmed recipient got several already. */
export const EmailWithheldAlert = ({ isSubmissionStored = false, children }: EmailWithheldAlertProps) => (
  <Alert tone="info" title="No email was sent">
    {isSubmissionStored ? SUBMISSION_EMAIL_WITHHELD : EMAIL_WITHHELD} {children}
  </Alert>
);
