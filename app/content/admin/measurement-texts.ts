import type { Device, Source } from '~/domain/measurements/count-request';
import type { FunnelStep } from '~/domain/measurements/measured-days';

export const SOURCE_LABELS: Readonly<Record<Source, string>> = {
  direct: 'Direct or unknown',
  search: 'Search engines',
  social: 'Social networks',
  assistant: 'AI assistants',
  'other-site': 'Other sites',
};

export const DEVICE_LABELS: Readonly<Record<Device, string>> = {
  phone: 'Phone',
  tablet: 'Tablet',
  computer: 'Computer',
};

export const STEP_LABELS: Readonly<Record<FunnelStep['step'], string>> = {
  product: 'Product page viewed',
  cart: 'Cart viewed',
  checkout: 'Checkout viewed',
  order: 'Order placed',
};
