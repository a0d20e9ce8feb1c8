import { reviewFormPath } from '~/content/shop/shop-page-paths';
import type { Sample } from './sample.server';

export const reviewSamples: readonly Sample[] = [
  {
    name: 'review-refused',
    occasion: 'A review does not appear',
    content: {
      template: 'review-refused',
      data: {
        product: 'Mosaic mug',
        name: 'Asha Menon',
        link: reviewFormPath('TS-2627-000042', 'key-of-the-order', 'mosaic-mug'),
        reason: 'The review is about the courier. Please write about the mug.',
      },
    },
  },
];
