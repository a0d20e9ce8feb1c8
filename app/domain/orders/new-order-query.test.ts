import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getCartItemId } from '../cart/cart';
import { formatSharedLine, type SharedLine } from '../cart/shared-cart';
import {
  editOrder,
  formatNewOrderIntent,
  getRepeatQuery,
  type NewOrderIntent,
  type NewOrderQuery,
  parseNewOrderIntent,
  parseNewOrderQuery,
  serialiseNewOrderQuery,
} from './new-order-query';

const option = fc.constantFrom('Dark print', 'Größe 50 %', 'a*b', 'M');
const line: fc.Arbitrary<SharedLine> = fc
  .record({
    productId: fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,20}$/),
    quantity: fc.integer({ min: 1, max: 999 }),
    color: fc.option(option, { nil: undefined }),
  })
  .map(({ productId, quantity, color }) => ({ productId, quantity, ...(color && { options: { color } }) }));

const toId = ({ productId, options }: SharedLine) => getCartItemId(productId, options);
const lines = fc.uniqueArray(line, { maxLength: 12, selector: toId });

const query: fc.Arbitrary<NewOrderQuery> = fc
  .record({
    lines,
    q: fc.constantFrom('', 'mug', 'a & b', '५'),
    customer: fc.constantFrom(undefined, 'TS-2627-000004'),
  })
  .map(({ customer, ...rest }) => ({ ...rest, ...(customer && { customer }) }));

const UPDATE = { kind: 'update' } as const;

/** What the button for the quantities does. */
const setQuantities = (shown: NewOrderQuery, quantities: readonly (number | string)[]) =>
  editOrder(shown, UPDATE, { q: shown.q, quantities: quantities.map(String), choice: '', units: '' });

/** What the button beside a found product does. The quantities of the lines are as they were. */
const add = (shown: NewOrderQuery, added: SharedLine, units: number | string) =>
  editOrder(
    shown,
    { kind: 'add', position: 0, productId: added.productId },
    {
      q: shown.q,
      quantities: shown.lines.map(({ quantity }) => `${quantity}`),
      choice: formatSharedLine({ ...added, quantity: 1 }),
      units: `${units}`,
    },
  );

describe('R-ORDER-18: the URL of a new order', () => {
  it('repeats the lines of another order that are still sold, for the same buyer', () => {
    fc.assert(
      fc.property(lines, fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }), (ordered, isSold) => {
        const sold = ordered.filter((_, index) => isSold[index]);
        const soldIds = sold.map(({ productId }) => productId);
        const repeated = getRepeatQuery({ number: 'TS-2627-000004', lines: ordered }, soldIds);
        const expected = ordered.filter(({ productId }) => soldIds.includes(productId));
        if (expected.length === 0) expect(repeated).toBeUndefined();
        else
          expect(parseNewOrderQuery(new URLSearchParams(repeated))).toEqual({
            lines: expected,
            customer: 'TS-2627-000004',
            q: '',
          });
      }),
    );
  });

  it('does not repeat an order whose lines are too long for a URL', () => {
    const long = Array.from({ length: 40 }, (_, index) => ({
      productId: `${'long-'.repeat(15)}${index}`,
      quantity: 1,
    }));
    const soldIds = long.map(({ productId }) => productId);
    expect(getRepeatQuery({ number: 'TS-2627-000004', lines: long }, soldIds)).toBeUndefined();
  });

  it('holds all that the page shows', () => {
    fc.assert(
      fc.property(query, (shown) => {
        expect(parseNewOrderQuery(serialiseNewOrderQuery(shown))).toEqual(shown);
      }),
    );
  });

  it('gets an added line once, with all its units', () => {
    fc.assert(
      fc.property(query, line, fc.integer({ min: 1, max: 999 }), (shown, added, units) => {
        const { query: edited, edit } = add(shown, added, units);
        const before = shown.lines.find((each) => toId(each) === toId(added))?.quantity ?? 0;
        const others = shown.lines.filter((each) => toId(each) !== toId(added));
        expect(edit.kind).toBe('changed');
        expect(edited.lines.filter((each) => toId(each) !== toId(added))).toEqual(others);
        const present = edited.lines.filter((each) => toId(each) === toId(added));
        expect(present.map(({ quantity }) => quantity)).toEqual([Math.min(before + units, 999)]);
      }),
    );
  });

  it('has the typed quantities, and no line of which there are none', () => {
    fc.assert(
      fc.property(
        query,
        fc.array(fc.integer({ min: 0, max: 999 }), { maxLength: 12, minLength: 12 }),
        (shown, typed) => {
          const quantities = shown.lines.map((_, index) => typed[index] ?? 0);
          const { query: edited, edit } = setQuantities(shown, quantities);
          const expected = shown.lines.map((each, index) => ({ ...each, quantity: quantities[index] ?? 0 }));
          expect(edit.kind).toBe(shown.lines.length === 0 ? 'none' : 'changed');
          expect(edited).toEqual({ ...shown, lines: expected.filter(({ quantity }) => quantity > 0) });
        },
      ),
    );
  });

  it('stays as it is for a quantity that is none, of which the form shows what was typed', () => {
    const shown: NewOrderQuery = {
      lines: [
        { productId: 'mug', quantity: 1 },
        { productId: 'tee', quantity: 2, options: { size: 'M' } },
      ],
      q: '',
    };
    for (const typed of ['', '-1', '1.5', 'two', '1000'])
      expect(setQuantities(shown, [typed, 5]).edit).toMatchObject({
        kind: 'refused',
        form: 'quantities',
        typed: { mug: typed, 'tee||M': '5' },
        invalid: ['mug'],
      });
    for (const typed of ['', '0', 'two'])
      expect(add(shown, { productId: 'mug', quantity: 1 }, typed).edit).toMatchObject({
        kind: 'refused',
        form: 'add',
        typed: { mug: typed },
        invalid: ['mug'],
      });
  });

  it('refuses a line for which a link has no room', () => {
    const many = Array.from({ length: 100 }, (_, index) => ({ productId: `tile-${index}`, quantity: 1 }));
    const full = { lines: many.slice(0, 99), q: '' };
    expect(add(full, { productId: 'mug', quantity: 1 }, 1).edit.kind).toBe('changed');
    expect(add({ lines: many, q: '' }, { productId: 'mug', quantity: 1 }, 1).edit).toMatchObject({
      kind: 'refused',
      invalid: [],
      message: 'One order cannot hold more lines. Please place a second order for the rest.',
    });
  });

  it('counts typed quantities and the search with every button', () => {
    const shown: NewOrderQuery = {
      lines: [
        { productId: 'mug', quantity: 1 },
        { productId: 'tee', quantity: 2 },
      ],
      q: 'mat',
    };
    const typed = { q: 'Lamp ', quantities: ['3', '4'], choice: 'lamp*1', units: '2' };
    const press = (intent: NewOrderIntent) => {
      const { query: edited } = editOrder(shown, intent, typed);
      return [edited.q, ...edited.lines.map(({ productId, quantity }) => `${productId} ${quantity}`)];
    };
    expect(press({ kind: 'update' })).toEqual(['Lamp', 'mug 3', 'tee 4']);
    expect(press({ kind: 'close-search' })).toEqual(['', 'mug 3', 'tee 4']);
    expect(press({ kind: 'remove', position: 0 })).toEqual(['Lamp', 'tee 4']);
    expect(press({ kind: 'add', position: 0, productId: 'lamp' })).toEqual([
      'Lamp',
      'mug 3',
      'tee 4',
      'lamp 2',
    ]);
    const chosen = editOrder(
      shown,
      { kind: 'add', position: 0, productId: 'lamp' },
      { ...typed, choice: '' },
    );
    expect(chosen.edit).toMatchObject({ kind: 'refused', form: 'options', invalid: ['lamp'] });
    expect(chosen.query.lines.map(({ quantity }) => quantity)).toEqual([3, 4]);
  });

  it('a button is known by its value; anything else places nothing', () => {
    const intents: NewOrderIntent[] = [
      { kind: 'update' },
      { kind: 'close-search' },
      { kind: 'place' },
      { kind: 'remove', position: 12 },
      { kind: 'add', position: 7, productId: 'mosaic-mug' },
    ];
    for (const intent of intents) expect(parseNewOrderIntent(formatNewOrderIntent(intent))).toEqual(intent);
    for (const text of ['', 'placed', 'remove', 'remove x', 'add', 'add 12 mug'])
      expect(parseNewOrderIntent(text)).toEqual({ kind: 'update' });
  });

  it('is read from any text', () => {
    const text = fc.string({ unit: 'binary' });
    const pairs = fc.array(fc.tuple(fc.constantFrom('v', 'i', 'q', 'customer'), text));
    fc.assert(
      fc.property(pairs, fc.array(text), text, text, text, (entries, quantities, intent, choice, units) => {
        const shown = parseNewOrderQuery(new URLSearchParams([['v', '1'], ...entries]));
        expect(parseNewOrderQuery(serialiseNewOrderQuery(shown))).toEqual(shown);
        const { edit } = editOrder(shown, parseNewOrderIntent(intent), {
          q: choice,
          quantities,
          choice,
          units,
        });
        expect(['none', 'changed', 'refused']).toContain(edit.kind);
      }),
    );
  });
});
