import { releaseStateTexts } from '~/content/features/product-feature';
import { productPlans } from '~/content/features/product-features';
import type { Integration } from '~/content/integrations/integration';
import { integrations } from '~/content/integrations/integrations';
import { comingSoonProducts } from '~/content/products/coming-soon-content';
import { type SoftwareProduct, softwareProducts } from '~/content/products/software-products';
import { type CompanyService, companyServices } from '~/content/services/company-services';
import { formatMoney } from '~/domain/money/money';
import { paths } from '~/paths';
import { site } from '~site';
import type { Passage } from './passage.server';

function toProductPassages(product: SoftwareProduct): Passage[] {
  const { id, name, promise, description, audience, state, when, href } = product;
  const source = { label: name, href };
  const isComing = state === 'coming';
  const about: Passage = {
    title: `${name}. ${promise}`,
    text: `${description} ${audience}. ${isComing ? `Expected in ${when}.` : `Open since ${when}.`}`,
    source,
    keywords: isComing ? 'product software open release launch' : 'product software live',
  };
  if (id === 'hackmatrix' || id === 'converge') return [about];
  const { waitlistPromise } = comingSoonProducts[id];
  return [about, { title: `The ${name} waiting list`, text: waitlistPromise, source, keywords: 'waitlist' }];
}

function toServicePassages(service: CompanyService): Passage[] {
  const { name, summary, description, deliverables, forWhom, startingPrice, typicalDuration, mailbox, href } =
    service;
  const source = { label: name, href };
  const price = formatMoney(startingPrice.price, site.currency.label);
  return [
    { title: name, text: `${summary} ${description}`, source, keywords: 'service offer' },
    {
      title: `${name}: price and length`,
      text: `From ${price} before ${site.tax.name}: ${startingPrice.buys}. Usual length: ${typicalDuration}.`,
      source,
      keywords: 'service cost fee charge budget long weeks days quote project workshop',
    },
    {
      title: `${name}: what you get`,
      text: `${deliverables.join('. ')}. ${forWhom} Write to ${site.emails[mailbox]}.`,
      source,
      keywords: 'service include contact email',
    },
  ];
}

function toIntegrationPassage({ id, name, promise, limit, state, fromPlans }: Integration): Passage {
  const plans = productPlans.filter((plan) => Object.values(fromPlans).includes(plan.id));
  return {
    title: `${name} integration`,
    text: `${promise} ${limit} State: ${releaseStateTexts[state].label.toLowerCase()}. Smallest plan: ${plans.map((plan) => plan.name).join(', ')}.`,
    source: { label: name, href: paths.integration(id) },
    keywords: `connect integrate ${Object.keys(fromPlans).join(' ')}`,
  };
}

/** The six products, their waitlists, the integrations, and the four services. */
export const offerPassages: readonly Passage[] = [
  ...softwareProducts.flatMap(toProductPassages),
  ...companyServices.flatMap(toServicePassages),
  ...integrations.map(toIntegrationPassage),
];
