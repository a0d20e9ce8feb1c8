/**
 * What a node of schema.org's vocabulary must say to be of use: its own required properties, and those that search
 * engines ask for before they show it. `a|b` wants one of both. A type that is not listed is not known here: list it.
 */
const required: Readonly<Record<string, readonly string[]>> = {
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
  ProfilePage: ['@id', 'url', 'name', 'description', 'inLanguage', 'isPartOf', 'publisher'],
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

const wholeAddresses = ['@id', 'url', 'image', 'logo', 'item', 'mainEntityOfPage', 'urlTemplate'];
const days = /(^date|Date$|^date[A-Z]|^validThrough$|^foundingDate$)/;

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

const isSaid = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

function faultsOfValue(property: string, value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => faultsOfValue(property, item));
  if (isNode(value)) return faultsOfNode(value);
  const text = String(value);
  if (/undefined|NaN|\[object/.test(text)) return [`${property} is "${text}"`];
  if (wholeAddresses.includes(property) && !/^https?:\/\/[^/]+\//.test(text))
    return [`${property} is no whole address: ${text}`];
  if (days.test(property) && !/^\d{4}-\d\d-\d\d(T.*)?$/.test(text))
    return [`${property} is no date: ${text}`];
  return [];
}

function faultsOfNode(node: Node): string[] {
  const type = String(node['@type']);
  const rules = required[type];
  if (!rules) return [`the type ${type} is not known`];
  const missing = rules
    .filter((rule) => !rule.split('|').some((property) => isSaid(node[property])))
    .map((rule) => `${rule} is missing`);
  const inside = Object.entries(node)
    .filter(([property]) => !['@type', '@context'].includes(property))
    .flatMap(([property, value]) => faultsOfValue(property, value));
  return [...missing, ...inside].map((fault) => `${type}: ${fault}`);
}

/** What is wrong with a page's structured data, as it stands in the document. */
export function findStructuredDataErrors(data: unknown): string[] {
  if (!isNode(data) || data['@context'] !== 'https://schema.org') return ['it does not name its vocabulary'];
  const graph = data['@graph'];
  if (!Array.isArray(graph) || graph.length === 0) return ['it says nothing'];
  return graph.flatMap((node) =>
    isNode(node) ? faultsOfNode(node) : ['it holds something that is no node'],
  );
}
