import { type Paise, toRupeesString } from '~/domain/money';
import { priceCart } from '~/domain/pricing';
import { site } from '~site';
import { organizationInShort } from './organization';
import type { Absolute, Thing } from './thing';

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
  absolute: Absolute,
): Thing => ({
  '@type': 'Service',
  name,
  description,
  url: absolute(path),
  provider: organizationInShort(absolute),
  areaServed: { '@type': 'Country', name: site.address.country },
  ...(offers && { offers: offers.map(offerData) }),
});

export interface SoftwareFacts extends ServiceFacts {
  offers: readonly OfferFacts[];
}

/** Software that is used in the browser. */
export const softwareData = (
  { name, description, path, offers }: SoftwareFacts,
  absolute: Absolute,
): Thing => ({
  '@type': 'SoftwareApplication',
  name,
  description,
  url: absolute(path),
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Any, in the browser',
  publisher: organizationInShort(absolute),
  offers: offers.map(offerData),
});
