import { site } from '~site';

/** A page as menus, footer, site map and search show it. */
export interface SitePage {
  href: string;
  label: string;
  /** Content of the page, in one line. */
  description: string;
}

export interface SiteArea {
  id: string;
  label: string;
  pages: readonly SitePage[];
}

const page = (href: string, label: string, description: string): SitePage => ({ href, label, description });

/**
 * Every independent page of the site, once. Products, help articles and similar pages are listed by their own index.
 */
export const siteAreas: readonly SiteArea[] = [
  {
    id: 'products',
    label: 'Products',
    pages: [
      page('/products', 'The six products', 'Three questions lead to the right one'),
      page('/products/hackmatrix', 'HackMatrix', 'A hackathon from call to prize'),
      page('/products/converge', 'Converge', 'A home for a community between events'),
      page('/products/bridge', 'Bridge', 'Campus teams meet companies'),
      page('/products/evaledge', 'EvalEdge', 'Fair technical assessment'),
      page('/products/hackwise', 'HackWise', 'A coach for hackathon teams'),
      page('/products/taskflow', 'TaskFlow', 'Planning that stays small'),
      page('/coming-soon', 'What comes next', 'Four products, their months, and a waiting list'),
      page('/pricing', 'Pricing', 'Totals with GST, no call needed'),
    ],
  },
  {
    id: 'product-tours',
    label: 'Product tours',
    pages: [
      page('/saas/v1', 'For organisers', 'HackMatrix, its own screens first'),
      page('/saas/v2', 'For communities', 'Converge, told by the people in it'),
      page('/saas/v3', 'For hiring teams', 'EvalEdge, with a rubric to try'),
      page('/saas/v4', 'For small teams', 'TaskFlow, one board to move cards on'),
      page('/saas/v5', 'The suite', 'How the six work together, step by step'),
      page('/saas/features', 'Every feature', 'Live, beta and planned'),
      page('/saas/feature-single', 'Judging in depth', 'Try it with real scores'),
      page('/saas/integrations', 'Integrations', 'What connects to what'),
      page('/saas/integration-single', 'One integration', 'Set-up, code and permissions'),
      page('/demos/product-landing', 'HackMatrix on one page', 'Every judge has a handwriting'),
      page('/demos/mobile-app', 'Converge on the phone', 'The app for people who attend'),
    ],
  },
  {
    id: 'services',
    label: 'Services',
    pages: [
      page('/services/v1', 'Which service fits', 'Four services, one question each'),
      page('/services/v2', 'Our process', 'Twelve weeks of a project, one by one'),
      page('/services/single', 'The quick audit', 'Two weeks, fixed price'),
      page(
        '/services/custom-web-development',
        'Custom web development',
        'Software your own team can carry on',
      ),
      page(
        '/services/ai-powered-learning-solutions',
        'AI-supported learning',
        'Practice that adapts, reviewed by teachers',
      ),
      page(
        '/services/professional-training-workshops',
        'Training workshops',
        'Small rooms, dates and prices listed',
      ),
      page(
        '/services/hackathon-organization',
        'Hackathon organisation',
        'Plan a schedule and budget yourself',
      ),
      page('/demos/finance-consulting', 'For finance teams', 'What a late project costs, worked out'),
      page('/demos/agency/digital', 'Digital studio', 'A loud wall of work'),
      page('/demos/agency/design', 'Design studio', 'Slowly, one word to a window'),
      page('/demos/agency/seo', 'Search studio', 'Check a page without sending it'),
    ],
  },
  {
    id: 'work',
    label: 'Work',
    pages: [
      page('/portfolio/masonry', 'Portfolio', 'Twelve projects on a wall, by kind'),
      page('/portfolio/showcase', 'Project showcase', 'One project a screen'),
      page('/portfolio/list', 'Project list', 'Sorted by year, client, kind or place'),
      page('/portfolio/case-study/v1', 'Case study', 'A coffee auction, told from the beginning'),
      page(
        '/portfolio/case-study/v2',
        'Engineering post-mortem',
        'Nine lost reservations: cause, decisions, measurements',
      ),
      page('/customer/stories', 'Customer stories', 'Results with their sources'),
      page('/customer/story-single', 'One story in depth', 'What was tried, and what went wrong'),
    ],
  },
  {
    id: 'company',
    label: 'Company',
    pages: [
      page('/about/v1', 'Our story', 'From one rented room in 2017'),
      page('/company', 'Facts and figures', 'Offices, leadership, press kit'),
      page('/about/v3', 'What we hold to', 'Written down, signed'),
      page('/this-site', 'This site, measured', 'Weights, paints, uptime and tests, counted'),
      page('/demos/classic', `${site.name} in plain type`, 'One column, its margin, one picture'),
      page('/team', 'The team', 'Everyone, by name'),
      page('/career', 'Careers', 'Open roles with pay ranges'),
      page('/career/read', 'Latest open role', 'The work, the pay, and the form'),
      page('/partner-with-us', 'Partners', 'Campuses, sponsors, resellers'),
      page('/blog/', 'Journal', 'What we learned and measured'),
      page('/blog/list-sidebar', 'Journal archive', 'Every article by tag and year'),
      page('/newsletter', 'Newsletter', 'At most one email a month'),
      page('/blog/single/v2', 'Picture essay', 'An article led by its pictures'),
    ],
  },
  {
    id: 'help-and-shop',
    label: 'Help and shop',
    pages: [
      page('/contact', 'Contact', 'The right person, first time'),
      page('/contact/v2', 'Book a call', 'Pick a time'),
      page('/help/center', 'Help centre', 'Answers, found while you type'),
      page('/help/detail', 'Where is my order?', 'The answer most people look for'),
      page('/faq', 'Questions', 'The ones people really ask'),
      page('/search', 'Search', 'One field for everything here'),
      page('/shop/index', 'Shop front', 'New, favourites and on sale'),
      page('/shop/grid', 'All products', 'Filter by price, colour and size'),
      page('/shop/cart', 'Cart', 'What you have chosen, with tax'),
      page('/account', 'Your account', 'Orders, projects, addresses and sign-ins'),
      page('/account/order-history', 'Your orders', 'Where each one is, and what it came to'),
      page('/auth/sign-in', 'Sign in', 'Three doors to one account'),
      page('/auth/sign-up', 'Create an account', 'Not needed to order'),
    ],
  },
];

/** Legal pages and the site map. */
export const legalArea: SiteArea = {
  id: 'small-print',
  label: 'Small print',
  pages: [
    page('/terms-of-use', 'Terms of use', 'What we promise each other'),
    page('/privacy', 'Privacy', 'What is stored, why, and for how long'),
    page('/refund-policy', 'Refunds and returns', 'Money back, step by step'),
    page('/site-map', 'Site map', 'Every page on one sheet'),
  ],
};

const pages = [...siteAreas, legalArea].flatMap((area) => area.pages);

/** The pages of all areas. */
export const sitePages: readonly SitePage[] = pages;

/** The page at a path. Throws for an unknown path, so that no menu links to a missing page. */
export function getSitePage(href: string): SitePage {
  const found = pages.find((candidate) => candidate.href === href);
  if (!found) throw new Error(`The list of pages does not hold ${href}.`);
  return found;
}
