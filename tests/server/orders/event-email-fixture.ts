import type { EventKey } from '~/domain/tickets/event';
import { type EventEmailInput, eventEmailSchema } from '~/domain/tickets/event-email';
import { createEventEmails } from '~/server/event-emails/event-emails.server';
import { sendEventEmail } from '~/server/event-emails/send-event-email.server';
import type { JobPayload } from '~/server/jobs/job-kinds.server';
import { createLocalEmailThread, renderQueuedEmails } from '../../fakes/rendered-emails';
import { actor, type PlacedOrder, type TestShop } from './test-shop';

/** START is the 4 May 2026: one date is over, one is on sale. */
const dates = {
  'workshop-ticket': [
    { startsOn: '2026-03-02', cancelUntil: '2026-02-20' },
    { startsOn: '2026-06-10', endsOn: '2026-06-11', cancelUntil: '2026-06-01' },
  ],
};
export const workshop: EventKey = { productId: 'workshop-ticket', day: '2026-06-10' };
export const formerWorkshop: EventKey = { productId: 'workshop-ticket', day: '2026-03-02' };

export const PER_MINUTE = 2;
const FORM_ID = '01990000-0000-7000-8000-0000000000aa';

export const write = (values: Partial<EventEmailInput> = {}): EventEmailInput =>
  eventEmailSchema.parse({ subject: 'Another hall', text: 'We moved.\n\nSee you there.', ...values });

/** Emails to the guests of a workshop in a shop. */
export function createEventEmailFixture(shop: TestShop) {
  const { database } = shop;
  const { clock, emailQueue, secret } = shop.deps;
  const eventEmails = createEventEmails(database, {
    clock,
    emailQueue,
    dates,
    render: createLocalEmailThread().render,
  });
  const sendBatch = sendEventEmail({
    db: database.db,
    clock,
    dates,
    emailQueue,
    secret,
    perMinute: PER_MINUTE,
  });

  async function createDraft(values: Partial<EventEmailInput> = {}, formId = FORM_ID): Promise<string> {
    const result = await eventEmails.createEventEmail(actor, { key: workshop, formId, form: write(values) });
    if (result.kind !== 'created') throw new Error(result.kind);
    return result.id;
  }

  const readBatches = () =>
    database.rows<{ payload: JobPayload<'send-event-email'>; after: Date }>({
      text: `select payload, run_after as after from jobs where kind = 'send-event-email' order by id`,
    });
  const runBatch = (payload: JobPayload<'send-event-email'>) =>
    sendBatch(payload, { attempt: 1, isLast: true });

  return {
    eventEmails,
    createDraft,
    readBatches,
    runBatch,
    async buySeats(seats: number, email: string, name = 'Asha Rao'): Promise<PlacedOrder> {
      const order = await shop.place([['workshop-ticket', seats]], { name, email });
      await shop.advance(order.number, 'paid');
      return order;
    },
    async read(id: string) {
      const email = await eventEmails.getEventEmail(actor, workshop, id);
      if (!email) throw new Error('There is no such email.');
      return email;
    },
    send: (id: string, version = 1) => eventEmails.sendToGuests(actor, { key: workshop, id, version }),
    async readSent() {
      await renderQueuedEmails(database);
      return database.rows<{
        recipient: string;
        subject: string;
        text: string;
        replyTo: string;
        headers: object;
      }>({
        text: `select recipient, subject, text, reply_to as "replyTo", headers from emails
          where template = 'event-email' and state <> 'withheld' order by recipient, id`,
      });
    },
    /** Runs every batch, and the jobs that they add, `times` at once. Resolves to the number of emails after each. */
    async runAll(times = 1): Promise<number[]> {
      const done = new Set<string>();
      const counts: number[] = [];
      for (;;) {
        const waiting = (await readBatches()).map(({ payload }) => payload);
        const next = waiting.find((payload) => !done.has(JSON.stringify(payload)));
        if (!next) return counts;
        done.add(JSON.stringify(next));
        await Promise.all(Array.from({ length: times }, () => runBatch(next)));
        const [row] = await database.rows<{ count: number }>({
          text: `select count(*)::int as count from emails where template = 'event-email'`,
        });
        counts.push(row?.count ?? 0);
      }
    },
  };
}
