import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AddressEntry, MAX_ADDRESSES_PER_KIND } from '~/domain/accounts/address-book';
import type { SignedIn } from '~/domain/auth/session';
import { type AddressBook, createAddressBook } from '~/server/address-book/address-book.server';
import { engines } from '../../database/test-database';
import { createTestBrowser } from '../../fakes/test-browser';
import { openTestAccounts, sampleAdmin, sampleUser, type TestAccounts } from '../../fixtures/test-accounts';

const home: AddressEntry = {
  label: 'Home',
  name: 'Meera Raghunath',
  phone: '+919876543210',
  address: { line1: '14 Brick Kiln Lane', city: 'Bengaluru', state: 'Karnataka', pin: '560038' },
  isDefault: true,
};
const office: AddressEntry = { ...home, label: 'Office', isDefault: false };

describe.each(engines)('address book (%s)', (engine) => {
  let fixture: TestAccounts;
  let book: AddressBook;
  let meera: SignedIn;
  let kabir: SignedIn;

  beforeAll(async () => {
    fixture = await openTestAccounts(engine);
    book = createAddressBook(fixture.database, { clock: () => new Date() });
    meera = await fixture.signIn(createTestBrowser(), sampleUser);
    kabir = await fixture.signIn(createTestBrowser(), sampleAdmin);
  });
  afterAll(() => fixture.database.close());
  beforeEach(() => fixture.database.rows({ text: 'truncate saved_addresses' }));

  async function add(entry: AddressEntry, actor = meera): Promise<string> {
    const added = await book.add(actor, 'delivery', entry);
    if (added === 'full') throw new Error('The address book is full.');
    return added.id;
  }
  const listLabels = async (actor = meera) =>
    (await book.listAddresses(actor, 'delivery')).map(({ label, isDefault }) =>
      isDefault ? `${label}*` : label,
    );

  test('an address is stored, changed and deleted', async () => {
    const id = await add(home);
    expect(await book.getAddress(meera, { kind: 'delivery', id })).toEqual({
      ...home,
      id,
      kind: 'delivery',
      gstin: undefined,
    });
    expect(await book.update(meera, { kind: 'delivery', id }, { ...office, phone: undefined })).toBe(true);
    expect(await book.getAddress(meera, { kind: 'delivery', id })).toMatchObject({
      label: 'Office',
      phone: undefined,
    });
    expect(await book.remove(meera, { kind: 'delivery', id })).toBe(true);
    expect(await book.remove(meera, { kind: 'delivery', id })).toBe(false);
    expect(await listLabels()).toEqual([]);
  });

  test('at most one address is the default', async () => {
    await add(home);
    const second = await add(office);
    expect(await listLabels()).toEqual(['Home*', 'Office']);
    expect(await book.setDefault(meera, { kind: 'delivery', id: second })).toBe(true);
    expect(await listLabels()).toEqual(['Office*', 'Home']);
    await add({ ...home, label: 'Parents' });
    expect(await listLabels()).toEqual(['Parents*', 'Home', 'Office']);
    await book.update(meera, { kind: 'delivery', id: second }, { ...office, isDefault: true });
    expect(await listLabels()).toEqual(['Office*', 'Home', 'Parents']);
  });

  test('delivery and billing addresses are separate', async () => {
    const id = await add(home);
    await book.add(meera, 'billing', { ...home, phone: undefined, gstin: '29AAGCB7383J1Z4' });
    expect(await listLabels()).toEqual(['Home*']);
    expect(await book.getAddress(meera, { kind: 'billing', id })).toBeNull();
    expect(await book.setDefault(meera, { kind: 'billing', id })).toBe(false);
    expect((await book.listAddresses(meera, 'billing'))[0]?.gstin).toBe('29AAGCB7383J1Z4');
  });

  test('the address of another user can be neither read nor changed', async () => {
    const id = await add(home);
    await add(home, kabir);
    expect(await book.getAddress(kabir, { kind: 'delivery', id })).toBeNull();
    expect(await book.update(kabir, { kind: 'delivery', id }, { ...office, isDefault: true })).toBe(false);
    expect(await book.setDefault(kabir, { kind: 'delivery', id })).toBe(false);
    expect(await book.remove(kabir, { kind: 'delivery', id })).toBe(false);
    expect(await listLabels()).toEqual(['Home*']);
  });

  test('R-CHECKOUT-3: an address of an order is added once, without a default, and not to a full book', async () => {
    const { name, phone = '', address } = home;
    await book.addDelivery(meera, { name, phone, address });
    await book.addDelivery(meera, {
      name: 'M',
      phone,
      address: { ...address, line1: '14  brick kiln lane ' },
    });
    await book.addDelivery(kabir, { name, phone, address });
    expect(await listLabels()).toEqual(['14 Brick Kiln Lane']);
    await book.addDelivery(meera, { name, phone, address: { ...address, line1: 'x'.repeat(120) } });
    expect(await listLabels()).toEqual(['14 Brick Kiln Lane', 'x'.repeat(40)]);
    for (let count = 2; count < MAX_ADDRESSES_PER_KIND; count++) await add({ ...office, label: `${count}` });
    await book.addDelivery(meera, { name, phone, address: { ...address, line1: '1 Another Street' } });
    expect(await listLabels()).toHaveLength(MAX_ADDRESSES_PER_KIND);
  });

  test('R-CHECKOUT-4: a form that is sent twice adds one address, also to a full book', async () => {
    const [first, second] = await Promise.all([add(home), add(home)]);
    expect(second).toBe(first);
    for (let count = 1; count < MAX_ADDRESSES_PER_KIND; count++) await add({ ...office, label: `${count}` });
    expect(await add(home)).toBe(first);
    const line2 = 'Second floor';
    expect(await book.add(meera, 'delivery', { ...home, address: { ...home.address, line2 } })).toBe('full');
  });

  test('a failed change of the default leaves the current one', async () => {
    await add(home);
    await book.setDefault(meera, { kind: 'delivery', id: '01938f00-0000-7000-8000-00000000ffff' });
    expect(await listLabels()).toEqual(['Home*']);
  });

  test.each(['', 'new', "'; drop table saved_addresses", '01938f00'])(
    '%j is not a valid address id',
    async (id) => {
      expect(await book.getAddress(meera, { kind: 'delivery', id })).toBeNull();
      expect(await book.update(meera, { kind: 'delivery', id }, home)).toBe(false);
      expect(await book.remove(meera, { kind: 'delivery', id })).toBe(false);
    },
  );

  test('the number of addresses per kind is limited, also for concurrent requests', async () => {
    const results = await Promise.all(
      Array.from({ length: MAX_ADDRESSES_PER_KIND + 3 }, (_, index) =>
        book.add(meera, 'delivery', { ...home, label: `${index}` }),
      ),
    );
    expect(results.filter((result) => result === 'full')).toHaveLength(3);
    expect((await listLabels()).filter((label) => label.endsWith('*'))).toHaveLength(1);
    expect(await book.add(meera, 'billing', home)).not.toBe('full');
    expect(await book.add(kabir, 'delivery', home)).not.toBe('full');
  });

  test('the addresses of a deleted user are deleted', async () => {
    await add(home, kabir);
    await add(home);
    await fixture.database.rows({ text: 'delete from users where id = $1', values: [sampleAdmin.id] });
    expect(await fixture.database.rows({ text: 'select id from saved_addresses' })).toHaveLength(1);
  });
});
