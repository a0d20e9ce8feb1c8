import { type CatalogueQuery, EMPTY_QUERY, serialiseCatalogueQuery } from './domain/catalogue-query';
import type { DelayForm } from './domain/delay-form';
import type { FamilyAnswers } from './domain/family-answers';

/** A path with what of its query is said. */
function asking(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const said = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return said.length ? `${path}?${new URLSearchParams(said)}` : path;
}

function catalogueAddress(query: Partial<CatalogueQuery>): string {
  const search = serialiseCatalogueQuery({ ...EMPTY_QUERY, ...query });
  return search.size > 0 ? `/shop/grid?${search}` : '/shop/grid';
}

function productsAddress({ doing, side, when }: FamilyAnswers): string {
  const address = asking('/products', { doing, side, when });
  return address.includes('?') ? `${address}#chooser` : address;
}

/** Every link inside the site is built here, so that an address is spelled once. */
export const paths = {
  home: () => '/',
  products: (answers: FamilyAnswers = {}) => productsAddress(answers),
  product: (id: string) => `/products/${id}`,
  questions: () => '/faq',
  pricing: () => '/pricing',
  services: () => '/services/v1',
  contact: (topic = '') => asking('/contact', { topic }),
  bookCall: () => '/contact/v2',
  quickAudit: () => '/services/single',
  partner: () => '/partner-with-us',
  company: () => '/company',
  team: (chosen: { team?: string; city?: string } = {}) => asking('/team', chosen),
  story: () => '/about/v1',
  manifesto: () => '/about/v3',
  careers: (chosen: { team?: string; place?: string; kind?: string } = {}) => asking('/career', chosen),
  role: (id = '') => asking('/career/read', { role: id }),
  stories: (chosen: { service?: string; sector?: string } = {}) => asking('/customer/stories', chosen),
  customerStory: (id = '') => asking('/customer/story-single', { story: id }),
  helpCentre: (query = '') => asking('/help/center', { q: query }),
  helpArticle: (slug = '') => asking('/help/detail', { article: slug }),
  helpAnswers: () => '/help/answers',
  terms: () => '/terms-of-use',
  privacy: () => '/privacy',
  refunds: () => '/refund-policy',
  siteMap: () => '/site-map',
  notFound: () => '/not-found',
  comingSoon: () => '/coming-soon',
  newsletter: () => '/newsletter',
  newsletterLink: (purpose: 'confirm' | 'leave', id: string, key: string) =>
    `/newsletter/${purpose}/${id}?${new URLSearchParams({ key })}`,
  message: (token: string, part: '' | '/move' | '/call.ics' | `/files/${string}` = '') =>
    `/messages/${token}${part}`,
  confirmMessage: (token: string, key: string) => asking(`/messages/${token}`, { confirm: key }),
  journal: () => '/blog/',
  article: (slug: string) => `/blog/${slug}`,
  demos: {
    classic: () => '/demos/classic',
    productLanding: () => '/demos/product-landing',
    mobileApp: () => '/demos/mobile-app',
    finance: (form?: DelayForm) =>
      form ? `/demos/finance-consulting?${new URLSearchParams(form)}` : '/demos/finance-consulting',
    digital: () => '/demos/agency/digital',
    design: () => '/demos/agency/design',
    search: () => '/demos/agency/seo',
  },
  shop: {
    front: () => '/shop/index',
    catalogue: (query: Partial<CatalogueQuery> = {}) => catalogueAddress(query),
    product: (id: string) => `/shop/single/${id}`,
    cart: () => '/shop/cart',
    emptyCart: () => '/shop/empty-cart',
    checkout: () => '/shop/checkout',
    quote: () => '/shop/quote',
    sharedWishlist: (ids: readonly string[] = []) => asking('/shop/wishlist', { items: ids.join(',') }),
    wishedProducts: (ids: readonly string[] = []) =>
      asking('/shop/wishlist/products', { items: ids.join(',') }),
    order: (number: string, accessKey: string) => `/shop/orders/${number}?key=${accessKey}`,
    confirmOrder: (number: string, accessKey: string, key: string) =>
      asking(`/shop/orders/${number}`, { key: accessKey, confirm: key }),
  },
  auth: {
    signIn: (redirectTo?: string) => asking('/auth/sign-in', { redirectTo }),
    signOut: () => '/auth/sign-out',
    signUp: () => '/auth/sign-up',
    forgotPassword: () => '/auth/forgot-password',
    organisation: () => '/auth/organisation',
    connect: (redirectTo?: string) => asking('/auth/connect', { redirectTo }),
    callback: () => '/auth/callback',
    popupCallback: () => '/auth/callback/popup',
    resetPassword: () => '/auth/reset-password',
    verifyEmail: (mail?: 'withheld') => asking('/auth/verify-email', { mail }),
    twoFactor: (redirectTo?: string) => asking('/auth/two-factor', { redirectTo }),
    passkey: () => '/auth/passkey',
    keepProfile: () => '/auth/keep-profile',
  },
  dev: {
    mailbox: (to = '') => (to ? `/dev/mailbox?${new URLSearchParams({ to })}` : '/dev/mailbox'),
    mail: (id: string) => `/dev/mailbox/${id}`,
    mailSource: (id: string, form: 'html' | 'raw') => `/dev/mailbox/${id}/${form}`,
    letters: () => '/dev/mails',
    letter: (name: string) => `/dev/mails/${name}`,
    letterSource: (name: string) => `/dev/mails/${name}/html`,
  },
  account: {
    profile: () => '/account/profile',
    portrait: () => '/account/profile/portrait',
    picture: (version: string, size: string) => `/account/profile/picture/${version}/${size}`,
    address: (id: string) => `/account/profile/addresses/${id}`,
    security: (done?: string) => asking('/account/security', { done }),
    twoFactor: () => '/account/security/two-factor',
    newPasskey: () => '/account/security/passkeys',
    notifications: () => '/account/notifications',
    projects: () => '/account/projects',
    paymentDetails: () => '/account/payment-details',
    billingAddress: (id: string) => `/account/payment-details/addresses/${id}`,
    orderHistory: () => '/account/order-history',
    order: (number: string) => `/account/order-history/${number}`,
    wishlist: () => '/account/wishlist',
    deleteProfile: (done?: 'taken-back') => asking('/account/delete-profile', { done }),
    everything: () => '/account/delete-profile/everything.zip',
  },
} as const;
