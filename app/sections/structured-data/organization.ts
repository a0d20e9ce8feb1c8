import { company, offices } from '~/content/company/company';
import { paths } from '~/paths';
import { site } from '~site';
import type { Thing, ToAbsoluteUrl } from './thing';

const organizationId = (absolute: ToAbsoluteUrl) => `${absolute(paths.home())}#organization`;
export const webSiteId = (absolute: ToAbsoluteUrl) => `${absolute(paths.home())}#website`;

/** The company in a few words, for the pages of which it is the publisher, the seller, the provider. */
export const organizationReference = (absolute: ToAbsoluteUrl): Thing => ({
  '@type': 'Organization',
  '@id': organizationId(absolute),
  name: site.name,
  url: absolute(paths.home()),
  logo: absolute('/icon-512.png'),
});

const postalAddress = (city: string, state: string, address: readonly string[]): Thing => ({
  '@type': 'PostalAddress',
  streetAddress: address.slice(0, -1).join(', '),
  addressLocality: city,
  addressRegion: state,
  postalCode: address.at(-1)?.match(/\d+$/)?.[0],
  addressCountry: site.address.countryCode,
});

/** The company with all that its own page says. */
export const organizationData = (absolute: ToAbsoluteUrl): Thing => ({
  ...organizationReference(absolute),
  legalName: site.legalName,
  description: site.description,
  slogan: site.tagline,
  foundingDate: company.foundedOn,
  taxID: site.gstin,
  email: site.emails.hello,
  telephone: site.phone.display,
  numberOfEmployees: { '@type': 'QuantitativeValue', value: company.headcount },
  location: offices.map(({ city, state, address }) => ({
    '@type': 'Place',
    name: city,
    address: postalAddress(city, state, address),
  })),
});

/** The site as a whole, and how it is searched. */
export const webSiteData = (absolute: ToAbsoluteUrl): Thing => ({
  '@type': 'WebSite',
  '@id': webSiteId(absolute),
  name: site.name,
  url: absolute(paths.home()),
  description: site.description,
  inLanguage: site.language,
  publisher: organizationReference(absolute),
  potentialAction: {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${absolute(paths.helpCentre())}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  },
});
