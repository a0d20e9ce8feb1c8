import { articles as repositoryArticles } from '~/content/journal/articles';
import { type EditionInput, editionFormSchema } from '~/domain/newsletter/edition-form-schema';
import type { Database } from '~/server/db/database.server';
import { createEditions } from '~/server/editions/editions.server';
import { recordDelivery } from '~/server/editions/record-delivery.server';
import { sendEdition } from '~/server/editions/send-edition.server';
import { createEmailQueue } from '~/server/email/email-queue.server';
import { renderEmail } from '~/server/email/render-email.server';
import { renderQueued } from '~/server/email/render-queued.server';
import { sendEmail } from '~/server/email/send-email.server';
import { EmailRejectedError, type QueuedEmail } from '~/server/email/transport.server';
import type { JobHandlers, JobPayload } from '~/server/jobs/job-kinds.server';
import { createNewsletter } from '~/server/newsletter/newsletter.server';
import { runJobs } from '../../fakes/run-jobs';
import { createActor } from '../../fixtures/create-actor';

export const START = new Date('2026-05-04T10:00:00Z');
export const SITE_URL = 'https://www.example.com';
export const SECRET = 'of the tests';
export const PER_MINUTE = 3;
const CONTEXT = { attempt: 1, isLast: true };

type Answer = 'accepted' | 'unknown mailbox' | 'rejected';

/** Services of the newsletter with a clock that the test sets, and a mail server that answers by recipient. */
export function createEditionFixture(database: Database) {
  let now = START;
  let articles = repositoryArticles;
  const clock = () => now;
  const emailQueue = createEmailQueue({ clock });
  const options = { db: database.db, emailQueue, clock, listArticles: async () => articles };
  const render = async (content: Parameters<typeof renderEmail>[0]) => renderEmail(content, SITE_URL);
  const received: Pick<QueuedEmail, 'recipient' | 'subject' | 'text' | 'headers'>[] = [];
  const answers = new Map<string, Answer>();
  const sendBatch = sendEdition({ ...options, secret: SECRET, siteUrl: SITE_URL, perMinute: PER_MINUTE });
  const recordOutcome = recordDelivery(clock);
  const deliver: JobHandlers = {
    'render-email': renderQueued(database, { render, recordOutcome }),
    'send-email': sendEmail(database, {
      storesText: false,
      recordOutcome,
      transport: {
        deliveredState: 'sent',
        async send({ recipient, subject, text, headers }) {
          const answer = answers.get(recipient) ?? 'accepted';
          if (answer !== 'accepted')
            throw new EmailRejectedError('550', { isAddressRefused: answer === 'unknown mailbox' });
          received.push({ recipient, subject, text, headers });
        },
      },
    }),
  };
  const readBatches = () =>
    database.rows<{ payload: JobPayload<'send-edition'> }>({
      text: `select payload from jobs where kind = 'send-edition' and done_at is null order by run_after, id`,
    });
  return {
    received,
    answers,
    clock,
    actor: createActor('staff', START),
    editions: createEditions(database, { ...options, render }),
    newsletter: createNewsletter(database, { emailQueue, secret: SECRET, siteUrl: SITE_URL, clock }),
    setTime(at: Date) {
      now = at;
    },
    setArticles(list: typeof repositoryArticles) {
      articles = list;
    },
    readBatches,
    runBatch: (payload: JobPayload<'send-edition'>) => sendBatch(payload, CONTEXT),
    /** Renders and sends the queued emails. A rejected one ends its job. */
    async deliverEmails() {
      await runJobs(database, {
        ...deliver,
        'send-email': async (payload, context) => {
          await deliver['send-email']?.(payload, context).catch((error: Error) => {
            if (error.name !== 'PermanentFailure') throw error;
          });
        },
      });
    },
    /** Confirmed subscribers, in the order of their ids. */
    async addSubscribers(count: number) {
      await database.rows({
        text: `insert into subscribers (id, email, state, requested_at, confirmed_at)
          select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'reader' || n || '@example.com', 'confirmed',
            '2026-01-01', '2026-01-01' from generate_series(1, ${count}) as n`,
      });
    },
  };
}

export type EditionFixture = ReturnType<typeof createEditionFixture>;

export const [FIRST, SECOND, THIRD] = repositoryArticles.map(({ slug }) => slug);

export const write = (values: Partial<EditionInput> = {}): EditionInput =>
  editionFormSchema.parse({
    subject: 'What we built',
    introduction: 'Hello.',
    articles: [FIRST, SECOND],
    ...values,
  });
