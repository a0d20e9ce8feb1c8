import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { NotAllowedError } from '~/domain/auth/permissions';
import { DAY_MS } from '~/domain/time/durations';
import {
  type AccountDeletion,
  createAccountDeletion,
} from '~/server/account-deletion/account-deletion.server';
import { users } from '~/server/db/schema/accounts.server';
import { giftCardDeliveries } from '~/server/db/schema/gift-cards.server';
import { createEmailQueue } from '~/server/email/email-queue.server';
import { createLeads } from '~/server/leads/leads.server';
import { engines } from '../../database/test-database';
import { createActor } from '../../fixtures/create-actor';
import { createKnownUser } from '../../fixtures/known-user';
import { insertOrder } from '../../fixtures/order-rows';
import { openTestAccounts, sampleUser, type TestAccounts } from '../../fixtures/test-accounts';

const NOW = new Date('2026-11-23T10:00:00Z');
const admin = createActor('admin', NOW);
const GUEST = 'guest@kolam.example';
const OTHER = 'other@kolam.example';

describe.each(engines)('R-DELETION-2: the data of a person without an account (%s)', (engine) => {
  let fixture: TestAccounts;
  let deletion: AccountDeletion;
  let now = NOW;
  const clock = () => now;

  beforeAll(async () => {
    fixture = await openTestAccounts(engine);
    const options = { emailQueue: createEmailQueue({ clock }), secret: 'x'.repeat(32), demo: true, clock };
    deletion = createAccountDeletion(fixture.database, options);
    const leads = createLeads(fixture.database, { secret: 'x'.repeat(32), clock });
    for (const email of [GUEST, OTHER]) {
      const known = createKnownUser({ email, name: 'Ilavarasi' });
      const ofGuest = { userId: null, contact: { name: known.name, email, phone: known.phone } };
      await insertOrder(fixture.database.db, known, { ...ofGuest, received: 1_180_00 });
      await insertOrder(fixture.database.db, known, { ...ofGuest, status: 'placed', paidAt: null });
      await leads.create({
        kind: 'contact',
        name: 'Ilavarasi',
        email,
        message: 'Is the mug back?',
        filledInMs: 45_000,
      });
    }
  });
  afterAll(() => fixture.database.close());

  const rows = <Row>(text: string, values: unknown[] = []) => fixture.database.rows<Row>({ text, values });
  const listAreas = async (email: string) => {
    const found = await deletion.findGuestData(admin, email);
    return found === 'account' ? found : found.map(({ id }) => id);
  };

  test('only admins find, download and erase it, and only after a recent sign-in', async () => {
    for (const role of ['user', 'staff'] as const) {
      const actor = createActor(role, NOW);
      await expect(deletion.findGuestData(actor, GUEST)).rejects.toThrow(NotAllowedError);
      await expect(deletion.exportGuestData(actor, GUEST)).rejects.toThrow(NotAllowedError);
      await expect(deletion.eraseGuestData(actor, GUEST)).rejects.toThrow(NotAllowedError);
    }
    now = new Date(NOW.getTime() + DAY_MS);
    expect(await deletion.exportGuestData(admin, GUEST)).toBe('stale');
    expect(await deletion.eraseGuestData(admin, GUEST)).toBe('stale');
    now = NOW;
  });

  test('the address of an account is refused', async () => {
    expect(await deletion.findGuestData(admin, sampleUser.email.toUpperCase())).toBe('account');
    expect(await deletion.exportGuestData(admin, sampleUser.email)).toBe('account');
    expect(await deletion.eraseGuestData(admin, sampleUser.email)).toBe('account');
  });

  test('what there is is found by the address, in any case, and is one file', async () => {
    expect(await listAreas('nobody@kolam.example')).toEqual([]);
    expect(await listAreas(GUEST.toUpperCase())).toEqual(expect.arrayContaining(['orders', 'messages']));
    const file = await deletion.exportGuestData(admin, GUEST);
    if (typeof file === 'string') throw new Error(file);
    const files = unzipSync(new Uint8Array(await new Response(file.content).arrayBuffer()));
    const text = Object.values(files)
      .map((bytes) => new TextDecoder().decode(bytes))
      .join();
    expect(text).toContain('Is the mug back?');
    expect(text).not.toContain(OTHER);
  });

  test('it is erased without a trace of the address, and that of others stays', async () => {
    expect(await deletion.eraseGuestData(admin, GUEST)).toBe('erased');
    const contacts = await rows<{ email: string; status: string }>(
      `select contact ->> 'email' as email, status from orders order by contact ->> 'email', status`,
    );
    expect(contacts).toEqual([
      { email: '', status: 'cancelled' },
      { email: '', status: 'delivered' },
      { email: OTHER, status: 'delivered' },
      { email: OTHER, status: 'placed' },
    ]);
    expect(await rows(`select id from leads where email = $1`, [GUEST])).toEqual([]);
    expect(await listAreas(OTHER)).toEqual(expect.arrayContaining(['orders', 'messages']));
    const entries = await rows<{ action: string; entry: string }>(
      `select action, audit_events::text as entry from audit_events where action like 'data-%' order by created_at, id`,
    );
    expect(entries.map(({ action }) => action)).toEqual(['data-exported', 'data-erased']);
    expect(entries.map(({ entry }) => entry).join()).not.toContain(GUEST);
    const last = await rows<{ key: string }>(`select key from emails where lower(recipient) = $1`, [GUEST]);
    expect(last.map(({ key }) => key.replace(/:.*/, ''))).toEqual(['data-erased']);
  });

  test('an account with the address that nobody confirmed is found and erased; an invitation is refused', async () => {
    const account = { email: 'unconfirmed@kolam.example', name: 'Ila', emailVerified: false };
    const { id } = await fixture.accounts.createUser(account);
    expect(await listAreas(account.email)).toContain('account');
    expect(await deletion.eraseGuestData(admin, account.email)).toBe('erased');
    expect(await rows('select id from users where id = $1', [id])).toEqual([]);
    expect(await listAreas(account.email)).not.toContain('account');
    const invited = { email: 'invited@kolam.example', name: 'Invited', role: 'staff' } as const;
    await fixture.accounts.createUser({ ...invited, emailVerified: false });
    expect(await deletion.eraseGuestData(admin, invited.email)).toBe('account');
    expect(await listAreas(invited.email)).toBe('account');
  });

  test('an account that is confirmed at the moment of its erasure stays', async () => {
    const account = { email: 'late@kolam.example', name: 'Ila', emailVerified: false };
    const { id } = await fixture.accounts.createUser(account);
    let erased: Promise<unknown> | undefined;
    await fixture.database.db.transaction(async (transaction) => {
      await transaction.update(users).set({ emailVerified: true }).where(eq(users.id, id));
      erased = deletion.eraseGuestData(admin, account.email);
      // The embedded database has one connection: there, the erasure begins after this transaction.
      if (engine === 'postgres')
        await vi.waitFor(async () =>
          expect(
            await rows(
              "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
            ),
          ).toHaveLength(1),
        );
    });
    expect(await erased).toBe('account');
    expect(await rows('select id from users where id = $1', [id])).toHaveLength(1);
  });

  test('R-GIFT-7: who gets a gift card is found and erased; one that was not sent stays with its buyer', async () => {
    const recipient = 'recipient@kolam.example';
    const buyer = createKnownUser({ email: 'giver@kolam.example', name: 'Padma' });
    const orderId = await insertOrder(fixture.database.db, buyer, { userId: null });
    const delivery = {
      orderId,
      linePosition: 0,
      name: 'Ila',
      message: 'Enjoy',
      sendOn: '2026-11-20',
      createdAt: NOW,
    };
    await fixture.database.db.insert(giftCardDeliveries).values([
      { ...delivery, id: uuid(), unit: 0, email: recipient.toUpperCase(), sentAt: NOW },
      { ...delivery, id: uuid(), unit: 1, email: recipient },
      { ...delivery, id: uuid(), unit: 2, email: OTHER },
    ]);
    expect(await listAreas(recipient)).toEqual(['presents']);
    expect(await deletion.eraseGuestData(admin, recipient)).toBe('erased');
    expect(await rows('select unit, name, email, message from gift_card_deliveries order by unit')).toEqual([
      { unit: 0, name: '', email: '', message: '' },
      { unit: 2, name: 'Ila', email: OTHER, message: 'Enjoy' },
    ]);
    expect(await listAreas(recipient)).not.toContain('presents');
  });
});
