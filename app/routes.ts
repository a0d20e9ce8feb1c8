import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { type PageArea, pagesToCome } from './routes/pages-to-come';

/** The pages of an area that are still to come, each under its final address. */
const toCome = (area: PageArea): RouteConfigEntry[] =>
  pagesToCome
    .filter((page) => page.area === area)
    .map(({ path }) => route(path.slice(1), 'routes/system/page-to-come.tsx', { id: `to-come:${path}` }));

/** Every address of the site, by layout. */
export default [
  layout('routes/marketing/layout.tsx', [
    index('routes/marketing/home/home.tsx'),
    route('products', 'routes/marketing/products/family.tsx'),
    route('products/hackmatrix', 'routes/marketing/products/hackmatrix.tsx'),
    route('products/bridge', 'routes/marketing/products/coming-product.tsx', { id: 'bridge' }),
    route('products/evaledge', 'routes/marketing/products/coming-product.tsx', { id: 'evaledge' }),
    route('products/hackwise', 'routes/marketing/products/coming-product.tsx', { id: 'hackwise' }),
    route('products/taskflow', 'routes/marketing/products/coming-product.tsx', { id: 'taskflow' }),
    route('coming-soon', 'routes/marketing/coming-soon.tsx'),
    route('newsletter', 'routes/marketing/newsletter.tsx'),
    route('newsletter/confirm/:id', 'routes/marketing/newsletter/confirm.tsx'),
    route('newsletter/leave/:id', 'routes/marketing/newsletter/leave.tsx'),
    route('company', 'routes/marketing/company/company.tsx'),
    route('about/v1', 'routes/marketing/company/story.tsx'),
    route('about/v3', 'routes/marketing/company/manifesto.tsx'),
    route('team', 'routes/marketing/company/team.tsx'),
    route('help/center', 'routes/marketing/help/center.tsx'),
    route('help/answers', 'routes/marketing/help/answers.ts'),
    route('help/detail', 'routes/marketing/help/detail.tsx'),
    route('faq', 'routes/marketing/faq.tsx'),
    route('terms-of-use', 'routes/marketing/legal/terms.tsx'),
    route('privacy', 'routes/marketing/legal/privacy.tsx'),
    route('refund-policy', 'routes/marketing/legal/refunds.tsx'),
    route('site-map', 'routes/marketing/site-map.tsx'),
    route('demos/classic', 'routes/marketing/demos/classic.tsx'),
    route('demos/agency/design', 'routes/marketing/demos/design.tsx'),
    route('demos/agency/digital', 'routes/marketing/demos/digital.tsx'),
    route('demos/mobile-app', 'routes/marketing/demos/phone.tsx'),
    route('demos/product-landing', 'routes/marketing/demos/landing.tsx'),
    route('demos/finance-consulting', 'routes/marketing/demos/finance.tsx'),
    route('demos/agency/seo', 'routes/marketing/demos/search.tsx'),
    ...toCome('marketing'),
    route('messages/:token', 'routes/marketing/message.tsx'),
    route('demos/agency/creative', 'routes/system/not-found.tsx', { id: 'demos-agency-creative' }),
    route('not-found', 'routes/system/not-found.tsx', { id: 'not-found' }),
    route('*', 'routes/system/not-found.tsx', { id: 'unknown' }),
  ]),
  layout('routes/auth/layout.tsx', [
    route('auth/sign-in', 'routes/auth/sign-in.tsx'),
    route('auth/sign-out', 'routes/auth/sign-out.tsx'),
    route('auth/organisation', 'routes/auth/organisation.ts'),
    route('auth/callback', 'routes/auth/callback.tsx'),
    route('auth/callback/popup', 'routes/auth/popup-callback.tsx'),
    route('auth/connect', 'routes/auth/connect.tsx'),
    ...toCome('auth'),
  ]),
  layout('routes/blog/layout.tsx', toCome('blog')),
  layout('routes/shop/layout.tsx', [
    route('shop/index', 'routes/shop/front.tsx'),
    route('shop/grid', 'routes/shop/catalogue.tsx'),
    route('shop/single/:id', 'routes/shop/product.tsx'),
    route('shop/cart', 'routes/shop/cart.tsx'),
    route('shop/empty-cart', 'routes/shop/empty-cart.tsx'),
    route('shop/checkout', 'routes/shop/checkout.tsx'),
    route('shop/orders/:number', 'routes/shop/order.tsx'),
    route('shop/quote', 'routes/shop/quote.ts'),
  ]),
  layout('routes/account/layout.tsx', toCome('account')),
  layout('routes/idp/layout.tsx', [
    route('idp/interaction/:uid', 'routes/idp/interaction.tsx'),
    route('idp/notice/:kind', 'routes/idp/notice.tsx'),
  ]),
  route('assistant/answers', 'routes/system/assistant-answers.ts'),
  route('sitemap.xml', 'routes/system/sitemap.ts'),
  route('robots.txt', 'routes/system/robots.ts'),
  route('dev/ui', 'routes/system/dev-ui.tsx'),
  route('dev/mailbox', 'routes/system/mailbox.tsx'),
  route('dev/mailbox/:id', 'routes/system/mail.tsx'),
  route('dev/mailbox/:id/:form', 'routes/system/mail-source.ts'),
  route('dev/mails', 'routes/system/letters.tsx'),
  route('dev/mails/:name', 'routes/system/letter.tsx'),
  route('dev/mails/:name/html', 'routes/system/letter-source.ts'),
] satisfies RouteConfig;
