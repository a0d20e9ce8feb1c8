import { asc, eq, sql } from 'drizzle-orm';
import { getSupplyCode } from '~/content/shop/supply-codes';
import { buildInvoice, type InvoicedLine, type InvoiceSupplier } from '~/domain/invoices/build-invoice';
import { site } from '~site';
import type { QueryBuilder } from '../db/database.server';
import { categories, products } from '../db/schema/catalogue.server';
import { orderLines, orders } from '../db/schema/orders.server';
import { readDocumentsOfOrder } from './read-invoices.server';
import { writeInvoice } from './write-invoice.server';

const { address, legalName, gstin } = site;

const supplier: InvoiceSupplier = {
  name: legalName,
  address: [...address.lines, `${address.city} ${address.postalCode}`],
  state: address.state,
  stateCode: address.stateCode,
  gstin,
};

/** The lines of an order with the codes of their products, in their order. */
async function readInvoicedLines(db: QueryBuilder, orderId: string): Promise<InvoicedLine[]> {
  const rows = await db
    .select({
      productId: orderLines.productId,
      name: orderLines.name,
      options: orderLines.options,
      quantity: orderLines.quantity,
      price: orderLines.price,
      unitDiscount: orderLines.unitDiscount,
      codeDiscount: orderLines.codeDiscount,
      hsnCode: sql<
        string | null
      >`coalesce(${orderLines.hsnCode}, ${products.hsnCode}, ${categories.hsnCode})`,
      categoryId: products.categoryId,
    })
    .from(orderLines)
    .leftJoin(products, eq(products.id, orderLines.productId))
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position));
  return rows.map(({ productId, categoryId, hsnCode, ...line }) => ({
    ...line,
    ...getSupplyCode({ productId, categoryId, hsnCode }),
  }));
}

/**
 * Issues the invoice of a paid order or of a milestone, once. The transaction must have locked the order. Resolves to its number. Throws
 * InvoiceError when the order does not add up.
 */
export async function issueInvoice(transaction: QueryBuilder, orderId: string, at: Date): Promise<string> {
  const [issued] = (await readDocumentsOfOrder(transaction, orderId)).filter(
    ({ kind }) => kind === 'invoice',
  );
  if (issued) return issued.number;
  const [order] = await transaction.select().from(orders).where(eq(orders.id, orderId));
  if (!order) throw new Error(`There is no order ${orderId}.`);
  const lines = await readInvoicedLines(transaction, orderId);
  const content = buildInvoice({ ...order, lines }, supplier);
  return writeInvoice(transaction, { kind: 'invoice', orderId, content, at });
}
