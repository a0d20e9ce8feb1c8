import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DiscountCodeForm } from '~/domain/discounts/discount-code-schema';
import { engines } from '../../database/test-database';
import { createCartLine, sampleCheckout } from '../../fixtures/order-requests';
import { codeForm, createCode } from './test-discount-code';
import { actor, admin, openTestShop, type TestShop } from './test-shop';

const MUG = 649_00;
const discount = { code: 'monsoon ' };

describe.each(engines)('discount codes of staff (%s)', (engine) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(engine);
  });
  afterAll(() => shop.database.close());
  beforeEach(() => shop.reset());

  /** Saves a form that shows the code as it is. */
  async function change(id: string, values: Partial<DiscountCodeForm>) {
    const { discountManagement } = shop;
    const version = (await discountManagement.getCode(admin, id))?.code.version ?? 0;
    return discountManagement.changeCode(admin, { ...codeForm, ...values, id, version });
  }

  test('a cart is checked without a use of the code, and says why it does not apply', async () => {
    const id = await createCode(shop, {
      minTotal: 1_000_00,
      startsOn: '2026-05-05',
      endsOn: '2026-05-06',
      maxUses: 1,
    });
    const check = (quantity = 2, code = 'Monsoon', person = {}) =>
      shop.discounts.checkCode({
        code,
        lines: [createCartLine('mosaic-mug', quantity)],
        ipAddress: '192.0.2.7',
        ...person,
      });
    expect(await check(2, 'SPRING')).toMatchObject({ kind: 'refused', issue: { kind: 'unknown' } });
    expect(await check()).toMatchObject({
      issue: { kind: 'not-started', startsAt: new Date('2026-05-04T18:30:00Z') },
    });
    shop.setNow(new Date('2026-05-06T18:29:59Z'));
    expect(await check(1)).toMatchObject({
      issue: { kind: 'below-min-total', missing: 1_000_00 - MUG },
      quote: { priced: { taxable: MUG } },
    });
    const checked = await check();
    expect(checked).toMatchObject({
      kind: 'applied',
      terms: { code: 'MONSOON', value: 1_000 },
      quote: { priced: { codeDiscount: { amount: 129_80 } } },
    });
    await shop.place([['mosaic-mug', 2]], { discount });
    expect(await check()).toMatchObject({ issue: { kind: 'used-up' } });
    await change(id, { isOncePerPerson: true });
    expect(await check()).toMatchObject({ kind: 'applied' });
    const { email } = sampleCheckout.contact;
    expect(await check(2, 'Monsoon', { email })).toMatchObject({ issue: { kind: 'used-by-person' } });
    await shop.discountManagement.setActive(admin, { id, isActive: false });
    expect(await check()).toMatchObject({ issue: { kind: 'unknown' } });
    await shop.discountManagement.setActive(admin, { id, isActive: true });
    await change(id, { endsOn: '2026-05-05' });
    expect(await check()).toMatchObject({ issue: { kind: 'ended' } });
  });

  test('codes cannot be guessed in large numbers', async () => {
    const check = (ipAddress = '192.0.2.8') =>
      shop.discounts.checkCode({ code: 'GUESS', lines: [], ipAddress });
    const results = await Promise.all(Array.from({ length: 61 }, () => check()));
    expect(results.filter(({ kind }) => kind === 'wait')).toHaveLength(1);
    expect(await check()).toEqual({ kind: 'wait', seconds: 3600 });
    expect(await check('198.51.100.4')).toMatchObject({ kind: 'refused' });
  });

  test('staff create, change and read codes', async () => {
    const { discountManagement } = shop;
    const id = await createCode(shop, { maxUses: 10 });
    expect(await discountManagement.createCode(admin, codeForm)).toEqual({ kind: 'taken' });
    expect(
      await discountManagement.createCode(admin, { ...codeForm, code: 'B', categoryId: 'none' }),
    ).toEqual({
      kind: 'unknown-category',
    });
    const other = await createCode(shop, { code: 'DIWALI' });
    expect(await change(other, {})).toEqual({ kind: 'taken' });
    const first = await shop.place([['mosaic-mug', 1]], { discount });
    await shop.place([['mosaic-mug', 1]], { discount });
    expect(await change(id, { maxUses: 1 })).toEqual({
      kind: 'used-more',
      uses: 2,
    });
    await change(id, { value: 2_000, categoryId: 'table' });
    expect(await discountManagement.getCode(admin, id)).toMatchObject({
      code: { value: 2_000, categoryId: 'table', uses: 2, isActive: true },
      orders: [{ amount: 64_90 }, { amount: 64_90 }],
      total: 129_80,
    });
    expect((await shop.readOrder(first.number)).order.priced.codeDiscount?.amount).toBe(64_90);
    expect((await discountManagement.listCodes(admin)).codes.map(({ code }) => code)).toEqual([
      'DIWALI',
      'MONSOON',
    ]);
    expect((await discountManagement.listCodes(admin, { after: other })).codes).toHaveLength(1);
    for (const unknown of ['none', '01938f00-0000-7000-8000-00000000ffff']) {
      expect(await discountManagement.getCode(admin, unknown)).toBeNull();
      expect(await change(unknown, {})).toEqual({
        kind: 'unknown',
      });
      expect(await discountManagement.setActive(admin, { id: unknown, isActive: true })).toBe('unknown');
    }
  });

  test('R-DISCOUNT-6: a form that shows former values changes nothing', async () => {
    const { discountManagement } = shop;
    const id = await createCode(shop, { code: 'KILN' });
    const shown = (await discountManagement.getCode(admin, id))?.code.version ?? 0;
    const save = (values: Partial<typeof codeForm>) =>
      discountManagement.changeCode(admin, { ...codeForm, code: 'KILN', ...values, id, version: shown });
    expect(await save({ maxUses: 5 })).toEqual({ kind: 'saved', id });
    expect(await save({ value: 2_000 })).toEqual({ kind: 'conflict' });
    // The first codeForm, sent again.
    expect(await save({ maxUses: 5 })).toEqual({ kind: 'saved', id });
    await discountManagement.setActive(admin, { id, isActive: false });
    expect(await change(id, { code: 'KILN', value: 2_000 })).toEqual({ kind: 'saved', id });
    expect((await discountManagement.getCode(admin, id))?.code).toMatchObject({
      value: 2_000,
      isActive: false,
    });
  });

  test('the list of codes has pages', async () => {
    for (let count = 0; count < 51; count += 1) await createCode(shop, { code: `CODE-${count}` });
    const first = await shop.discountManagement.listCodes(admin);
    expect(first.codes).toHaveLength(50);
    const { codes, after } = await shop.discountManagement.listCodes(admin, first);
    expect([codes.map(({ code }) => code), after]).toEqual([['CODE-0'], undefined]);
    const search = async (q: string) => (await shop.discountManagement.listCodes(admin, { q })).codes;
    expect((await search('code-3')).map(({ code }) => code)).toEqual([
      ...Array.from({ length: 10 }, (_, index) => `CODE-${39 - index}`),
      'CODE-3',
    ]);
    expect(await search('%')).toEqual([]);
  });

  test('only users with the permission reach the functions of staff', async () => {
    const { discountManagement } = shop;
    const id = await createCode(shop);
    const calls = [
      () => discountManagement.listCodes(actor),
      () => discountManagement.getCode(actor, id),
      () => discountManagement.createCode(actor, codeForm),
      () => discountManagement.changeCode(actor, { ...codeForm, id, version: 0 }),
      () => discountManagement.setActive(actor, { id, isActive: false }),
      () => discountManagement.deleteCode(actor, { id, version: 0 }),
    ];
    for (const call of calls) await expect(call()).rejects.toThrow('discounts.manage');
  });
});
