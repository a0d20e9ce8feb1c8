import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type AccountItems, getLineId, hasSameItems, mergeItems, NO_ITEMS } from './account-items';

const anyLine = fc.record(
  {
    productId: fc.constantFrom('mug', 'bowl', 'tile', 'shirt'),
    quantity: fc.integer({ min: 1, max: 5 }),
    options: fc.record({ color: fc.constantFrom('Indigo', 'Clay') }),
  },
  { requiredKeys: ['productId', 'quantity'] },
);
const anyItems: fc.Arbitrary<AccountItems> = fc.record({
  cart: fc.uniqueArray(anyLine, { selector: getLineId }),
  wishlist: fc.uniqueArray(fc.constantFrom('mug', 'bowl', 'tile')),
});

const quantitiesOf = ({ cart, wishlist }: AccountItems) =>
  Object.fromEntries([
    ...cart.map((line) => [getLineId(line), line.quantity]),
    ...wishlist.map((id) => [`wish ${id}`, 1]),
  ]);
const mugs = (quantity: number): AccountItems => ({ cart: [{ productId: 'mug', quantity }], wishlist: [] });

it('R-SYNC-1: at the first merge nothing is lost, and of two quantities the larger one stays', () => {
  fc.assert(
    fc.property(anyItems, anyItems, (stored, own) => {
      const first = quantitiesOf(stored);
      const second = quantitiesOf(own);
      const expected = Object.fromEntries(
        Object.keys({ ...first, ...second }).map((id) => [id, Math.max(first[id] ?? 0, second[id] ?? 0)]),
      );
      expect(quantitiesOf(mergeItems(NO_ITEMS, stored, own))).toEqual(expected);
    }),
  );
});

it('R-SYNC-1: sending the same again changes nothing, so no quantity is added twice', () => {
  fc.assert(
    fc.property(anyItems, anyItems, anyItems, (base, stored, own) => {
      const merged = mergeItems(base, stored, own);
      expect(mergeItems(base, merged, own)).toEqual(merged);
      expect(mergeItems(NO_ITEMS, merged, merged)).toEqual(merged);
    }),
  );
});

it('R-SYNC-1: the side that is named first decides the order and nothing else', () => {
  fc.assert(
    fc.property(anyItems, anyItems, anyItems, (base, first, second) => {
      const merged = mergeItems(base, first, second);
      const swapped = mergeItems(base, second, first);
      expect(quantitiesOf(merged)).toEqual(quantitiesOf(swapped));
      expect(hasSameItems(merged, swapped)).toBe(true);
      const kept = first.cart
        .map(getLineId)
        .filter((id) => merged.cart.some((line) => getLineId(line) === id));
      expect(merged.cart.slice(0, kept.length).map(getLineId)).toEqual(kept);
    }),
  );
});

it('R-SYNC-1: the value of the side that changed it replaces the one that did not change', () => {
  fc.assert(
    fc.property(anyItems, anyItems, (base, changed) => {
      expect(quantitiesOf(mergeItems(base, changed, base))).toEqual(quantitiesOf(changed));
      expect(quantitiesOf(mergeItems(base, base, changed))).toEqual(quantitiesOf(changed));
    }),
  );
});

it('R-SYNC-1: only a new quantity replaces a removal', () => {
  expect(mergeItems(mugs(2), NO_ITEMS, mugs(2))).toEqual(NO_ITEMS);
  expect(mergeItems(mugs(2), NO_ITEMS, mugs(3))).toEqual(mugs(3));
  expect(mergeItems(mugs(2), NO_ITEMS, NO_ITEMS)).toEqual(NO_ITEMS);
});

/** What may happen on a device. A lost response: the account has stored the items, and the device does not know. */
const anyStep = fc.oneof(
  fc.record({ device: fc.nat(2), kind: fc.constant('change' as const), items: anyItems }),
  fc.record({ device: fc.nat(2), kind: fc.constant('sync' as const), isResponseLost: fc.boolean() }),
);

it('R-SYNC-1: devices agree after each has synced, whatever happened before and whichever responses were lost', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 30 }), (steps) => {
      const devices = [0, 1, 2].map(() => ({ base: NO_ITEMS, own: NO_ITEMS }));
      let stored = NO_ITEMS;
      const sync = (device: { base: AccountItems; own: AccountItems }, isResponseLost = false) => {
        stored = mergeItems(device.base, stored, device.own);
        if (!isResponseLost) Object.assign(device, { base: stored, own: stored });
      };
      for (const step of steps) {
        const device = devices[step.device];
        if (!device) continue;
        if (step.kind === 'change') device.own = step.items;
        else sync(device, step.isResponseLost);
      }
      for (const device of [...devices, ...devices]) sync(device);
      for (const { own } of devices) expect(quantitiesOf(own)).toEqual(quantitiesOf(stored));
    }),
  );
});

it('compares items without regard to their order', () => {
  const mug = { productId: 'mug', quantity: 1 };
  const bowl = { productId: 'bowl', quantity: 2 };
  const items = { cart: [mug, bowl], wishlist: ['mug', 'bowl'] };
  expect(hasSameItems(items, { cart: [bowl, mug], wishlist: ['bowl', 'mug'] })).toBe(true);
  expect(hasSameItems(items, { ...items, cart: [mug] })).toBe(false);
  expect(hasSameItems(items, { ...items, cart: [mug, { ...bowl, quantity: 3 }] })).toBe(false);
  expect(hasSameItems(items, { ...items, wishlist: ['mug', 'tile'] })).toBe(false);
});
