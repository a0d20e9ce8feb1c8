import { expect, it } from 'vitest';
import { createArticleData } from '~/sections/structured-data/article';
import { createJobPostingData } from '~/sections/structured-data/job-posting';
import { createSoftwareData } from '~/sections/structured-data/offer';
import { createOrganizationData, createWebSiteData } from '~/sections/structured-data/organization';
import type { Thing } from '~/sections/structured-data/thing';
import { createBreadcrumbListData, createFaqPageData } from '~/sections/structured-data/web-page';
import { findStructuredDataErrors } from './schema-org-rules';

const toUrl = (path: string) => new URL(path, 'https://tessera.example').href;
const page = { '@context': 'https://schema.org' };

const article = createArticleData(
  {
    headline: 'Two graders, one mark',
    description: 'How we calibrate.',
    path: '/blog/two-graders',
    picture: '/previews/blog-two-graders.jpg',
    publishedOn: '2026-09-04',
    author: { name: 'Aravind Selvaraj', path: '/team#aravind-selvaraj' },
  },
  toUrl,
);

const things: Readonly<Record<string, Thing>> = {
  article,
  job: createJobPostingData(
    {
      title: 'Front-end engineer',
      description: '<p>Sets tiles.</p>',
      postedOn: '2026-10-01',
      closesOn: '2027-01-31',
      employment: 'FULL_TIME',
      cities: ['Kochi', 'Pune'],
      pay: { from: 1_400_000, to: 2_200_000 },
    },
    toUrl,
  ),
  software: createSoftwareData(
    {
      name: 'Bridge',
      description: 'Connects two systems.',
      path: '/products/bridge',
      offers: [{ name: 'One month', price: 100 }],
    },
    toUrl,
  ),
  organization: createOrganizationData(toUrl),
  'web site': createWebSiteData(toUrl),
  'FAQ page': createFaqPageData([{ question: 'Why?', answer: 'Because.' }]),
  breadcrumbs: createBreadcrumbListData(
    [{ label: 'Products', href: '/products' }, { label: 'Bridge' }],
    toUrl,
  ),
};

it.each(Object.entries(things))('the structured data of the %s is complete', (_, thing) => {
  expect(findStructuredDataErrors({ ...page, '@graph': [thing] })).toEqual([]);
});

it.each<[error: RegExp, node: Thing]>([
  [/headline is missing/, { ...article, headline: '' }],
  [/image is not an absolute URL/, { ...article, image: '/previews/blog-two-graders.jpg' }],
  [/datePublished is not a date/, { ...article, datePublished: '4 September' }],
  [/Person: name is missing/, { ...article, author: { '@type': 'Person' } }],
  [/the type Tile is unknown/, { '@type': 'Tile' }],
  [/is "undefined"/, { ...article, description: 'undefined' }],
])('reports that %s', (error, node) => {
  expect(findStructuredDataErrors({ ...page, '@graph': [node] }).join('\n')).toMatch(error);
});

it('a job can be applied for until the end of its last day in India', () => {
  expect(things.job).toMatchObject({ validThrough: '2027-01-31T23:59:59+05:30' });
});

it('a price includes its tax', () => {
  expect(things.software).toMatchObject({ offers: [{ price: '1.18', priceCurrency: 'INR' }] });
});
