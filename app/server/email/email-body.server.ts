import type { ReactElement } from 'react';

/** What a template makes: see README.md beside this file. */
export interface EmailBody {
  subject: string;
  /** A `<MailFrame>`. */
  body: ReactElement;
}
