import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Paise } from '../money/money';
import { buildInvoice, InvoiceError } from './build-invoice';
import { anyInvoicedOrder, createInvoicedOrder, supplier } from './fixtures/invoice-fixtures';

const sum = (amounts: readonly Paise[]) => amounts.reduce((total, amount) => total + amount, 0);

test('R-INVOICE-1: lines and taxes add up to the order total to the paisa, also with discounts', () => {
  fc.assert(
    fc.property(anyInvoicedOrder, (order) => {
      const { lines, taxable, taxes, total } = buildInvoice(order, supplier);
      expect(sum(lines.map((line) => line.taxable))).toBe(taxable);
      expect(taxable + sum(taxes.map(({ amount }) => amount))).toBe(total);
      expect(total).toBe(order.orderTotal);
      for (const line of lines) {
        expect(line.unitPrice * line.quantity - line.discount).toBe(line.taxable);
        expect(Math.min(line.taxable, line.discount)).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

test('R-INVOICE-3: CGST and SGST in the state of the supplier, IGST elsewhere', () => {
  fc.assert(
    fc.property(anyInvoicedOrder, (order) => {
      const { taxes, placeOfSupply, taxRateBasisPoints } = buildInvoice(order, supplier);
      expect(placeOfSupply.state).toBe(order.delivery.state);
      expect(taxes.map(({ label }) => label)).toEqual(
        order.delivery.state === 'Karnataka' ? ['CGST', 'SGST'] : ['IGST'],
      );
      expect(sum(taxes.map(({ rateBasisPoints }) => rateBasisPoints))).toBe(taxRateBasisPoints);
      const [first, second = first] = taxes;
      const difference = (second?.amount ?? 0) - (first?.amount ?? 0);
      expect([0, 1]).toContain(difference);
    }),
  );
});

test('the particulars of rule 46', () => {
  const content = buildInvoice(createInvoicedOrder(), supplier);
  expect(content).toEqual({
    orderNumber: 'TS-2627-000042',
    supplier,
    buyer: {
      name: 'Asha Rao',
      address: ['4 Temple Street', 'Mysuru 570001'],
      state: 'Karnataka',
      stateCode: '29',
    },
    delivery: {
      name: 'Asha Rao',
      address: ['4 Temple Street', 'Mysuru 570001'],
      state: 'Karnataka',
      stateCode: '29',
    },
    placeOfSupply: { state: 'Karnataka', stateCode: '29' },
    lines: [
      {
        name: 'Mosaic mug, Basalt',
        hsnCode: '6912',
        unit: 'NOS',
        quantity: 2,
        unitPrice: 1_249_00,
        discount: 249_80,
        taxable: 2_248_20,
      },
    ],
    taxable: 2_248_20,
    taxRateBasisPoints: 1800,
    taxes: [
      { label: 'CGST', rateBasisPoints: 900, amount: 202_34 },
      { label: 'SGST', rateBasisPoints: 900, amount: 202_34 },
    ],
    total: 2_652_88,
    totalInWords: 'Rupees Two Thousand Six Hundred Fifty-Two and Eighty-Eight Paise Only',
  });
});

test('a company is named with its GSTIN and billing address; the place of supply is where the parcel goes', () => {
  const billing = {
    line1: '9 Marine Drive',
    line2: 'Floor 3',
    city: 'Mumbai',
    state: 'Maharashtra',
    pin: '400001',
  };
  const order = createInvoicedOrder({ billing, gstin: '27AAPFU0939F1ZV' });
  const { buyer, delivery, placeOfSupply, taxes } = buildInvoice(order, supplier);
  expect(buyer).toEqual({
    name: 'Asha Rao',
    address: ['9 Marine Drive', 'Floor 3', 'Mumbai 400001'],
    state: 'Maharashtra',
    stateCode: '27',
    gstin: '27AAPFU0939F1ZV',
  });
  expect(delivery.state).toBe('Karnataka');
  expect(placeOfSupply.stateCode).toBe('29');
  expect(taxes).toHaveLength(2);
});

test('R-INVOICE-8: the invoice is made out to the company, and the parcel goes to the buyer', () => {
  const order = createInvoicedOrder();
  const contact = { ...order.contact, company: 'Kiln Works LLP' };
  const { buyer, delivery } = buildInvoice({ ...order, contact }, supplier);
  expect([buyer.name, delivery.name]).toEqual(['Kiln Works LLP', 'Asha Rao']);
});

test('an order whose lines do not make up its total gets no invoice', () => {
  const order = createInvoicedOrder();
  expect(() => buildInvoice({ ...order, orderTotal: order.orderTotal + 1 }, supplier)).toThrow(InvoiceError);
});
