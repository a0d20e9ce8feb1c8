import { pluralise } from '~/domain/text/pluralise';
import type { CheckResult } from './finding';
import type { PageFacts } from './page-facts';

const ARTICLE_FIELDS = ['headline', 'datePublished', 'author'];

/** Fields that search engines require, by type. */
const REQUIRED_FIELDS: Readonly<Record<string, readonly string[]>> = {
  Article: ARTICLE_FIELDS,
  BlogPosting: ARTICLE_FIELDS,
  NewsArticle: ARTICLE_FIELDS,
  BreadcrumbList: ['itemListElement'],
  Event: ['name', 'startDate', 'location'],
  FAQPage: ['mainEntity'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization'],
  LocalBusiness: ['name', 'address'],
  Bakery: ['name', 'address'],
  Restaurant: ['name', 'address'],
  Offer: ['price', 'priceCurrency'],
  Organization: ['name', 'url'],
  Product: ['name', 'offers'],
  Recipe: ['name', 'image'],
  Service: ['name'],
  SoftwareApplication: ['name', 'offers'],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate'],
  WebSite: ['name', 'url'],
};

/** Required fields that an item lacks. */
export function findMissingFields({ type, fields }: { type: string; fields: readonly string[] }): string[] {
  const requiredFields = Object.hasOwn(REQUIRED_FIELDS, type) ? REQUIRED_FIELDS[type] : undefined;
  return (requiredFields ?? []).filter((field) => !fields.includes(field));
}

/** Checks JSON-LD and the metadata for previews of shared links. */
export function checkStructuredData({ structuredData, shareTitle, shareImage }: PageFacts): CheckResult[] {
  const errors = structuredData.flatMap(({ error }) => error ?? []);
  const items = structuredData.flatMap((block) => block.items);
  const withoutContext = structuredData.filter(({ error, hasContext }) => !error && !hasContext);
  const incomplete = items.flatMap((item) => {
    const missing = findMissingFields(item);
    return missing.length > 0 ? [`${item.type}: ${missing.join(', ')}`] : [];
  });
  const isEmpty = structuredData.length === 0;
  const missingTags = [shareTitle ? '' : 'og:title', shareImage ? '' : 'og:image'].filter(Boolean);
  return [
    {
      id: 'json-there',
      name: 'Facts for machines',
      state: isEmpty ? 'warning' : errors.length === 0 ? 'good' : 'error',
      message: isEmpty
        ? 'No JSON-LD. Opening hours, prices and dates can only be guessed from the words.'
        : errors.length === 0
          ? `${pluralise(structuredData.length, 'block')} of JSON-LD, all readable.`
          : `${pluralise(errors.length, 'block')} that cannot be read, and ${errors.length === 1 ? 'is' : 'are'} ignored.`,
      locations: errors,
    },
    {
      id: 'types',
      name: 'Of a known kind',
      state: items.length === 0 ? 'unknown' : withoutContext.length === 0 ? 'good' : 'error',
      message:
        items.length === 0
          ? 'There is no item to look at.'
          : withoutContext.length === 0
            ? `${pluralise(items.length, 'item')}: ${[...new Set(items.map(({ type }) => type))].join(', ')}.`
            : 'Without @context of schema.org nobody knows whose words these are.',
      locations: [],
    },
    {
      id: 'fields',
      name: 'With what belongs to it',
      state: items.length === 0 ? 'unknown' : incomplete.length === 0 ? 'good' : 'error',
      message:
        items.length === 0
          ? 'There is no item to look at.'
          : incomplete.length === 0
            ? 'No item lacks what its kind needs.'
            : `${pluralise(incomplete.length, 'item')} without fields that are needed.`,
      locations: incomplete,
    },
    {
      id: 'share',
      name: 'A preview when passed on',
      state: missingTags.length === 0 ? 'good' : 'warning',
      message:
        missingTags.length === 0
          ? 'A title and a picture are named for it.'
          : `Missing: ${missingTags.join(' and ')}. In a chat the link will be a bare address.`,
      locations: [],
    },
  ];
}
