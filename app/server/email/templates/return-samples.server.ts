import type { EmailContent } from './registry.server';
import type { ReturnEmailState } from './return-emails.server';
import type { TemplateSample } from './sample.server';
import { contact, link, number } from './sample-order.server';

const createReturnSample = (state: ReturnEmailState, note?: string): EmailContent => ({
  template: 'return-update',
  data: {
    number,
    items: [{ name: 'Mosaic mug', quantity: 1 }],
    state,
    name: contact.name,
    link,
    ...(note && { note }),
  },
});

/** Samples of the emails about returns. */
export const returnSamples: readonly TemplateSample[] = [
  {
    name: 'return-requested',
    occasion: 'A buyer wants to return something',
    content: createReturnSample('requested'),
  },
  {
    name: 'return-approved',
    occasion: 'The shop agreed to a return',
    content: createReturnSample('approved'),
  },
  {
    name: 'return-rejected',
    occasion: 'The shop declined a return',
    content: createReturnSample('rejected', 'The mug in the photo shows traces of use.'),
  },
  { name: 'return-received', occasion: 'A return arrived', content: createReturnSample('received') },
  {
    name: 'return-closed',
    occasion: 'A return ended without a refund',
    content: createReturnSample('closed', 'The parcel was empty.'),
  },
  {
    name: 'return-staff-email',
    occasion: 'The shop’s desk, for a return',
    content: {
      template: 'return-staff-email',
      data: {
        number,
        items: [{ name: 'Mosaic mug', quantity: 1 }],
        name: contact.name,
        hasPhoto: true,
        reason: 'One mug arrived with a crack.\nThe other one is fine.',
      },
    },
  },
];
