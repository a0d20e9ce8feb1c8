import { getSitePage, legalArea, siteAreas } from './site-areas';

export interface NavigationLink {
  label: string;
  href: string;
  /** One line under the label in an open menu. */
  description?: string;
}

export interface NavigationGroup {
  label: string;
  links: readonly NavigationLink[];
}

export interface HeaderMenuLinks extends NavigationLink {
  groups: readonly NavigationGroup[];
}

const group = (label: string, ...links: (string | NavigationLink)[]): NavigationGroup => ({
  label,
  links: links.map((link) => (typeof link === 'string' ? getSitePage(link) : link)),
});

/** A page with another label than elsewhere, where the menu around it makes the short label clear. */
const renamed = (
  href: string,
  label: string,
  description = getSitePage(href).description,
): NavigationLink => ({
  href,
  label,
  description,
});

export const headerMenus: readonly HeaderMenuLinks[] = [
  {
    label: 'Products',
    href: '/products',
    groups: [
      group('In use today', '/products/hackmatrix', '/products/converge', '/demos/mobile-app'),
      group(
        'Being built',
        '/products/bridge',
        '/products/evaledge',
        '/products/hackwise',
        '/products/taskflow',
      ),
      group(
        'Choose',
        renamed('/products', 'All six'),
        renamed('/saas/v5', 'How they work together', 'The suite, step by step'),
        '/saas/features',
        '/saas/integrations',
        '/pricing',
      ),
    ],
  },
  {
    label: 'Services',
    href: '/services/v1',
    groups: [
      group(
        'What we do',
        '/services/custom-web-development',
        '/services/ai-powered-learning-solutions',
        '/services/professional-training-workshops',
        '/services/hackathon-organization',
      ),
      group(
        'How we work',
        '/services/v1',
        renamed('/services/v2', 'Week 1 to week 12', 'What happens, and what it costs'),
        '/services/single',
      ),
      group(
        'Proof',
        '/customer/stories',
        renamed('/portfolio/masonry', 'Work'),
        '/portfolio/list',
        '/portfolio/case-study/v2',
      ),
      group(
        'Demos: seven ways to say it',
        '/demos/classic',
        '/demos/product-landing',
        '/demos/mobile-app',
        '/demos/finance-consulting',
        '/demos/agency/digital',
        '/demos/agency/design',
        '/demos/agency/seo',
      ),
    ],
  },
  {
    label: 'Hackathons',
    href: '/services/hackathon-organization',
    groups: [
      group(
        'Run one',
        renamed('/services/hackathon-organization', 'Plan your hackathon', 'People, days, budget'),
        renamed('/products/hackmatrix', 'HackMatrix', 'The software we run ours on'),
        renamed('/saas/feature-single', 'How judging works'),
      ),
      group(
        'Join one',
        {
          label: 'Seats at our hackathons',
          href: '/shop/single/hackathon-ticket',
          description: 'Meals, a bed roll and a shirt included',
        },
        renamed('/partner-with-us', 'Sponsor or host', 'What each side gives and gets'),
      ),
    ],
  },
  { label: 'Journal', href: '/blog/', groups: [] },
  {
    label: 'Shop',
    href: '/shop/index',
    groups: [
      group('Browse', '/shop/index', '/shop/grid', '/shop/cart', {
        label: 'Wishlist',
        href: '/shop/wishlist/mine',
        description: 'What you put aside',
      }),
      group(
        'Good to know',
        '/help/detail',
        '/refund-policy',
        renamed('/account/order-history', 'Your orders'),
      ),
    ],
  },
  {
    label: 'Company',
    href: '/about/v1',
    groups: [
      group('Who we are', '/about/v1', '/company', '/about/v3', '/team'),
      group(
        'Work with us',
        '/career',
        '/partner-with-us',
        renamed('/customer/stories', 'Who works with us already'),
      ),
      group('Reach us', '/contact', '/contact/v2', '/help/center', '/faq', '/site-map'),
    ],
  },
];

/** The id of the panel of a menu in the header. */
export const getMenuId = ({ label }: HeaderMenuLinks): string => `menu-${label.toLowerCase()}`;

/** The id of the menu of small screens. */
export const DRAWER_MENU_ID = 'site-menu';

export const headerAction: NavigationLink = { label: 'Start a project', href: '/contact' };

export const footerColumns: readonly NavigationGroup[] = siteAreas.map(({ label, pages }) => ({
  label,
  links: pages,
}));

/** In the menu of small screens, without opening a group. */
export const quickLinks: readonly NavigationLink[] = [
  { label: 'Pricing', href: '/pricing' },
  { label: 'Contact', href: '/contact' },
  { label: 'Shop', href: '/shop/index' },
  { label: 'Account', href: '/account' },
];

export const legalLinks: readonly NavigationLink[] = legalArea.pages;

/** The label of a parent page: from the menus, else from the site areas. */
const findLabel = (href: string) =>
  headerMenus.find((menu) => menu.href === href)?.label ?? getSitePage(href).label;

/** Breadcrumbs of a page through its parent page. */
export const buildBreadcrumbs = (href: string, above: string): { label: string; href?: string }[] => [
  { label: findLabel(above), href: above },
  { label: getSitePage(href).label },
];
