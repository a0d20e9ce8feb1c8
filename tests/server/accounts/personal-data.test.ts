import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { adoptMessages } from '~/server/accounts/credentials/adopt-messages.server';
import { hashKey } from '~/server/accounts/sign-in/sign-in-limits.server';
import type { Database } from '~/server/db/database.server';
import { orders } from '~/server/db/schema/orders.server';
import { orderReturns } from '~/server/db/schema/returns.server';
import { hashRecipient } from '~/server/email/reserve-unconfirmed.server';
import { getContents } from '~/server/files/file-contents.server';
import { anonymiseOrders } from '~/server/orders/anonymise-orders.server';
import { deletePersonalData, readDataOwner } from '~/server/personal-data/delete-personal-data.server';
import { personalData } from '~/server/personal-data/registry.server';
import { engines, openTestDatabase } from '../../database/test-database';
import { createKnownUser, type KnownUser } from '../../fixtures/known-user';
import { insertOrder } from '../../fixtures/order-rows';
import { insertPersonalData } from '../../fixtures/personal-data-rows';

const NOW = new Date('2026-11-28T10:00:00Z');

/** Other users with similar emails. */
const similarEmailUser = createKnownUser({
  name: 'Zubeda Quraishi',
  email: 'mrs.ilavarasi.t@kolam.example',
  phone: '+919000000001',
  street: '28 Neem Lane',
});
const similarDomainUser = createKnownUser({
  name: 'Bhoomika Wadhwa',
  email: 'ilavarasi.t@kolam.example.org',
  phone: '+919000000002',
  street: '29 Neem Lane',
});

/** Tables without personal data of their own: their rows belong to rows of other tables. */
const TABLES_WITHOUT_NAMES = new Set([
  'newsletter_deliveries',
  'applications',
  'calls',
  'gift_cards',
  'order_lines',
  'payments',
  'tickets',
]);

/** Tax law demands documents as they were issued: Central Goods and Services Tax Act, 2017, section 36. */
const RETAINED_TABLES = ['invoices'];

const listTraces = ({ id, name, email, phone, street }: KnownUser) => [
  id,
  email,
  phone,
  street,
  ...name.split(' '),
  hashRecipient(email),
  hashKey(email),
  hashKey(id),
];

describe.each(engines)('personal data (%s)', (engine) => {
  let database: Database;
  let user: KnownUser;

  beforeEach(async () => {
    database = await openTestDatabase(engine);
    user = createKnownUser();
    for (const each of [user, similarEmailUser, similarDomainUser])
      for (const insert of Object.values(insertPersonalData)) await insert(database.db, each);
  });
  afterEach(() => database.close());

  const readOwner = async ({ id }: KnownUser) => {
    const found = await readDataOwner(database.db, id);
    if (!found) throw new Error('The user does not exist.');
    return found;
  };
  const deleteData = async (knownUser: KnownUser) => {
    const owner = await readOwner(knownUser);
    await database.db.transaction((transaction) => deletePersonalData(transaction, owner, NOW));
  };

  /** Every row of every table as text, with the name of its table. */
  async function readAllRows(): Promise<{ table: string; row: string }[]> {
    const tables = await database.rows<{ name: string }>({
      text: `select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`,
    });
    const found: { table: string; row: string }[] = [];
    for (const { name } of tables) {
      const rows = await database.rows<{ row: string }>({
        text: `select to_jsonb(t)::text as row from "${name}" t order by row`,
      });
      found.push(...rows.map(({ row }) => ({ table: name, row: row.toLowerCase() })));
    }
    return found;
  }

  /** As text, or as the bytes of a file. */
  const mentions = ({ row }: { row: string }, trace: string) =>
    row.includes(trace.toLowerCase()) || row.includes(Buffer.from(trace).toString('hex'));

  /** Whether a row has data of this user. The similar emails of others contain the email and are left out. */
  const isAbout = (knownUser: KnownUser) => (entry: { row: string }) => {
    const others = [similarEmailUser, similarDomainUser].filter(({ id }) => id !== knownUser.id);
    const row = others.reduce((text, { email }) => text.replaceAll(email, ''), entry.row);
    return listTraces(knownUser).some((trace) => mentions({ row }, trace));
  };
  const listTablesAbout = async (knownUser: KnownUser) => [
    ...new Set((await readAllRows()).filter(isAbout(knownUser)).map(({ table }) => table)),
  ];

  test('the export has data of each area and no secret', async () => {
    const areas = personalData.map(({ id }) => id).toSorted();
    const fixture = 'tests/fixtures/personal-data-rows.ts writes rows of each area';
    expect(Object.keys(insertPersonalData).toSorted(), fixture).toEqual(areas);
    const owner = await readOwner(user);
    for (const area of personalData) {
      const data = JSON.stringify(await area.collect(database.db, owner));
      expect(data.length, area.id).toBeGreaterThan(20);
      expect(data, area.id).not.toMatch(/hash of|secret|Zubeda|Bhoomika/);
    }
    const files = [];
    for (const area of personalData)
      for await (const file of area.files?.(database.db, owner, getContents(database)) ?? [])
        files.push(file);
    expect(files.map(({ name }) => name)).toContain('Ilavarasi Thirumalai.pdf');
    expect(files.map(({ name }) => name)).toContainEqual(
      expect.stringMatching(/^return of TS-2627-\d+\.webp$/),
    );
  });

  test('after the deletion no column of any table has data of the user', async () => {
    const registered = personalData
      .flatMap(({ tables }) => tables)
      .filter((table) => !TABLES_WITHOUT_NAMES.has(table));
    expect(await listTablesAbout(user)).toEqual(expect.arrayContaining(registered));
    await deleteData(user);
    expect(await listTablesAbout(user)).toEqual(RETAINED_TABLES);
    expect(await readDataOwner(database.db, user.id)).toBeUndefined();
  });

  test('R-INBOX-13: messages of a former email are in the export and are erased', async () => {
    const formerEmail = 'former@kolam.example.com';
    await adoptMessages(database.db, { ...user, emailVerified: true });
    for (const table of ['leads', 'received_emails'])
      await database.rows({
        text: `update ${table} set ${table === 'leads' ? 'email' : 'sender'} = $1 where user_id = $2`,
        values: [formerEmail, user.id],
      });
    const messages = personalData.find(({ id }) => id === 'messages');
    const exported = JSON.stringify(await messages?.collect(database.db, await readOwner(user)));
    expect(exported).toContain(formerEmail);
    expect(exported).toContain('is Ilavarasi Thirumalai again');
    await deleteData(user);
    expect((await readAllRows()).filter(({ row }) => row.includes(formerEmail))).toEqual([]);
  });

  test('R-INBOX-13: the erasure of the next owner of an address leaves the messages of the former one', async () => {
    await adoptMessages(database.db, { ...user, emailVerified: true });
    const present = 'present@kolam.example.com';
    for (const [id, email] of [
      [user.id, present],
      [similarEmailUser.id, user.email],
    ])
      await database.rows({ text: 'update users set email = $1 where id = $2', values: [email, id] });
    await deleteData({ ...similarEmailUser, email: user.email });
    const rows = await database.rows({
      text: `select leads.email, sender from leads join received_emails on lead_id = leads.id where leads.user_id = $1`,
      values: [user.id],
    });
    expect(rows).toEqual([{ email: present, sender: present }]);
  });

  test('the data of other users with similar emails stays', async () => {
    const readRowsAbout = async (knownUser: KnownUser) => (await readAllRows()).filter(isAbout(knownUser));
    const before = await Promise.all([readRowsAbout(similarEmailUser), readRowsAbout(similarDomainUser)]);
    await deleteData(user);
    expect(await Promise.all([readRowsAbout(similarEmailUser), readRowsAbout(similarDomainUser)])).toEqual(
      before,
    );
  });

  test('a user with an unconfirmed email has no access to data that was sent with this email', async () => {
    await database.rows({
      text: `update users set email_verified = false where id = $1`,
      values: [user.id],
    });
    const owner = await readOwner(user);
    const collected = await Promise.all(
      personalData.map(async ({ id, collect }) => [id, await collect(database.db, owner)] as const),
    );
    const { messages, newsletter, mails, orders } = Object.fromEntries(collected);
    expect([messages, newsletter, mails]).toEqual([[], [], []]);
    // The two of the account, not the one of a guest with the same email.
    expect(orders).toHaveLength(2);
    await deleteData(user);
    const remaining = await listTablesAbout(user);
    expect(remaining).toEqual(expect.arrayContaining(['leads', 'subscribers', 'emails', 'orders']));
    expect(remaining).not.toEqual(expect.arrayContaining(['users']));
  });

  test('orders retain what tax law demands, and open orders what is needed to finish them', async () => {
    const readOrder = async (id: string) =>
      (await database.db.select().from(orders).where(eq(orders.id, id)))[0];
    const billing = {
      line1: 'Kolam Works, 3 Mill Road',
      city: 'Madurai',
      state: 'Tamil Nadu',
      pin: '625001',
    };
    const gstin = '33AAACK1234A1Z5';
    const ids = {
      small: await insertOrder(database.db, user),
      business: await insertOrder(database.db, user, { billing, gstin }),
      large: await insertOrder(database.db, user, { total: 50_000_00 }),
      unpaid: await insertOrder(database.db, user, { status: 'placed', paidAt: null }),
      underway: await insertOrder(database.db, user, { status: 'shipped' }),
    };
    await deleteData(user);
    const delivery = { line1: '', city: '', state: 'Tamil Nadu', pin: '' };
    const empty = { name: '', email: '', phone: '' };
    const anonymised = {
      userId: null,
      notes: null,
      requestHash: '',
      deletionRequestedAt: NOW,
      anonymisedAt: NOW,
    };
    expect(await readOrder(ids.small)).toMatchObject({
      ...anonymised,
      contact: empty,
      delivery,
      total: 1_000_00,
    });
    const onlyName = { ...empty, name: user.name };
    expect(await readOrder(ids.business)).toMatchObject({
      ...anonymised,
      contact: onlyName,
      delivery,
      billing,
      gstin,
    });
    expect(await readOrder(ids.large)).toMatchObject({
      ...anonymised,
      contact: onlyName,
      billing: null,
      delivery: { line1: user.street },
    });
    expect(await readOrder(ids.unpaid)).toMatchObject({ ...anonymised, status: 'cancelled', contact: empty });
    const unchanged = { userId: null, anonymisedAt: null, contact: { phone: user.phone } };
    expect(await readOrder(ids.underway)).toMatchObject(unchanged);
    await anonymiseOrders(database.db, NOW);
    expect(await readOrder(ids.underway)).toMatchObject(unchanged);
    await database.rows({
      text: `update orders set status = 'delivered' where id = $1`,
      values: [ids.underway],
    });
    await anonymiseOrders(database.db, NOW);
    expect(await readOrder(ids.underway)).toMatchObject({ contact: empty, delivery, notes: null });
  });

  test('the photo and the reason of a return go with the account, also when the order is open', async () => {
    const id = await insertOrder(database.db, user, { status: 'shipped', hasOpenReturn: true });
    await database.db.insert(orderReturns).values({
      id,
      orderId: id,
      lines: { 0: 1 },
      reason: `Too small for ${user.name}`,
      createdAt: NOW,
      photo: new TextEncoder().encode('a photo'),
    });
    await deleteData(user);
    const [found] = await database.db.select().from(orderReturns).where(eq(orderReturns.id, id));
    expect(found).toMatchObject({ reason: '', photo: null, state: 'requested', lines: { 0: 1 } });
  });

  test('an order with an open return or an excess is anonymised when both are closed', async () => {
    const readContact = async (id: string) =>
      (await database.db.select().from(orders).where(eq(orders.id, id)))[0]?.contact.phone;
    const returned = await insertOrder(database.db, user, { hasOpenReturn: true });
    const overpaid = await insertOrder(database.db, user, { received: 9_999_00 });
    await deleteData(user);
    expect([await readContact(returned), await readContact(overpaid)]).toEqual([user.phone, user.phone]);
    await database.rows({ text: 'update orders set has_open_return = false, refunded = received' });
    await anonymiseOrders(database.db, NOW);
    expect([await readContact(returned), await readContact(overpaid)]).toEqual(['', '']);
  });

  test('an order of another account with this email gets the email of that account', async () => {
    const contact = { name: 'A Friend', email: user.email, phone: '+919000000003' };
    const id = await insertOrder(database.db, similarEmailUser, { contact });
    await deleteData(user);
    const [order] = await database.db.select().from(orders).where(eq(orders.id, id));
    expect(order).toMatchObject({
      userId: similarEmailUser.id,
      contact: { ...contact, email: similarEmailUser.email },
    });
  });
});
