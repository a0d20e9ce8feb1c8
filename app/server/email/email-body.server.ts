import type { ReactElement } from 'react';

/** The result of a template: see README.md in this folder. */
export interface EmailBody {
  subject: string;
  /** An `<EmailFrame>`. */
  body: ReactElement;
}
