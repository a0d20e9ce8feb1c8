import { resolve } from 'node:path';
import { site } from '~site';
import { createEmailThread, type EmailThread } from '../email/email-thread.server';
import type { Environment } from '../env.server';
import { createPdfThread, type PdfThread } from '../pdf/pdf-thread.server';

/** The worker threads of a process. Each starts with its first task. */
export interface Threads {
  emailThread: EmailThread;
  pdfThread: PdfThread;
}

/** The scripts of the threads. */
export interface ThreadEntries {
  email: string;
  pdf: string;
}

const getBuiltEntries = (): ThreadEntries => ({
  email: resolve('build/server/email-thread.js'),
  pdf: resolve('build/server/pdf-thread.js'),
});

export const createThreads = (
  { PUBLIC_URL: siteUrl, MAIL_FROM, SMTP_URL: smtpUrl }: Environment,
  entries = getBuiltEntries(),
): Threads => ({
  emailThread: createEmailThread({
    entry: entries.email,
    siteUrl,
    smtpUrl,
    from: MAIL_FROM ?? `${site.name} <${site.emails.hello}>`,
  }),
  pdfThread: createPdfThread({ entry: entries.pdf, siteUrl }),
});
