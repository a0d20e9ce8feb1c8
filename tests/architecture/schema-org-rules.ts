/**
 * The required properties of schema.org types, those that search engines require included. `a|b` requires one of the two.
 * A type that is not in this list is an error.
 */
const requiredProperties: Readonly<Record<string, readonly string[]>> = {
  AboutPage: ['@id', 'url', 'name', 'description', 'inLanguage', 'isPartOf', 'publisher'],
  AggregateRating: ['ratingValue', 'reviewCount|ratingCount', 'bestRating'],
  Answer: ['text'],
  Article: ['headline', 'description', 'image', 'datePublished', 'dateModified', 'author', 'publisher'],
  Brand: ['name'],
  BreadcrumbList: ['itemListElement'],
  CollectionPage: ['@id', 'url', 'name', 'description', 'inLanguage', 'isPartOf', 'publisher'],
  ContactPage: ['@id', 'url', 'name', 'description', 'inLanguage', 'isPartOf', 'publisher'],
  Country: ['name'],
  DefinedRegion: ['addressCountry'],
  EntryPoint: ['urlTemplate'],
  Event: ['name', 'description', 'startDate', 'endDate', 'eventStatus', 'location', 'organizer', 'url'],
  FAQPage: ['mainEntity'],
  ItemPage: ['@id', 'url', 'name', 'description', 'inLanguage', 'isPartOf', 'publisher'],
  JobPosting: [
    'title',
    'description',
    'datePosted',
    'employmentType',
    'hiringOrganization',
    'jobLocation|applicantLocationRequirements',
    'baseSalary',
  ],
  ListItem: ['position', 'name'],
  MonetaryAmount: ['currency', 'value'],
  Offer: ['price', 'priceCurrency'],
  OfferShippingDetails: ['shippingRate', 'shippingDestination'],
  Organization: ['name', 'url', 'logo'],
  Person: ['name'],
  Place: ['address|name'],
  PostalAddress: ['addressLocality', 'addressRegion', 'addressCountry'],
  Product: ['name', 'description', 'image', 'sku', 'offers'],
  ProfilePage: ['@id', 'url', 'name', 'description', 'inLanguage', 'isPartOf', 'publisher', 'mainEntity'],
  QuantitativeValue: ['value|minValue'],
  Question: ['name', 'acceptedAnswer'],
  Rating: ['ratingValue', 'bestRating'],
  Review: ['author', 'datePublished', 'reviewRating', 'reviewBody'],
  SearchAction: ['target', 'query-input'],
  Service: ['name', 'description', 'provider', 'areaServed', 'url'],
  SoftwareApplication: ['name', 'description', 'applicationCategory', 'operatingSystem', 'offers', 'url'],
  UnitPriceSpecification: ['price', 'priceCurrency', 'valueAddedTaxIncluded'],
  WebPage: ['@id', 'url', 'name', 'description', 'inLanguage', 'isPartOf', 'publisher'],
  WebSite: ['@id', 'url', 'name'],
};

const URL_PROPERTIES = ['@id', 'url', 'image', 'logo', 'item', 'mainEntityOfPage', 'urlTemplate'];
const DATE_PROPERTY = /(^date|Date$|^date[A-Z]|^validThrough$|^foundingDate$)/;

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

const hasContent = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

function findValueErrors(property: string, value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => findValueErrors(property, item));
  if (isNode(value)) return findNodeErrors(value);
  const text = String(value);
  if (/undefined|NaN|\[object/.test(text)) return [`${property} is "${text}"`];
  if (URL_PROPERTIES.includes(property) && !/^https?:\/\/[^/]+\//.test(text))
    return [`${property} is not an absolute URL: ${text}`];
  if (DATE_PROPERTY.test(property) && !/^\d{4}-\d\d-\d\d(T.*)?$/.test(text))
    return [`${property} is not a date: ${text}`];
  return [];
}

function findNodeErrors(node: Node): string[] {
  const type = String(node['@type']);
  const required = requiredProperties[type];
  if (!required) return [`the type ${type} is unknown`];
  const missing = required
    .filter((names) => !names.split('|').some((property) => hasContent(node[property])))
    .map((names) => `${names} is missing`);
  const nestedErrors = Object.entries(node)
    .filter(([property]) => !['@type', '@context'].includes(property))
    .flatMap(([property, value]) => findValueErrors(property, value));
  return [...missing, ...nestedErrors].map((error) => `${type}: ${error}`);
}

/** Errors in the structured data of a page. */
export function findStructuredDataErrors(data: unknown): string[] {
  if (!isNode(data) || data['@context'] !== 'https://schema.org') return ['the @context is not schema.org'];
  const graph = data['@graph'];
  if (!Array.isArray(graph) || graph.length === 0) return ['the @graph is empty'];
  return graph.flatMap((node) =>
    isNode(node) ? findNodeErrors(node) : ['the @graph has an entry that is not an object'],
  );
}
