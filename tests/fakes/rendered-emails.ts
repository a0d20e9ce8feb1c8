import type { Database } from '~/server/db/database.server';
import type { OutgoingMail } from '~/server/mail/contract.server';
import { createEmailTasks } from '~/server/mail/email-tasks.server';
import type { EmailThread } from '~/server/mail/email-thread.server';
import type { Letter } from '~/server/mail/letter.server';
import { renderQueued } from '~/server/mail/render-queued.server';
import { templates } from '~/server/mail/templates/registry.server';

export const SITE = 'https://www.example.com';
export const FROM = 'Tessera <hello@tessera.example>';

/** What the email thread does, in this thread: for tests that care about mails and not about where they are written. */
export function emailTasksHere(smtpUrl?: string): EmailThread {
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

/** Renders what waits in the outbox, as the worker would. */
export async function renderOutbox(database: Database): Promise<void> {
  const render = renderQueued(database, emailTasksHere());
  const waiting = await database.rows<{ id: string }>({
    text: 'select id from outbox where content is not null order by created_at, id',
  });
  for (const { id } of waiting) await render({ mailId: id }, { attempt: 1, isLast: false });
}

/** What a mail says. */
export function letterOf({ template, data }: Pick<OutgoingMail, 'template' | 'data'>): Letter {
  return (templates[template] as (data: unknown) => Letter)(data);
}
