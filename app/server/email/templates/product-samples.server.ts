import { getReviewFormPath, getStockAlertLinkPath } from '~/content/shop/shop-page-paths';
import { hashRecipient } from '../reserve-unconfirmed.server';
import type { TemplateSample } from './sample.server';

const ids = { confirm: '01990000-0000-7000-8000-00000000002b', leave: hashRecipient('asha@example.com') };

const createLink = (purpose: 'confirm' | 'leave') =>
  getStockAlertLinkPath(purpose, ids[purpose], 'only-a-sample');

const waited = { product: 'Field overshirt', options: 'Basalt, M', leave: createLink('leave') };

export const stockAlertSamples: readonly TemplateSample[] = [
  {
    name: 'stock-alert-confirmation',
    occasion: 'An address entered beside a sold-out product',
    content: { template: 'stock-alert-confirmation', data: { ...waited, link: createLink('confirm') } },
  },
  {
    name: 'stock-alert',
    occasion: 'A product is back, for which the reader waited',
    content: { template: 'stock-alert', data: { ...waited, productId: 'mosaic-mug' } },
  },
];

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
