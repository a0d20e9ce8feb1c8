import { paths } from '~/paths';
import { accountSamples } from './account-samples.server';
import { giftCardSamples } from './gift-card-samples.server';
import { leadSamples } from './lead-samples.server';
import { orderSamples } from './order-samples.server';
import { projectSamples } from './project-samples.server';
import { quoteSamples } from './quote-samples.server';
import { reviewSamples } from './review-samples.server';
import type { Sample } from './sample.server';
import { stockAlertSamples } from './stock-alert-samples.server';

const createNewsletterLink = (purpose: 'confirm' | 'leave') =>
  paths.newsletterLink(purpose, 'sample', 'only-a-sample');

/** A sample of every email, for the page /dev/mails. Users and orders are invented. */
export const samples: readonly Sample[] = [
  ...orderSamples,
  ...giftCardSamples,
  ...leadSamples,
  ...stockAlertSamples,
  ...reviewSamples,
  {
    name: 'newsletter-confirmation',
    occasion: 'An address typed into the newsletter’s form',
    content: { template: 'newsletter-confirmation', data: { link: createNewsletterLink('confirm') } },
  },
  {
    name: 'newsletter-welcome',
    occasion: 'Somebody said yes to the newsletter',
    content: { template: 'newsletter-welcome', data: { leave: createNewsletterLink('leave') } },
  },
  ...accountSamples,
  ...projectSamples,
  ...quoteSamples,
];
