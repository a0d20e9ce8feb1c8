import { company, type Office, offices } from '~/content/company/company';
import { paths } from '~/paths';
import { site } from '~site';
import type { Thing, ToAbsoluteUrl } from './thing';

const getOrganizationId = (toAbsoluteUrl: ToAbsoluteUrl) => `${toAbsoluteUrl(paths.home())}#organization`;
export const getWebSiteId = (toAbsoluteUrl: ToAbsoluteUrl) => `${toAbsoluteUrl(paths.home())}#website`;

/** The company as publisher, seller or provider. */
export const createOrganizationReference = (toAbsoluteUrl: ToAbsoluteUrl): Thing => ({
  '@type': 'Organization',
  '@id': getOrganizationId(toAbsoluteUrl),
  name: site.name,
  url: toAbsoluteUrl(paths.home()),
  logo: toAbsoluteUrl('/icon-512.png'),
});

const createPostalAddress = (city: string, state: string, address: readonly string[]): Thing => ({
  '@type': 'PostalAddress',
  streetAddress: address.slice(0, -1).join(', '),
  addressLocality: city,
  addressRegion: state,
  postalCode: address.at(-1)?.match(/\d+$/)?.[0],
  addressCountry: site.address.countryCode,
});

/** The company with all facts, and with the offices that the page names. */
export const createOrganizationData = (
  toAbsoluteUrl: ToAbsoluteUrl,
  namedOffices: readonly Office[] = offices,
): Thing => ({
  ...createOrganizationReference(toAbsoluteUrl),
  legalName: site.legalName,
  description: site.description,
  slogan: site.tagline,
  foundingDate: company.foundedOn,
  taxID: site.gstin,
  email: site.emails.hello,
  telephone: site.phone.display,
  numberOfEmployees: { '@type': 'QuantitativeValue', value: company.headcount },
  location: namedOffices.map(({ city, state, address }) => ({
    '@type': 'Place',
    name: city,
    address: createPostalAddress(city, state, address),
  })),
});

/** The site with its search. */
export const createWebSiteData = (toAbsoluteUrl: ToAbsoluteUrl): Thing => ({
  '@type': 'WebSite',
  '@id': getWebSiteId(toAbsoluteUrl),
  name: site.name,
  url: toAbsoluteUrl(paths.home()),
  description: site.description,
  inLanguage: site.language,
  publisher: createOrganizationReference(toAbsoluteUrl),
  potentialAction: {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${toAbsoluteUrl(paths.search())}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  },
});
