import type { Database } from '~/server/db/database.server';
import type { EmailBody } from '~/server/email/components/email-frame.server';
import { createEmailTasks } from '~/server/email/email-tasks.server';
import type { EmailThread } from '~/server/email/email-thread.server';
import { renderQueued } from '~/server/email/render-queued.server';
import { templates } from '~/server/email/templates/registry.server';
import type { OutgoingEmail } from '~/server/email/types.server';

export const SITE = 'https://www.example.com';
export const FROM = 'Tessera <hello@tessera.example>';

/** The email thread without a thread: it renders and sends in the process of the test. */
export function createLocalEmailThread(smtpUrl?: string): EmailThread {
  const tasks = createEmailTasks({ siteUrl: SITE, from: FROM, smtpUrl });
  return {
    render: async (content) => tasks.render(content),
    compose: tasks.compose,
    send: tasks.send,
    parse: tasks.parse,
    samples: async () => tasks.samples(),
    sample: async (name) => tasks.sample(name),
    stop: async () => undefined,
  };
}

/** Renders the queued emails, as the worker does. */
export async function renderQueuedEmails(database: Database): Promise<void> {
  const render = renderQueued(database, createLocalEmailThread());
  const queued = await database.rows<{ id: string }>({
    text: 'select id from emails where content is not null order by created_at, id',
  });
  for (const { id } of queued) await render({ emailId: id }, { attempt: 1, isLast: false });
}

/** The rendered text of an email. */
export function renderEmailBody({ template, data }: Pick<OutgoingEmail, 'template' | 'data'>): EmailBody {
  return (templates[template] as (data: unknown) => EmailBody)(data);
}
