import { adminPaths } from '~/content/admin/admin-paths';
import { buildQuotePath, getMilestoneInvoicePath } from '~/content/quotes/quote-paths';
import type { TemplateSample } from './sample.server';

const number = 'QT-2627-000042';
const quote = { number, total: 413_000_00, name: 'Meera Raghunath' };
const link = buildQuotePath(number, 'only-a-sample');
const sent = { ...quote, validUntil: '2026-12-24', link };
const invoice = {
  name: quote.name,
  project: 'Member portal',
  title: 'Drawings',
  invoice: 'INV/2627/000012',
  reference: 'TS-2627-000017',
  amount: 123_900_00,
  dueOn: '2026-12-24',
  link: getMilestoneInvoicePath('TS-2627-000017', 'only-a-sample'),
};
const answer = {
  ...quote,
  email: 'meera@example.com',
  company: 'Rowing Club Ulsoor',
  path: adminPaths.quote('01990000-0000-7000-8000-000000000002'),
};

/** Samples of the emails about quotes. */
export const quoteSamples: readonly TemplateSample[] = [
  {
    name: 'quote-sent',
    occasion: 'Our team sent a quote',
    content: { template: 'quote-sent', data: { ...sent, revision: 1 } },
  },
  {
    name: 'quote-revised',
    occasion: 'Our team sent another revision of a quote',
    content: { template: 'quote-sent', data: { ...sent, revision: 2 } },
  },
  {
    name: 'quote-accepted',
    occasion: 'The client accepted a quote',
    content: { template: 'quote-accepted', data: { ...quote, by: 'Meera Raghunath', link } },
  },
  {
    name: 'project-started',
    occasion: 'An accepted quote became a project',
    content: {
      template: 'project-started',
      data: {
        name: quote.name,
        project: 'Member portal',
        quote: number,
        hasAccount: false,
        link: '/auth/sign-up',
      },
    },
  },
  {
    name: 'project-invoice-issued',
    occasion: 'A milestone of a project is done',
    content: { template: 'project-invoice', data: { ...invoice, kind: 'issued' } },
  },
  {
    name: 'project-invoice-overdue',
    occasion: 'The invoice of a milestone is overdue',
    content: { template: 'project-invoice', data: { ...invoice, kind: 'overdue' } },
  },
  {
    name: 'project-invoice-part-paid',
    occasion: 'A part of the invoice of a milestone is paid',
    content: {
      template: 'project-invoice',
      data: { ...invoice, kind: 'part-paid', amount: 40_000_00, arrived: 10_000_00 },
    },
  },
  {
    name: 'project-invoice-paid',
    occasion: 'The invoice of a milestone is paid',
    content: { template: 'project-invoice', data: { ...invoice, kind: 'paid' } },
  },
  {
    name: 'project-invoice-cancelled',
    occasion: 'Our team cancelled the invoice of a milestone',
    content: { template: 'project-invoice', data: { ...invoice, kind: 'cancelled' } },
  },
  {
    name: 'project-invoice-refunded',
    occasion: 'A part of a paid milestone is refunded',
    content: {
      template: 'project-invoice',
      data: { ...invoice, kind: 'refunded', amount: 10_000_00, hasCreditNote: true },
    },
  },
  {
    name: 'project-invoice-transferred',
    occasion: 'The refund of a milestone is transferred',
    content: { template: 'project-invoice', data: { ...invoice, kind: 'transferred', amount: 10_000_00 } },
  },
  {
    name: 'quote-staff-email',
    occasion: 'The team, for a quote that was declined',
    content: {
      template: 'quote-staff-email',
      data: { ...answer, reason: 'The season begins before it is done.' },
    },
  },
];
