import type { EmailBody } from './email-body.server';
import { renderEmailBody } from './render-email-body.server';
import { type EmailContent, templates } from './templates/registry.server';

export interface RenderedEmail {
  subject: string;
  html: string;
  text: string;
}

/** Renders a template. Paths become URLs of `siteUrl`. Runs in the email thread: no request waits for it. */
export function renderEmail({ template, data }: EmailContent, siteUrl: string): RenderedEmail {
  // TypeScript cannot relate the template of a union to its data.
  const { subject, body } = (templates[template] as (data: unknown) => EmailBody)(data);
  // Prevents header injection: a newline would begin another header.
  return { subject: subject.replace(/\s+/g, ' ').trim(), ...renderEmailBody(body, siteUrl) };
}
