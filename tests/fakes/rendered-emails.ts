import type { Database } from '~/server/db/database.server';
import type { EmailBody } from '~/server/email/email-body.server';
import { createEmailTasks } from '~/server/email/email-tasks.server';
import type { EmailThread } from '~/server/email/email-thread.server';
import { renderQueued } from '~/server/email/render-queued.server';
import { templates } from '~/server/email/templates/registry.server';
import type { OutgoingEmail } from '~/server/email/types.server';

export const SITE = 'https://www.example.com';
export const FROM = 'Tessera <hello@tessera.example>';

/** What the email thread does, in this thread: for tests that care about mails and not about where they are written. */
export function createLocalEmailThread(smtpUrl?: string): EmailThread {
  const tasks = createEmailTasks({ siteUrl: SITE, from: FROM, smtpUrl });
  return {
    render: async (content) => tasks.render(content),
    compose: tasks.compose,
    send: tasks.send,
    samples: async () => tasks.samples(),
    sample: async (name) => tasks.sample(name),
    stop: async () => undefined,
  };
}

/** Renders what waits in the emails, as the worker would. */
export async function renderQueuedEmails(database: Database): Promise<void> {
  const render = renderQueued(database, createLocalEmailThread());
  const waiting = await database.rows<{ id: string }>({
    text: 'select id from emails where content is not null order by created_at, id',
  });
  for (const { id } of waiting) await render({ emailId: id }, { attempt: 1, isLast: false });
}

/** What a mail says. */
export function renderEmailBody({ template, data }: Pick<OutgoingEmail, 'template' | 'data'>): EmailBody {
  return (templates[template] as (data: unknown) => EmailBody)(data);
}
