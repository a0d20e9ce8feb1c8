/** Kinds of public pages, as the measurements group them. */
export const PAGE_KINDS = [
  'home',
  'offer',
  'company',
  'help',
  'journal',
  'shop',
  'product',
  'cart',
  'checkout',
] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** Matched in this order. A path that no pattern matches is not counted: it may name a person or hold a key. */
const PATTERNS: readonly (readonly [PageKind, RegExp])[] = [
  ['home', /^\/$/],
  ['product', /^\/shop\/single\/[\w-]{1,100}$/],
  ['cart', /^\/shop\/(?:cart|empty-cart)$/],
  ['checkout', /^\/shop\/checkout$/],
  ['shop', /^\/shop\/(?:index|grid|wishlist(?:\/mine)?)$/],
  ['journal', /^\/blog(?:\/[\w-]{1,100}){0,2}\/?$/],
  ['help', /^\/(?:help\/(?:center|detail)|faq|search|site-map|contact|contact\/v2)$/],
  [
    'company',
    /^\/(?:company|about\/v[13]|team|career|career\/read|customer\/(?:stories|story-single)|portfolio\/(?:masonry|showcase|list|case-study\/v[12])|partner-with-us|newsletter|terms-of-use|privacy|refund-policy|this-site)$/,
  ],
  [
    'offer',
    /^\/(?:products(?:\/[a-z]{1,40})?|coming-soon|pricing|services\/[a-z0-9-]{1,60}|saas\/[a-z0-9-]{1,60}|demos\/[a-z-]{1,60}(?:\/[a-z]{1,40})?)$/,
  ],
];

/** The kind of the page at a path without its query. Absent for pages that are not counted. */
export const getPageKind = (path: string): PageKind | undefined =>
  PATTERNS.find(([, pattern]) => pattern.test(path))?.[0];

/** Pages beyond the limit of a day are counted together. */
export const getSharedSubject = (kind: PageKind): string => `*${kind}`;

/** The kind of what is stored as the subject of a view: a path, or all further pages of a kind. */
export const getSubjectKind = (subject: string): PageKind | undefined =>
  subject.startsWith('*') ? PAGE_KINDS.find((kind) => kind === subject.slice(1)) : getPageKind(subject);

export const PAGE_KIND_LABELS: Readonly<Record<PageKind, string>> = {
  home: 'Home',
  offer: 'Products, services, pricing',
  company: 'Company',
  help: 'Help, search, contact',
  journal: 'Journal',
  shop: 'Shop lists',
  product: 'Product pages',
  cart: 'Cart',
  checkout: 'Checkout',
};
