import { company, offices } from '~/content/company';
import { site } from '~site';

/** The company as search engines read it. */
export const organizationData = {
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: site.name,
  legalName: site.legalName,
  description: site.description,
  foundingDate: company.foundedOn,
  taxID: site.gstin,
  email: site.emails.hello,
  telephone: site.phone.display,
  numberOfEmployees: { '@type': 'QuantitativeValue', value: company.peopleCount },
  location: offices.map(({ city, state, address }) => ({
    '@type': 'Place',
    name: city,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.slice(0, -1).join(', '),
      addressLocality: city,
      addressRegion: state,
      postalCode: address.at(-1)?.match(/\d+$/)?.[0],
      addressCountry: site.address.countryCode,
    },
  })),
} as const;
