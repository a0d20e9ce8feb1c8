import { type OfficeCity, offices } from '~/content/company/company';
import { site } from '~site';
import { createOrganizationReference } from './organization';
import type { Thing, ToAbsoluteUrl } from './thing';

export interface JobFacts {
  title: string;
  /** HTML with paragraphs and lists. */
  description: string;
  /** ISO dates. */
  postedOn: string;
  /** Missing for a role that is open until it is filled. */
  closesOn?: string;
  employment: 'FULL_TIME' | 'PART_TIME' | 'INTERN' | 'TEMPORARY';
  cities: readonly OfficeCity[];
  /** Whole rupees a year. */
  pay: { from: number; to: number };
}

const createPlace = (city: OfficeCity): Thing => ({
  '@type': 'Place',
  address: {
    '@type': 'PostalAddress',
    addressLocality: city,
    addressRegion: offices.find((office) => office.city === city)?.state,
    addressCountry: site.address.countryCode,
  },
});

export const createJobPostingData = (job: JobFacts, toAbsoluteUrl: ToAbsoluteUrl): Thing => ({
  '@type': 'JobPosting',
  title: job.title,
  description: job.description,
  datePosted: job.postedOn,
  // The last day counts as a whole, in India. A day alone would mean its first moment.
  ...(job.closesOn && { validThrough: `${job.closesOn}T23:59:59+05:30` }),
  employmentType: job.employment,
  hiringOrganization: createOrganizationReference(toAbsoluteUrl),
  jobLocation: job.cities.map(createPlace),
  baseSalary: {
    '@type': 'MonetaryAmount',
    currency: site.currency.code,
    value: {
      '@type': 'QuantitativeValue',
      minValue: job.pay.from,
      maxValue: job.pay.to,
      unitText: 'YEAR',
    },
  },
});
