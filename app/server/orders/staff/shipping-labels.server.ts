import { asc, eq, inArray, sum } from 'drizzle-orm';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import { formatIndianPhone } from '~/domain/india/phone';
import { formatAddressLines } from '~/domain/orders/order';
import { hasParcel, parseOrderNumber } from '~/domain/orders/order-status';
import type { LabelSize, ShippingLabel } from '~/domain/orders/staff-order';
import { STAFF_ORDERS_PER_PAGE } from '~/domain/orders/staff-order-query';
import { bindDeps } from '../../bind-deps.server';
import type { Database, QueryBuilder } from '../../db/database.server';
import { orderLines, orders } from '../../db/schema/orders.server';
import type { CheckedFile } from '../../files/check-pdf.server';
import type { PdfThread } from '../../pdf/pdf-thread.server';

interface LabelDeps {
  db: QueryBuilder;
  pdfThread: Pick<PdfThread, 'renderLabels'>;
}

/** In the sequence of their numbers. An order that was anonymised has no address, one that has ended no parcel. */
async function readLabels(db: QueryBuilder, typedNumbers: readonly string[]): Promise<ShippingLabel[]> {
  const numbers = typedNumbers.flatMap((number) => parseOrderNumber(number) ?? []);
  const rows = await db
    .select({
      number: orders.number,
      contact: orders.contact,
      delivery: orders.delivery,
      status: orders.status,
      isDeliveredByEmail: orders.isDeliveredByEmail,
      units: sum(orderLines.quantity).mapWith(Number),
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(inArray(orders.number, numbers.slice(0, STAFF_ORDERS_PER_PAGE)))
    .groupBy(orders.id)
    .orderBy(asc(orders.number));
  return rows
    .filter((order) => hasParcel(order) && order.contact.name !== '' && order.delivery.line1 !== '')
    .map(({ number: orderNumber, contact, delivery, units }) => ({
      orderNumber,
      name: contact.name,
      units,
      phone: formatIndianPhone(contact.phone),
      address: formatAddressLines(delivery),
    }));
}

/** R-ADMIN-6: labels for the parcels of orders, as PDF. Throws NotAllowedError. */
async function renderLabels(
  { db, pdfThread }: LabelDeps,
  { user }: SignedIn,
  { numbers, size }: { numbers: readonly string[]; size: LabelSize },
): Promise<CheckedFile> {
  requirePermission(user, 'orders.manage');
  const labels = await readLabels(db, numbers);
  const [first] = labels;
  const name = labels.length === 1 && first ? `label-${first.orderNumber}.pdf` : `labels-${size}.pdf`;
  return { name, mediaType: 'application/pdf', content: await pdfThread.renderLabels(labels, size) };
}

export const createShippingLabels = ({ db }: Database, options: Omit<LabelDeps, 'db'>) =>
  bindDeps({ db, ...options }, { renderLabels });

export type ShippingLabels = ReturnType<typeof createShippingLabels>;
