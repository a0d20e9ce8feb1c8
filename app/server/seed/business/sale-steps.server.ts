import { eq } from 'drizzle-orm';
import { sampleCustomers } from '~/content/samples/sample-customers';
import { type SampleOrderStep, type SampleSale, sampleSales } from '~/content/samples/sample-sales';
import { toTransferMethod } from '~/domain/payments/payment-method';
import { toWallClock } from '~/domain/time/wall-clock';
import { site } from '~site';
import { orders } from '../../db/schema/orders.server';
import { quoteSampleLines } from '../quote-sample-lines.server';
import type { SampleServices } from './sample-services.server';
import { addHours, type Step } from './step.server';

interface PlacedSale {
  number: string;
  accessKey: string;
  returnId?: string;
}

const PERCENT = 100;

async function place(services: SampleServices, sale: SampleSale): Promise<PlacedSale | undefined> {
  const { name, email, phone, address } = sampleCustomers[sale.customer];
  const placed = await services.orders.place({
    key: sale.key,
    lines: await quoteSampleLines(services.catalogue, sale.lines),
    checkout: {
      contact: { name, email, phone },
      delivery: address,
      paymentMethod: sale.paymentMethod,
      acceptTerms: true,
      ...(sale.notes && { notes: sale.notes }),
    },
    ...(sale.code && { discount: { code: sale.code } }),
  });
  // A product is sold out or no longer published.
  return placed.kind === 'placed' ? placed : undefined;
}

async function change(
  { database, orders: buyer, orderManagement, tickets, actors }: SampleServices,
  sale: PlacedSale,
  step: SampleOrderStep,
  at: Date,
): Promise<void> {
  const { number } = sale;
  const [row] = await database.db.select().from(orders).where(eq(orders.number, number));
  if (!row) return;
  const { version, orderTotal, paymentMethod } = row;
  const form = { number, version };
  const staff = actors.staff;
  switch (step.kind) {
    case 'status': {
      const { to, note, carrier } = step;
      // Tickets and gift cards are delivered with the payment.
      await orderManagement.changeStatus(staff, { ...form, to, note, carrier });
      return;
    }
    case 'part-payment':
      await orderManagement.recordManualPayment(staff, {
        ...form,
        provider: toTransferMethod(paymentMethod),
        reference: step.reference,
        amount: Math.round((orderTotal * step.percent) / PERCENT),
        receivedOn: toWallClock(at, site.openingHours.timeZone).day,
      });
      return;
    case 'note':
      await orderManagement.addNote(staff, { number, note: step.text });
      return;
    case 'name-guests': {
      const bought = await tickets.listOfOrder(row.id);
      const guests = step.names.flatMap((name, index) => {
        const id = bought[index]?.id;
        return id === undefined ? [] : { id, name };
      });
      await tickets.nameGuests(row.id, guests);
      return;
    }
    case 'refund':
      await orderManagement.refund(staff, { ...form, lines: step.lines, reason: step.reason });
      return;
    case 'return': {
      const result = await buyer.requestReturn(sale, { lines: step.lines, reason: step.reason });
      if (result.kind === 'requested') sale.returnId = result.returnId;
      return;
    }
    case 'decide-return':
      if (sale.returnId !== undefined)
        await orderManagement.decideReturn(staff, {
          ...form,
          returnId: sale.returnId,
          to: step.to,
          note: step.note,
          ...(step.to === 'refunded' && { reference: `${number}/R` }),
        });
  }
}

function toSteps(services: SampleServices, sale: SampleSale): Step[] {
  const placedAt = addHours(services.now, -sale.hoursAgo);
  let placed: PlacedSale | undefined;
  return [
    {
      at: placedAt,
      run: async () => {
        placed = await place(services, sale);
      },
    },
    ...sale.steps.map((step) => {
      const at = addHours(placedAt, step.afterHours);
      return { at, run: async () => placed && change(services, placed, step, at) };
    }),
  ];
}

/** Orders of visitors in every status, with payments, refunds and returns. */
export const listSaleSteps = (services: SampleServices): Step[] =>
  sampleSales.flatMap((sale) => toSteps(services, sale));
