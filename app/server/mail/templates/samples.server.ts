import type { PaymentMethod } from '~/domain/checkout';
import { priceCart } from '~/domain/pricing';
import { paths } from '~/paths';
import { site } from '~site';
import type { LeadKind, StoredLead } from '../../leads/contract.server';
import { momentWords } from '../../moment-words.server';
import type { Order, OrderedLine } from '../../orders/contract.server';
import { paymentDue } from '../../payments/payment-due.server';
import type { Letter } from '../contract.server';
import { accountSamples } from './account-samples.server';
import { callCancelled } from './call-cancelled.server';
import { leadConfirmation } from './lead-confirmation.server';
import { leadNotice } from './lead-notice.server';
import { LEAD_WORDS } from './lead-words.server';
import { newsletterConfirmation } from './newsletter-confirmation.server';
import { newsletterWelcome } from './newsletter-welcome.server';
import { orderConfirmation } from './order-confirmation.server';
import { orderNotice } from './order-notice.server';
import { projectSamples } from './project-samples.server';

export interface Sample {
  /** In the address of its preview. */
  name: string;
  /** Who gets it, when. */
  occasion: string;
  letter: Letter;
}

const lines: OrderedLine[] = [
  {
    productId: 'mosaic-mug',
    name: 'Mosaic mug',
    quantity: 2,
    options: { color: 'Basalt' },
    price: 64_900,
    unitDiscount: 6_490,
    sale: { type: 'percent', discount: 10 },
  },
  { productId: 'desk-mat', name: 'Grout-line desk mat', quantity: 1, price: 189_900, unitDiscount: 0 },
];

function sampleOrder(paymentMethod: PaymentMethod): Order {
  return {
    id: '01990000-0000-7000-8000-000000000000',
    number: 'TS-2627-000042',
    status: 'placed',
    paid: false,
    createdAt: new Date('2026-11-21T10:30:00Z'),
    contact: { name: 'Asha Rao', email: 'asha@example.com', phone: '+919876543210' },
    delivery: { line1: '14 Church Street', city: 'Bengaluru', state: 'Karnataka', pin: '560001' },
    paymentMethod,
    notes: 'Please ring at the side door.',
    lines,
    priced: priceCart(lines, site.tax.rateBasisPoints, site.currency.label),
    events: [],
  };
}

const sampleCall = { hostId: 'prakash-nayak', startsAt: new Date('2026-11-23T05:00:00Z') };

const leadDetails: Partial<Record<LeadKind, Partial<StoredLead>>> = {
  contact: { topic: 'project', meta: { company: 'Kaveri Press' } },
  partner: { meta: { company: 'Kaveri Press', website: 'https://kaveri.example' } },
  demo: {
    meta: { product: ['hackmatrix'], organisation: 'Kaveri College', people: 120, date: '2027-01-16' },
  },
  workshop: { meta: { organisation: 'Kaveri Press', people: 12 } },
  hackathon: { meta: { organisation: 'Kaveri College', people: 300 } },
  waitlist: { meta: { product: ['bridge'] } },
  call: {
    topic: 'project',
    meta: { time: momentWords(sampleCall.startsAt), phone: '+919876543210', timeZone: 'Asia/Kolkata' },
  },
  application: {
    topic: 'full-stack-engineer-kochi',
    message: 'A clerk could not find the button, because it was called Submit and was green.',
    files: [{ id: 'sample', name: 'Asha Rao.pdf', size: 342_000 }],
  },
};

function sampleLead(kind: LeadKind): StoredLead {
  const withoutWords = kind === 'waitlist';
  return {
    id: '01990000-0000-7000-8000-000000000001',
    kind,
    email: 'asha@example.com',
    ...(!withoutWords && {
      name: 'Asha Rao',
      message: 'We have a library catalogue of forty years to rebuild.\nCould we talk before the new year?',
    }),
    meta: {},
    createdAt: new Date('2026-11-21T10:30:00Z'),
    ...leadDetails[kind],
  };
}

const orderSample = (paymentMethod: PaymentMethod): Letter => {
  const order = sampleOrder(paymentMethod);
  const due = paymentDue(order, site.payment.upiId);
  return orderConfirmation({ order, accessKey: 'only-a-sample', due, nothingIsSent: false });
};

const leadSamples = (Object.keys(LEAD_WORDS) as LeadKind[]).flatMap((kind): Sample[] => {
  const letter = leadConfirmation({ lead: sampleLead(kind), token: 'only-a-sample' });
  return letter ? [{ name: kind, occasion: `Somebody sent a form: ${kind}`, letter }] : [];
});

const newsletterLink = (purpose: 'confirm' | 'leave') =>
  paths.newsletterLink(purpose, 'sample', 'only-a-sample');

/** Every letter once, with people and things that do not exist, to be looked at. */
export const samples: readonly Sample[] = [
  { name: 'order-upi', occasion: 'Somebody ordered and pays by UPI', letter: orderSample('upi') },
  { name: 'order-bank', occasion: 'Somebody ordered and pays by bank transfer', letter: orderSample('bank') },
  {
    name: 'order-notice',
    occasion: 'The shop’s desk, for a new order',
    letter: orderNotice(sampleOrder('upi')),
  },
  ...leadSamples,
  { name: 'lead-notice', occasion: 'The desk a form is for', letter: leadNotice(sampleLead('contact')) },
  { name: 'call-notice', occasion: 'The one who takes a call', letter: leadNotice(sampleLead('call')) },
  {
    name: 'call-cancelled',
    occasion: 'The one who would have taken a call that was taken back',
    letter: callCancelled(sampleCall),
  },
  {
    name: 'newsletter-confirmation',
    occasion: 'An address typed into the newsletter’s form',
    letter: newsletterConfirmation({ link: newsletterLink('confirm') }),
  },
  {
    name: 'newsletter-welcome',
    occasion: 'Somebody said yes to the newsletter',
    letter: newsletterWelcome({ leave: newsletterLink('leave') }),
  },
  ...accountSamples,
  ...projectSamples,
];
