import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getCartItemId } from '../cart/cart';
import { formatSharedLine, type SharedLine } from '../cart/shared-cart';
import { editLines, type NewOrderQuery, parseNewOrderQuery, serialiseNewOrderQuery } from './new-order-query';

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

/** The query as the form of the quantities sends it. */
function withQuantities(shown: NewOrderQuery, quantities: readonly (number | string)[]): URLSearchParams {
  const params = serialiseNewOrderQuery(shown);
  for (const quantity of quantities) params.append('quantity', `${quantity}`);
  return params;
}

function withAdded(shown: NewOrderQuery, added: SharedLine, units: number | string): URLSearchParams {
  const params = serialiseNewOrderQuery(shown);
  params.set('add', formatSharedLine({ ...added, quantity: 1 }));
  params.set('units', `${units}`);
  return params;
}

describe('R-ORDER-18: the URL of a new order', () => {
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
        const edit = editLines(withAdded(shown, added, units));
        const before = shown.lines.find((each) => toId(each) === toId(added))?.quantity ?? 0;
        const others = shown.lines.filter((each) => toId(each) !== toId(added));
        if (edit.kind !== 'changed') throw new Error(edit.kind);
        expect(edit.lines.filter((each) => toId(each) !== toId(added))).toEqual(others);
        const present = edit.lines.filter((each) => toId(each) === toId(added));
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
          const edit = editLines(withQuantities(shown, quantities));
          const expected = shown.lines.map((each, index) => ({ ...each, quantity: quantities[index] ?? 0 }));
          if (shown.lines.length === 0) expect(edit).toEqual({ kind: 'none' });
          else
            expect(edit).toEqual({ kind: 'changed', lines: expected.filter(({ quantity }) => quantity > 0) });
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
      expect(editLines(withQuantities(shown, [typed, 5]))).toMatchObject({
        kind: 'refused',
        form: 'quantities',
        typed: { mug: typed, 'tee||M': '5' },
        invalid: ['mug'],
      });
    for (const typed of ['', '0', 'two'])
      expect(editLines(withAdded(shown, { productId: 'mug', quantity: 1 }, typed))).toMatchObject({
        kind: 'refused',
        form: 'add',
        typed: { mug: typed },
        invalid: ['mug'],
      });
  });

  it('refuses a line for which a link has no room', () => {
    const many = Array.from({ length: 100 }, (_, index) => ({ productId: `tile-${index}`, quantity: 1 }));
    const full = { lines: many.slice(0, 99), q: '' };
    expect(editLines(withAdded(full, { productId: 'mug', quantity: 1 }, 1)).kind).toBe('changed');
    expect(editLines(withAdded({ lines: many, q: '' }, { productId: 'mug', quantity: 1 }, 1))).toMatchObject({
      kind: 'refused',
      invalid: [],
      message: 'One order cannot hold more lines. Please place a second order for the rest.',
    });
  });

  it('is read from any text', () => {
    const text = fc.string({ unit: 'binary' });
    const pairs = fc.array(
      fc.tuple(fc.constantFrom('v', 'i', 'add', 'units', 'quantity', 'q', 'customer'), text),
    );
    fc.assert(
      fc.property(pairs, (entries) => {
        const params = new URLSearchParams([['v', '1'], ...entries]);
        const shown = parseNewOrderQuery(params);
        expect(parseNewOrderQuery(serialiseNewOrderQuery(shown))).toEqual(shown);
        expect(['none', 'changed', 'refused']).toContain(editLines(params).kind);
      }),
    );
  });
});
