import type { ReactNode } from 'react';
import { EMAIL_WITHHELD } from '~/content/email-withheld';
import { Notice } from '~/ui/notice';

/** Where a mail was not sent because its unconfirmed address has had several. `children`: what that means here. */
export const EmailWithheld = ({ children }: { children?: ReactNode }) => (
  <Notice tone="info" title="No mail was sent">
    {EMAIL_WITHHELD} {children}
  </Notice>
);
