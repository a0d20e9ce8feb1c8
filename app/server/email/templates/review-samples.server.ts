import { getReviewFormPath } from '~/content/shop/shop-page-paths';
import type { TemplateSample } from './sample.server';

export const reviewSamples: readonly TemplateSample[] = [
  {
    name: 'review-refused',
    occasion: 'A review does not appear',
    content: {
      template: 'review-refused',
      data: {
        product: 'Mosaic mug',
        name: 'Asha Menon',
        link: getReviewFormPath('TS-2627-000042', 'key-of-the-order', 'mosaic-mug'),
        reason: 'The review is about the courier. Please write about the mug.',
      },
    },
  },
];
