import type { ReactNode } from 'react';
import { EMAIL_WITHHELD } from '~/content/contact/email-withheld';
import { Alert } from '~/ui/feedback/alert';

/** Where a mail was not sent because its unconfirmed address has had several. `children`: what that means here. */
export const EmailWithheld = ({ children }: { children?: ReactNode }) => (
  <Alert tone="info" title="No mail was sent">
    {EMAIL_WITHHELD} {children}
  </Alert>
);
