import { type Paise, toRupeesString } from '~/domain/money/money';
import { priceCart } from '~/domain/pricing/pricing';
import { site } from '~site';
import { createOrganizationReference } from './organization';
import type { Thing, ToAbsoluteUrl } from './thing';

export interface OfferFacts {
  name: string;
  description?: string;
  /** Before tax. */
  price: Paise;
}

/** An offer with the price including tax. */
export const createOfferData = ({ name, description, price }: OfferFacts): Thing => ({
  '@type': 'Offer',
  name,
  ...(description && { description }),
  price: toRupeesString(priceCart([{ price, quantity: 1 }], site.tax.rateBasisPoints).orderTotal),
  priceCurrency: site.currency.code,
});

export interface SoftwareFacts {
  name: string;
  description: string;
  path: string;
  offers: readonly OfferFacts[];
}

/** Software that runs in the browser. */
export const createSoftwareData = (
  { name, description, path, offers }: SoftwareFacts,
  toAbsoluteUrl: ToAbsoluteUrl,
): Thing => ({
  '@type': 'SoftwareApplication',
  name,
  description,
  url: toAbsoluteUrl(path),
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Any, in the browser',
  publisher: createOrganizationReference(toAbsoluteUrl),
  offers: offers.map(createOfferData),
});
