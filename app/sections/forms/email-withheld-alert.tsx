import type { ReactNode } from 'react';
import { Alert } from '~/ui/feedback/alert';

/** Shown instead of sending an email to an unconfirmed address. It reveals nothing else about the address. */
export const EMAIL_WITHHELD =
  'We have already sent several emails to this address, so this one was not sent. Please try again in an hour or tomorrow.';

/** Says that an email was not sent, because its unconfirmed recipient got several already. `children` says what that means. */
export const EmailWithheldAlert = ({ children }: { children?: ReactNode }) => (
  <Alert tone="info" title="No email was sent">
    {EMAIL_WITHHELD} {children}
  </Alert>
);
