import { paths } from '~/paths';
import type { TemplateSample } from './sample.server';

const number = 'TS-2627-000042';
const link = paths.shop.order(number, 'only-a-sample');
const SAMPLE_BUYER = 'Asha Rao';

export const giftCardSamples: readonly TemplateSample[] = [
  {
    name: 'gift-card',
    occasion: 'To the recipient of a gift card, on its day',
    content: {
      template: 'gift-card',
      data: {
        code: 'K7QD-93MX-4TRW-H2PA',
        amount: 236_000,
        endsAt: '2028-11-23T06:30:00.000Z',
        to: 'Meera',
        from: SAMPLE_BUYER,
        message: 'Happy birthday!\nFor the mug with the blue tiles, or for something you like better.',
      },
    },
  },
  {
    name: 'gift-card-sent',
    occasion: 'To the buyer, when the gift card was sent',
    content: {
      template: 'gift-card-sent',
      data: { number, link, name: SAMPLE_BUYER, recipient: { name: 'Meera', email: 'meera@example.com' } },
    },
  },
];
