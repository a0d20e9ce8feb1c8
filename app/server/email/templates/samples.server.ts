import { accountSamples } from './account-samples.server';
import { eventSamples } from './event-samples.server';
import { giftCardSamples } from './gift-card-samples.server';
import { leadSamples } from './lead-samples.server';
import { newsletterSamples } from './newsletter-samples.server';
import { orderSamples } from './order-samples.server';
import { reviewSamples, stockAlertSamples } from './product-samples.server';
import { projectSamples } from './project-samples.server';
import { quoteSamples } from './quote-samples.server';
import { returnSamples } from './return-samples.server';
import type { TemplateSample } from './sample.server';
import { staffWarningSamples } from './staff-warning-samples.server';

/** A sample of every email, for the page /dev/mails. Users and orders are invented. */
export const samples: readonly TemplateSample[] = [
  ...orderSamples,
  ...staffWarningSamples,
  ...returnSamples,
  ...giftCardSamples,
  ...eventSamples,
  ...leadSamples,
  ...stockAlertSamples,
  ...reviewSamples,
  ...newsletterSamples,
  ...accountSamples,
  ...projectSamples,
  ...quoteSamples,
];
