import type { RubricPoints } from './domain/assessment/rubric-points';
import {
  type CatalogueQuery,
  EMPTY_CATALOGUE_QUERY,
  serialiseCatalogueQuery,
} from './domain/catalogue/catalogue-query';
import type { ProductFinderAnswers } from './domain/products/product-finder';
import type { HackathonForm } from './domain/services/hackathon-form';
import type { WebForm } from './domain/services/web-estimate-form';
import type { DelayForm } from './features/cost-of-delay/rules/parse-delay-form';

/** Appends the parameters that have a value. */
function withQuery(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const parameters = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return parameters.length ? `${path}?${new URLSearchParams(parameters)}` : path;
}

function buildCataloguePath(query: Partial<CatalogueQuery>): string {
  const search = serialiseCatalogueQuery({ ...EMPTY_CATALOGUE_QUERY, ...query });
  return search.size > 0 ? `/shop/grid?${search}` : '/shop/grid';
}

function buildProductFinderPath({ doing, side, when }: ProductFinderAnswers): string {
  const path = withQuery('/products', { doing, side, when });
  return path.includes('?') ? `${path}#chooser` : path;
}

/** `a` once for each answer, and the exercise that the teacher chose. */
function formatLessonQuery(answers: readonly string[], next: string): string {
  const query = new URLSearchParams(answers.map((answer) => ['a', answer]));
  if (next) query.set('next', next);
  return query.size > 0 ? `?${query}` : '';
}

/** Every link inside the site is built here, so that each path is written once. */
export const paths = {
  home: () => '/',
  productFinder: (answers: ProductFinderAnswers = {}) => buildProductFinderPath(answers),
  product: (id: string) => `/products/${id}`,
  evalEdgePreview: (points: RubricPoints = {}) =>
    withQuery(
      '/saas/v3',
      Object.fromEntries(Object.entries(points).map(([name, value]) => [name, `${value}`])),
    ),
  taskFlowPreview: (columns: Readonly<Record<string, string>> = {}) => withQuery('/saas/v4', columns),
  faq: () => '/faq',
  pricing: () => '/pricing',
  features: (filters: { q?: string; product?: string; state?: string } = {}) =>
    withQuery('/saas/features', filters),
  judging: (exclusions: readonly string[] = []) =>
    exclusions.length > 0
      ? `/saas/feature-single?${new URLSearchParams(exclusions.map((pair) => ['not', pair]))}`
      : '/saas/feature-single',
  integrations: () => '/saas/integrations',
  integration: (id = '') => withQuery('/saas/integration-single', { name: id }),
  services: () => '/services/v1',
  hackathonPlan: (plan?: HackathonForm) =>
    plan
      ? `/services/hackathon-organization?${new URLSearchParams(plan)}`
      : '/services/hackathon-organization',
  hackathonCalendar: (plan: HackathonForm) =>
    `/services/hackathon-organization/plan.ics?${new URLSearchParams(plan)}`,
  webDevelopment: (estimate?: WebForm) =>
    estimate
      ? `/services/custom-web-development?${new URLSearchParams(estimate)}`
      : '/services/custom-web-development',
  learning: (answers: readonly string[] = [], next = '') =>
    `/services/ai-powered-learning-solutions${formatLessonQuery(answers, next)}`,
  workshops: () => '/services/professional-training-workshops',
  contact: (topic = '') => withQuery('/contact', { topic }),
  bookCall: () => '/contact/v2',
  quickAudit: (page = '') => withQuery('/services/single', { page }),
  twelveWeeks: (team?: number) => withQuery('/services/v2', { team: team?.toString() }),
  partners: (kind = '') => withQuery('/partner-with-us', { kind }),
  companyFacts: () => '/company',
  team: (filters: { team?: string; city?: string } = {}) => withQuery('/team', filters),
  companyStory: () => '/about/v1',
  manifesto: () => '/about/v3',
  careers: (filters: { team?: string; place?: string; kind?: string } = {}) => withQuery('/career', filters),
  role: (id = '') => withQuery('/career/read', { role: id }),
  customerStories: (filters: { service?: string; sector?: string } = {}) =>
    withQuery('/customer/stories', filters),
  customerStory: (id = '') => withQuery('/customer/story-single', { story: id }),
  helpCentre: (query = '') => withQuery('/help/center', { q: query }),
  helpArticle: (slug = '') => withQuery('/help/detail', { article: slug }),
  helpMarkdown: (slug: string) => `/help/${slug}.md`,
  helpAnswers: () => '/help/answers',
  termsOfUse: () => '/terms-of-use',
  privacy: () => '/privacy',
  refundPolicy: () => '/refund-policy',
  siteMap: () => '/site-map',
  thisSite: () => '/this-site',
  search: (query = '') => withQuery('/search', { q: query }),
  searchSuggestions: () => '/search/suggestions',
  notFound: () => '/not-found',
  closeAnnouncement: () => '/announcements/close',
  comingSoon: () => '/coming-soon',
  /** After the form of a waiting list. `ids` are what the visitor chose. */
  joinedWaitlist: (ids: readonly string[] = []) => withQuery('/coming-soon/joined', { for: ids.join(',') }),
  newsletter: () => '/newsletter',
  newsletterLink: (purpose: 'confirm' | 'leave', id: string, key: string) =>
    `/newsletter/${purpose}/${id}?${new URLSearchParams({ key })}`,
  message: (token: string, part: '' | '/move' | '/call.ics' | `/files/${string}` = '') =>
    `/messages/${token}${part}`,
  repeatedMessage: () => '/messages/received',
  confirmMessage: (token: string, key: string) => withQuery(`/messages/${token}`, { confirm: key }),
  journal: () => '/blog/',
  article: (slug: string) => `/blog/${slug}`,
  /** For programs: the text as Markdown. */
  articleMarkdown: (slug: string) => `/blog/${slug}.md`,
  journalArchive: (filters: Partial<Record<'q' | 'tag' | 'month', string | undefined>> = {}) =>
    withQuery('/blog/list-sidebar', filters),
  pictureEssay: () => '/blog/single/v2',
  journalTag: (tag: string) => `/blog/tags/${tag.toLowerCase()}`,
  journalAuthor: (id: string) => `/blog/authors/${id}`,
  journalSeries: (id: string) => `/blog/series/${id}`,
  journalFeed: (file: 'rss.xml' | 'atom.xml' | 'feed.json') => `/blog/${file}`,
  portfolio: {
    masonry: (filters: { kind?: string } = {}) => withQuery('/portfolio/masonry', filters),
    showcase: (id = '') => (id ? `/portfolio/showcase#${id}` : '/portfolio/showcase'),
    list: (order: { sort?: string; order?: string } = {}) => withQuery('/portfolio/list', order),
    editorialCase: (edge?: number) => withQuery('/portfolio/case-study/v1', { edge: edge?.toString() }),
    engineeringCase: () => '/portfolio/case-study/v2',
  },
  organiserTour: (state: Readonly<Record<string, string>> = {}) => withQuery('/saas/v1', state),
  communityTour: (told: { by?: string } = {}) => withQuery('/saas/v2', told),
  convergeCalendar: (state: Readonly<Record<string, string>> = {}) =>
    `${withQuery('/products/converge', state)}#calendar`,
  suite: (step?: number) => withQuery('/saas/v5', { step: step?.toString() }),
  demos: {
    classic: () => '/demos/classic',
    productLanding: () => '/demos/product-landing',
    mobileApp: () => '/demos/mobile-app',
    financeConsulting: (form?: DelayForm) =>
      form ? `/demos/finance-consulting?${new URLSearchParams(form)}` : '/demos/finance-consulting',
    digitalAgency: () => '/demos/agency/digital',
    designAgency: () => '/demos/agency/design',
    seoAgency: () => '/demos/agency/seo',
  },
  shop: {
    home: () => '/shop/index',
    catalogue: (query: Partial<CatalogueQuery> = {}) => buildCataloguePath(query),
    searchSuggestions: () => '/shop/suggestions',
    product: (id: string) => `/shop/single/${id}`,
    /** For programs. */
    productFeed: () => '/shop/products.xml',
    cart: () => '/shop/cart',
    checkout: () => '/shop/checkout',
    initialCart: () => '/shop/initial-cart',
    accountItems: () => '/shop/account-items',
    quote: () => '/shop/quote',
    sharedWishlist: (ids: readonly string[] = []) => withQuery('/shop/wishlist', { items: ids.join(',') }),
    /** The wishlist of this browser, without a sign-in. */
    wishlist: () => '/shop/wishlist/mine',
    wishlistProducts: (ids: readonly string[] = []) =>
      withQuery('/shop/wishlist/products', { items: ids.join(',') }),
    order: (number: string, accessKey: string) => `/shop/orders/${number}?key=${accessKey}`,
    orderInvoice: (number: string, accessKey: string, fileName: string) =>
      `/shop/orders/${number}/invoices/${fileName}?key=${accessKey}`,
    confirmOrder: (number: string, accessKey: string, key: string) =>
      withQuery(`/shop/orders/${number}`, { key: accessKey, confirm: key }),
  },
  invoices: {
    verify: () => '/invoices/verify',
    verification: (code: string) => `/invoices/verify/${code}`,
  },
  auth: {
    /** `stopped`: why a sign-in begins again. With `no-cookies`, a signed-in visitor is led to `redirectTo` and sees nothing of it. */
    signIn: (redirectTo?: string, stopped?: 'too-many-codes' | 'code-too-late' | 'no-cookies') =>
      withQuery('/auth/sign-in', { redirectTo, stopped }),
    signOut: () => '/auth/sign-out',
    signUp: () => '/auth/sign-up',
    forgotPassword: () => '/auth/forgot-password',
    organisationSignIn: () => '/auth/organisation',
    connectOrganisation: (redirectTo?: string) => withQuery('/auth/connect', { redirectTo }),
    oidcCallback: () => '/auth/callback',
    oidcPopupCallback: () => '/auth/callback/popup',
    resetPassword: () => '/auth/reset-password',
    verifyEmail: (mail?: 'withheld') => withQuery('/auth/verify-email', { mail }),
    twoFactor: (redirectTo?: string) => withQuery('/auth/two-factor', { redirectTo }),
    passkeySignIn: () => '/auth/passkey',
    cancelDeletion: () => '/auth/keep-profile',
  },
  account: {
    overview: () => '/account',
    profile: () => '/account/profile',
    portrait: () => '/account/profile/portrait',
    profilePicture: (version: string, size: string) => `/account/profile/picture/${version}/${size}`,
    deliveryAddress: (id: string) => `/account/profile/addresses/${id}`,
    security: (done?: string) => withQuery('/account/security', { done }),
    twoFactor: () => '/account/security/two-factor',
    addPasskey: () => '/account/security/passkeys',
    notifications: () => '/account/notifications',
    projects: () => '/account/projects',
    paymentDetails: () => '/account/payment-details',
    billingAddress: (id: string) => `/account/payment-details/addresses/${id}`,
    orderHistory: () => '/account/order-history',
    order: (number: string) => `/account/order-history/${number}`,
    orderInvoice: (number: string, fileName: string) =>
      `/account/order-history/${number}/invoices/${fileName}`,
    wishlist: () => '/account/wishlist',
    deleteProfile: (done?: 'cancelled') => withQuery('/account/delete-profile', { done }),
    dataExport: () => '/account/delete-profile/everything.zip',
  },
} as const;
