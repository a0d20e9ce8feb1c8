import type { PaymentProblem } from '~/domain/payments/payment';
import { formatMoment } from '../format-moment.server';
import type { EmailContent } from './registry.server';
import type { TemplateSample } from './sample.server';
import { number, priced } from './sample-order.server';

const createPaymentAlert = (problem: PaymentProblem): EmailContent => ({
  template: 'payment-alert',
  data: {
    problem,
    number,
    provider: 'stripe',
    reference: 'pi_3QaTessera042',
    amount: 50_000,
    ...(problem === 'currency' ? { currency: 'USD' } : { currency: 'INR' }),
    ...(problem === 'mismatch' && { expected: priced.orderTotal }),
    ...(problem.startsWith('dispute') && { reason: 'product not received' }),
    ...(problem === 'dispute' && { answerBy: formatMoment(new Date('2026-11-30T18:29:00Z')) }),
  },
});

/** Samples of the emails that report a problem to staff. */
export const staffWarningSamples: readonly TemplateSample[] = [
  {
    name: 'backup-alert',
    occasion: 'The owner: a backup failed',
    content: {
      template: 'backup-alert',
      data: { reason: 'Error: ENOSPC: no space left on device, write' },
    },
  },
  {
    name: 'backup-alert-expired',
    occasion: 'The owner: old backups could not be deleted',
    content: {
      template: 'backup-alert',
      data: { reason: 'Error: EACCES: permission denied, unlink', isMade: true },
    },
  },
  {
    name: 'books-alert',
    occasion: 'The owner: the check of the books found differences',
    content: {
      template: 'books-alert',
      data: {
        count: 2,
        found: [
          { fact: 'tax', order: number, recorded: 22_000, expected: priced.tax },
          { fact: 'stock', subject: 'Mosaic mug', subjectId: 'mosaic-mug', recorded: 12, expected: 11 },
        ],
      },
    },
  },
  {
    name: 'jobs-alert',
    occasion: 'The owner: jobs wait too long',
    content: {
      template: 'jobs-alert',
      data: { count: 14, minutes: 15, dueSince: formatMoment(new Date('2026-11-21T10:30:00Z')) },
    },
  },
  {
    name: 'payment-excess',
    occasion: 'The shop’s desk: an order was paid twice',
    content: createPaymentAlert('excess'),
  },
  {
    name: 'payment-mismatch',
    occasion: 'The shop’s desk: a payment of another amount',
    content: createPaymentAlert('mismatch'),
  },
  {
    name: 'payment-currency',
    occasion: 'The shop’s desk: a payment in another currency',
    content: createPaymentAlert('currency'),
  },
  {
    name: 'refund-failed',
    occasion: 'The shop’s desk: a refund failed',
    content: createPaymentAlert('refund-failed'),
  },
  {
    name: 'payment-dispute',
    occasion: 'The shop’s desk: a payment is disputed',
    content: createPaymentAlert('dispute'),
  },
  {
    name: 'payment-dispute-won',
    occasion: 'The shop’s desk: a dispute is won',
    content: createPaymentAlert('dispute-won'),
  },
  {
    name: 'payment-dispute-lost',
    occasion: 'The shop’s desk: a dispute is lost',
    content: createPaymentAlert('dispute-lost'),
  },
];
