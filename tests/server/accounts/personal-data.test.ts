import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '~/server/db/database.server';
import { orders } from '~/server/db/schema/orders.server';
import { recipientHash } from '~/server/email/reserve-unconfirmed.server';
import { anonymiseOrders } from '~/server/orders/anonymise-orders.server';
import { deletePersonalData, readDataOwner } from '~/server/personal-data/delete-personal-data.server';
import { personalData } from '~/server/personal-data/registry.server';
import { engines, openTestDatabase } from '../../database/test-database';
import {
  createKnownUser,
  insertOrder,
  insertPersonalData,
  type KnownUser,
} from '../../fixtures/personal-data-rows';

const NOW = new Date('2026-11-28T10:00:00Z');

/** Alike in everything, and somebody else. */
const neighbour = createKnownUser({
  name: 'Zubeda Quraishi',
  email: 'mrs.ilavarasi.t@kolam.example',
  phone: '+919000000001',
  street: '28 Neem Lane',
});
const namesake = createKnownUser({
  name: 'Bhoomika Wadhwa',
  email: 'ilavarasi.t@kolam.example.org',
  phone: '+919000000002',
  street: '29 Neem Lane',
});

/** Of what is named elsewhere: they go, or stay, with that. */
const WITHOUT_NAMES = new Set(['calls', 'order_lines']);

const tracesOf = ({ id, name, email, phone, street }: KnownUser) => [
  id,
  email,
  phone,
  street,
  ...name.split(' '),
  recipientHash(email),
];

describe.each(engines)('everything about a user (%s)', (engine) => {
  let database: Database;
  let user: KnownUser;

  beforeEach(async () => {
    database = await openTestDatabase(engine);
    user = createKnownUser();
    for (const one of [user, neighbour, namesake])
      for (const write of Object.values(insertPersonalData)) await write(database.db, one);
  });
  afterEach(() => database.close());

  const owner = async ({ id }: KnownUser) => {
    const found = await readDataOwner(database.db, id);
    if (!found) throw new Error('There is no such user.');
    return found;
  };
  const erase = async (one: KnownUser) => {
    const known = await owner(one);
    await database.db.transaction((transaction) => deletePersonalData(transaction, known, NOW));
  };

  /** Every row of every table as text, with the name of its table. */
  async function everyRow(): Promise<{ table: string; row: string }[]> {
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

  /** Also where it stands as the bytes of a file. */
  const mentions = ({ row }: { row: string }, trace: string) =>
    row.includes(trace.toLowerCase()) || row.includes(Buffer.from(trace).toString('hex'));

  /** An address ends where no letter of an address follows. */
  const isAbout = (one: KnownUser) => (entry: { row: string }) => {
    const others = [neighbour, namesake].filter(({ id }) => id !== one.id);
    const row = others.reduce((text, { email }) => text.replaceAll(email, ''), entry.row);
    return tracesOf(one).some((trace) => mentions({ row }, trace));
  };
  const tablesAbout = async (one: KnownUser) => [
    ...new Set((await everyRow()).filter(isAbout(one)).map(({ table }) => table)),
  ];

  test('the registry hands over something from each of its areas, and no secret', async () => {
    expect(Object.keys(insertPersonalData).toSorted()).toEqual(personalData.map(({ id }) => id).toSorted());
    const known = await owner(user);
    for (const area of personalData) {
      const held = JSON.stringify(await area.collect(database.db, known));
      expect(held.length, area.id).toBeGreaterThan(20);
      expect(held, area.id).not.toMatch(/hash of|secret|Zubeda|Bhoomika/);
    }
    const files = [];
    for (const area of personalData)
      for await (const file of area.files?.(database.db, known) ?? []) files.push(file);
    expect(files.map(({ name }) => name)).toContain('Ilavarasi Thirumalai.pdf');
  });

  test('once erased, nothing in any column of any table is about the user', async () => {
    const named = personalData.flatMap(({ tables }) => tables).filter((table) => !WITHOUT_NAMES.has(table));
    expect(await tablesAbout(user)).toEqual(expect.arrayContaining(named));
    await erase(user);
    expect(await tablesAbout(user)).toEqual([]);
    expect(await readDataOwner(database.db, user.id)).toBeUndefined();
  });

  test('others keep all they had, however alike their address is', async () => {
    const rowsOf = async (one: KnownUser) => (await everyRow()).filter(isAbout(one));
    const before = await Promise.all([rowsOf(neighbour), rowsOf(namesake)]);
    await erase(user);
    expect(await Promise.all([rowsOf(neighbour), rowsOf(namesake)])).toEqual(before);
  });

  test('an address that was never confirmed reaches nothing that was sent with it', async () => {
    await database.rows({
      text: `update users set email_verified = false where id = $1`,
      values: [user.id],
    });
    const known = await owner(user);
    const held = await Promise.all(
      personalData.map(async ({ id, collect }) => [id, await collect(database.db, known)] as const),
    );
    const { messages, newsletter, mails, orders } = Object.fromEntries(held);
    expect([messages, newsletter, mails]).toEqual([[], [], []]);
    expect(orders).toHaveLength(1);
    await erase(user);
    const left = await tablesAbout(user);
    expect(left).toEqual(expect.arrayContaining(['leads', 'subscribers', 'emails', 'orders']));
    expect(left).not.toEqual(expect.arrayContaining(['users']));
  });

  test('of orders stays what tax law asks for, and what is still to be done', async () => {
    const read = async (id: string) => (await database.db.select().from(orders).where(eq(orders.id, id)))[0];
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
    await erase(user);
    const delivery = { line1: '', city: '', state: 'Tamil Nadu', pin: '' };
    const nobody = { name: '', email: '', phone: '' };
    const gone = { userId: null, notes: null, requestHash: '', deletionRequestedAt: NOW, anonymisedAt: NOW };
    expect(await read(ids.small)).toMatchObject({ ...gone, contact: nobody, delivery, total: 1_000_00 });
    const named = { ...nobody, name: user.name };
    expect(await read(ids.business)).toMatchObject({ ...gone, contact: named, delivery, billing, gstin });
    expect(await read(ids.large)).toMatchObject({
      ...{ ...gone, contact: named, billing: null },
      delivery: { line1: user.street },
    });
    expect(await read(ids.unpaid)).toMatchObject({ ...gone, status: 'cancelled', contact: nobody });
    const open = { userId: null, anonymisedAt: null, contact: { phone: user.phone } };
    expect(await read(ids.underway)).toMatchObject(open);
    await anonymiseOrders(database.db, NOW);
    expect(await read(ids.underway)).toMatchObject(open);
    await database.rows({
      text: `update orders set status = 'delivered' where id = $1`,
      values: [ids.underway],
    });
    await anonymiseOrders(database.db, NOW);
    expect(await read(ids.underway)).toMatchObject({ contact: nobody, delivery, notes: null });
  });

  test('an order of another account that was sent with this address is told about at that account’s', async () => {
    const contact = { name: 'A Friend', email: user.email, phone: '+919000000003' };
    const id = await insertOrder(database.db, neighbour, { contact });
    await erase(user);
    const [order] = await database.db.select().from(orders).where(eq(orders.id, id));
    expect(order).toMatchObject({ userId: neighbour.id, contact: { ...contact, email: neighbour.email } });
  });
});
