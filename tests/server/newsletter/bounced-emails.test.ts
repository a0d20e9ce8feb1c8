import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '~/server/db/database.server';
import { createEmailQueue } from '~/server/email/email-queue.server';
import { createReport } from '~/server/email/fixtures/raw-emails';
import { parseReceived } from '~/server/email/parse-received.server';
import { createInboundEmail } from '~/server/inbound-email/inbound-email.server';
import { engines, openTestDatabase } from '../../database/test-database';
import { createEditionFixture, type EditionFixture, SECRET, write } from './edition-fixture';

describe.each(engines)('R-MAIL-3: bounced emails (%s)', (engine) => {
  let database: Database;
  let fixture: EditionFixture;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.rows({
      text: 'truncate subscribers, newsletter_deliveries, newsletter_editions, emails, jobs cascade',
    });
    fixture = createEditionFixture(database);
  });

  const report = (messageId: string, change: { action?: string; code?: string } = {}) => {
    const { clock } = fixture;
    const inbound = createInboundEmail(database, {
      emailQueue: createEmailQueue({ clock }),
      clock,
      secret: SECRET,
      parse: parseReceived,
      ownAddresses: new Set(),
    });
    return inbound.receive(createReport({ messageId, ...change }));
  };

  /** Sends an edition to two subscribers. Resolves to the ids of the emails. */
  async function sendEdition() {
    await fixture.addSubscribers(2);
    const edition = await fixture.editions.createEdition(fixture.actor, write());
    await fixture.editions.scheduleEdition(fixture.actor, { id: edition, version: 1 });
    for (const { payload } of await fixture.readBatches()) await fixture.runBatch(payload);
    await fixture.deliverEmails();
    const rows = await database.rows<{ id: string }>({ text: 'select id from emails order by id' });
    return rows.map(({ id }) => id);
  }
  const readStates = async () => {
    const [emails, deliveries, subscribers] = [
      await database.rows<{ state: string }>({ text: 'select state from emails order by id' }),
      await database.rows<{ state: string }>({ text: 'select state from newsletter_deliveries' }),
      await database.rows<{ refused: boolean }>({
        text: 'select refused_at is not null as refused from subscribers',
      }),
    ];
    return {
      emails: emails.map(({ state }) => state),
      deliveries: deliveries.map(({ state }) => state).sort(),
      refused: subscribers.filter(({ refused }) => refused).length,
    };
  };

  test('a mailbox that does not exist counts as the direct refusal does, also when it is reported twice', async () => {
    const [id] = await sendEdition();
    for (let times = 0; times < 2; times += 1)
      expect(await report(`<${id}@tessera.example>`)).toEqual({ kind: 'report' });
    expect(await readStates()).toEqual({
      emails: ['bounced', 'sent'],
      deliveries: ['refused', 'sent'],
      refused: 1,
    });
  });

  test('a policy or a full mailbox counts as failed', async () => {
    const [id] = await sendEdition();
    await report(`<${id}@tessera.example>`, { code: '5.7.1' });
    expect(await readStates()).toEqual({
      emails: ['bounced', 'sent'],
      deliveries: ['failed', 'sent'],
      refused: 0,
    });
  });

  test.each([
    ['a delay', (id: string) => `<${id}@tessera.example>`, { action: 'delayed', code: '4.4.1' }],
    ['a temporary failure', (id: string) => `<${id}@tessera.example>`, { code: '4.2.2' }],
    ['a delivery', (id: string) => `<${id}@tessera.example>`, { action: 'delivered', code: '2.0.0' }],
    ['another email', () => '<01990000-0000-7000-8000-000000000001@tessera.example>', {}],
    ['an email of others', () => '<x@example.com>', {}],
  ])('%s changes nothing', async (_name, toMessageId, change) => {
    const [id = ''] = await sendEdition();
    expect(await report(toMessageId(id), change)).toEqual({ kind: 'report' });
    expect(await readStates()).toEqual({
      emails: ['sent', 'sent'],
      deliveries: ['sent', 'sent'],
      refused: 0,
    });
  });
});
