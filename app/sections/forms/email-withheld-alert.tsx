import type { ReactNode } from 'react';
import { EMAIL_WITHHELD } from '~/content/contact/email-withheld';
import { Alert } from '~/ui/feedback/alert';

/** Says that an email was not sent, because its unconfirmed recipient got several already. `children` says what that means. */
export const EmailWithheldAlert = ({ children }: { children?: ReactNode }) => (
  <Alert tone="info" title="No email was sent">
    {EMAIL_WITHHELD} {children}
  </Alert>
);
