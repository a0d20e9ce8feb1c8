import { type Paise, toRupeesString } from '~/domain/money/money';
import { priceCart } from '~/domain/pricing/pricing';
import { site } from '~site';
import { organizationReference } from './organization';
import type { Thing, ToAbsoluteUrl } from './thing';

export interface OfferFacts {
  name: string;
  description?: string;
  /** Before tax. */
  price: Paise;
}

/** An offer carries the price with tax, as a buyer pays it. */
export const offerData = ({ name, description, price }: OfferFacts): Thing => ({
  '@type': 'Offer',
  name,
  ...(description && { description }),
  price: toRupeesString(priceCart([{ price, quantity: 1 }], site.tax.rateBasisPoints).orderTotal),
  priceCurrency: site.currency.code,
});

export interface ServiceFacts {
  name: string;
  description: string;
  path: string;
  offers?: readonly OfferFacts[];
}

/** A service, offered all over the country. */
export const serviceData = (
  { name, description, path, offers }: ServiceFacts,
  absolute: ToAbsoluteUrl,
): Thing => ({
  '@type': 'Service',
  name,
  description,
  url: absolute(path),
  provider: organizationReference(absolute),
  areaServed: { '@type': 'Country', name: site.address.country },
  ...(offers && { offers: offers.map(offerData) }),
});

export interface SoftwareFacts extends ServiceFacts {
  offers: readonly OfferFacts[];
}

/** Software that is used in the browser. */
export const softwareData = (
  { name, description, path, offers }: SoftwareFacts,
  absolute: ToAbsoluteUrl,
): Thing => ({
  '@type': 'SoftwareApplication',
  name,
  description,
  url: absolute(path),
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Any, in the browser',
  publisher: organizationReference(absolute),
  offers: offers.map(offerData),
});
