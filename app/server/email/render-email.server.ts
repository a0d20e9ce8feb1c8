import type { EmailBody } from './email-body.server';
import { renderEmail } from './render-email.server';
import { type EmailContent, templates } from './templates/registry.server';

export interface RenderedEmail {
  subject: string;
  html: string;
  text: string;
}

/** Links to this site begin with `siteUrl`. Runs in the email thread: what it costs, no visitor waits for. */
export function renderEmail({ template, data }: EmailContent, siteUrl: string): RenderedEmail {
  // A template and its data belong together; a union of both cannot say so to a call.
  const { subject, body } = (templates[template] as (data: unknown) => EmailBody)(data);
  // A newline would begin a header of somebody else's choice.
  return { subject: subject.replace(/\s+/g, ' ').trim(), ...renderEmail(body, siteUrl) };
}
