import { type CheckResult, createFinding, pluralise } from './finding';
import type { PageFacts } from './page-facts';

const ARTICLE = ['headline', 'datePublished', 'author'];

/** Fields without which search engines ignore an item of this type. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  Article: ARTICLE,
  BlogPosting: ARTICLE,
  NewsArticle: ARTICLE,
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

/** What an item of this type lacks, in the order of the list. */
export function findMissingFields({ type, fields }: { type: string; fields: readonly string[] }): string[] {
  const needed = Object.hasOwn(NEEDED, type) ? NEEDED[type] : undefined;
  return (needed ?? []).filter((field) => !fields.includes(field));
}

/** What machines are told, and what is shown when somebody passes the page on. */
export function checkStructuredData({ structuredData, shareTitle, shareImage }: PageFacts): CheckResult[] {
  const faults = structuredData.flatMap(({ error }) => error ?? []);
  const items = structuredData.flatMap((block) => block.items);
  const loose = structuredData.filter(({ error, hasContext }) => !error && !hasContext);
  const lacking = items.flatMap((item) => {
    const missing = findMissingFields(item);
    return missing.length > 0 ? [`${item.type}: ${missing.join(', ')}`] : [];
  });
  const nothing = structuredData.length === 0;
  const share = [shareTitle ? '' : 'og:title', shareImage ? '' : 'og:image'].filter(Boolean);
  return [
    createFinding(
      'json-there',
      'Facts for machines',
      nothing ? 'look' : faults.length === 0 ? 'good' : 'fault',
      nothing
        ? 'No JSON-LD. Opening hours, prices and dates can only be guessed from the words.'
        : faults.length === 0
          ? `${pluralise(structuredData.length, 'block')} of JSON-LD, all readable.`
          : `${pluralise(faults.length, 'block')} that cannot be read, and ${faults.length === 1 ? 'is' : 'are'} ignored.`,
      faults,
    ),
    createFinding(
      'types',
      'Of a known kind',
      items.length === 0 ? 'unseen' : loose.length === 0 ? 'good' : 'fault',
      items.length === 0
        ? 'There is no item to look at.'
        : loose.length === 0
          ? `${pluralise(items.length, 'item')}: ${[...new Set(items.map(({ type }) => type))].join(', ')}.`
          : 'Without @context of schema.org nobody knows whose words these are.',
    ),
    createFinding(
      'fields',
      'With what belongs to it',
      items.length === 0 ? 'unseen' : lacking.length === 0 ? 'good' : 'fault',
      items.length === 0
        ? 'There is no item to look at.'
        : lacking.length === 0
          ? 'No item lacks what its kind needs.'
          : `${pluralise(lacking.length, 'item')} without fields that are needed.`,
      lacking,
    ),
    createFinding(
      'share',
      'A preview when passed on',
      share.length === 0 ? 'good' : 'look',
      share.length === 0
        ? 'A title and a picture are named for it.'
        : `Missing: ${share.join(' and ')}. In a chat the link will be a bare address.`,
    ),
  ];
}
