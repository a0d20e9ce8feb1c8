import type { BookFact } from '~/domain/books/book-difference';
import { START } from './test-shop';

interface Case {
  fact: BookFact;
  /** Changes one row of the order `$1`. */
  tamper: string;
  undo: string;
  /** Further facts that follow from the same row. */
  also?: readonly BookFact[];
}

/** The rows of one order. */
export const PAID_ORDER = 'order_id = (select id from orders where number = $1)';

/** Each changes one row of the database, as an error of the program or a person with access to it would. */
export const cases: readonly Case[] = [
  {
    fact: 'total',
    tamper: 'update orders set total = total + 100, discount = discount + 100 where number = $1',
    undo: 'update orders set total = total - 100, discount = discount - 100 where number = $1',
    also: ['discount'],
  },
  {
    fact: 'tax',
    tamper: 'update orders set tax = tax + 1, order_total = order_total + 1 where number = $1',
    undo: 'update orders set tax = tax - 1, order_total = order_total - 1 where number = $1',
    also: ['order-total', 'least-received', 'invoice-total'],
  },
  {
    fact: 'code-discount',
    tamper: 'update orders set code_discount = code_discount + 1 where number = $1',
    undo: 'update orders set code_discount = code_discount - 1 where number = $1',
  },
  {
    fact: 'unit-discount',
    tamper: `update order_lines set price = price + 5, unit_discount = unit_discount + 5 where position = 0 and ${PAID_ORDER}`,
    undo: `update order_lines set price = price - 5, unit_discount = unit_discount - 5 where position = 0 and ${PAID_ORDER}`,
    also: ['total', 'discount'],
  },
  {
    fact: 'received',
    tamper: 'update orders set received = received + 1 where number = $1',
    undo: 'update orders set received = received - 1 where number = $1',
  },
  {
    fact: 'refunded',
    tamper: 'update orders set refunded = refunded + 1 where number = $1',
    undo: 'update orders set refunded = refunded - 1 where number = $1',
  },
  {
    fact: 'least-received',
    tamper: `update payments set amount = amount - 1 where ${PAID_ORDER}`,
    undo: `update payments set amount = amount + 1 where ${PAID_ORDER}`,
    also: ['least-credited'],
  },
  {
    fact: 'status',
    tamper: `update orders set status = 'shipped' where number = $1`,
    undo: `update orders set status = 'delivered' where number = $1`,
  },
  {
    fact: 'payment',
    tamper: 'update orders set paid_at = null where number = $1',
    undo: `update orders set paid_at = '${START.toISOString()}' where number = $1`,
    also: ['invoice-count'],
  },
  {
    fact: 'invoice-total',
    tamper: `update invoices set total = total + 1 where kind = 'invoice' and ${PAID_ORDER}`,
    undo: `update invoices set total = total - 1 where kind = 'invoice' and ${PAID_ORDER}`,
    also: ['document-total', 'least-credited'],
  },
  {
    fact: 'document-taxable',
    tamper: `update invoices set content = jsonb_set(content, '{taxable}', to_jsonb((content ->> 'taxable')::bigint + 1)) where kind = 'invoice' and ${PAID_ORDER}`,
    undo: `update invoices set content = jsonb_set(content, '{taxable}', to_jsonb((content ->> 'taxable')::bigint - 1)) where kind = 'invoice' and ${PAID_ORDER}`,
  },
  {
    fact: 'document-number',
    tamper: `update invoices set number = 'X' || number where kind = 'invoice' and ${PAID_ORDER}`,
    undo: `update invoices set number = substr(number, 2) where kind = 'invoice' and ${PAID_ORDER}`,
  },
  {
    fact: 'code-uses-of-order',
    tamper: 'update orders set discount_code = null where number = $1',
    undo: `update orders set discount_code = 'MONSOON' where number = $1`,
  },
];

/** An order with a partial refund and its credit note. */
export const refundCases: readonly Case[] = [
  {
    fact: 'most-credited-of-refund',
    tamper: `update refunds set amount = amount - 1 where ${PAID_ORDER}`,
    undo: `update refunds set amount = amount + 1 where ${PAID_ORDER}`,
  },
  {
    fact: 'least-credited',
    tamper: `update refunds set amount = amount + 1 where ${PAID_ORDER}`,
    undo: `update refunds set amount = amount - 1 where ${PAID_ORDER}`,
  },
  {
    fact: 'most-refundable',
    tamper: `update refunds set amount = amount + 10000000 where ${PAID_ORDER}`,
    undo: `update refunds set amount = amount - 10000000 where ${PAID_ORDER}`,
    also: ['least-credited'],
  },
  {
    fact: 'most-refundable-units',
    tamper: `update refunds set lines = '{"0": 9}' where ${PAID_ORDER}`,
    undo: `update refunds set lines = null where ${PAID_ORDER}`,
  },
];
