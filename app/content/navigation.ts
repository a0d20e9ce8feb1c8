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

export interface NavigationMenu extends NavigationLink {
  groups: readonly NavigationGroup[];
}

export const headerMenus: readonly NavigationMenu[] = [
  {
    label: 'Products',
    href: '/products',
    groups: [
      {
        label: 'In use today',
        links: [
          {
            label: 'HackMatrix',
            href: '/products/hackmatrix',
            description: 'A hackathon from call to prize',
          },
          {
            label: 'Converge',
            href: '/products/converge',
            description: 'A home for a community between events',
          },
          {
            label: 'Converge on the phone',
            href: '/demos/mobile-app',
            description: 'The app for people who attend',
          },
        ],
      },
      {
        label: 'Being built',
        links: [
          {
            label: 'Bridge',
            href: '/products/bridge',
            description: 'Campus teams meet companies',
          },
          {
            label: 'EvalEdge',
            href: '/products/evaledge',
            description: 'Fair technical assessment',
          },
          {
            label: 'HackWise',
            href: '/products/hackwise',
            description: 'A coach for hackathon teams',
          },
          {
            label: 'TaskFlow',
            href: '/products/taskflow',
            description: 'Planning that stays small',
          },
        ],
      },
      {
        label: 'Choose',
        links: [
          { label: 'All six', href: '/products', description: 'Three questions lead to the right one' },
          { label: 'How they work together', href: '/saas/v5', description: 'The suite, step by step' },
          { label: 'Every feature', href: '/saas/features', description: 'Live, beta and planned' },
          { label: 'Integrations', href: '/saas/integrations', description: 'What connects to what' },
          { label: 'Pricing', href: '/pricing', description: 'Totals with GST, no call needed' },
        ],
      },
    ],
  },
  {
    label: 'Services',
    href: '/services/v1',
    groups: [
      {
        label: 'What we do',
        links: [
          {
            label: 'Custom web development',
            href: '/services/custom-web-development',
            description: 'Software your own team can carry on',
          },
          {
            label: 'AI-supported learning',
            href: '/services/ai-powered-learning-solutions',
            description: 'Practice that adapts, reviewed by teachers',
          },
          {
            label: 'Training workshops',
            href: '/services/professional-training-workshops',
            description: 'Small rooms, dates and prices listed',
          },
          {
            label: 'Hackathon organisation',
            href: '/services/hackathon-organization',
            description: 'Plan a schedule and budget yourself',
          },
        ],
      },
      {
        label: 'How we work',
        links: [
          { label: 'Which service fits', href: '/services/v1', description: 'Four rooms, one question each' },
          {
            label: 'Week 1 to week 12',
            href: '/services/v2',
            description: 'What happens, and what it costs',
          },
          { label: 'The quick audit', href: '/services/single', description: 'Two weeks, fixed price' },
        ],
      },
      {
        label: 'Proof',
        links: [
          { label: 'Customer stories', href: '/customer/stories', description: 'Results with their sources' },
          { label: 'Work', href: '/portfolio/masonry', description: 'What we made, as a wall' },
          { label: 'Work as a list', href: '/portfolio/list', description: 'Year, client, kind, result' },
          {
            label: 'An engineering case',
            href: '/portfolio/case-study/v2',
            description: 'Decisions and measurements',
          },
        ],
      },
    ],
  },
  {
    label: 'Hackathons',
    href: '/services/hackathon-organization',
    groups: [
      {
        label: 'Run one',
        links: [
          {
            label: 'Plan your hackathon',
            href: '/services/hackathon-organization',
            description: 'People, days, budget',
          },
          { label: 'HackMatrix', href: '/products/hackmatrix', description: 'The software we run ours on' },
          {
            label: 'How judging works',
            href: '/saas/feature-single',
            description: 'Try it with real scores',
          },
        ],
      },
      {
        label: 'Join one',
        links: [
          {
            label: 'Seats for the next one',
            href: '/shop/single/hackathon-ticket',
            description: 'Meals, a bed roll and a shirt included',
          },
          {
            label: 'Sponsor or host',
            href: '/partner-with-us',
            description: 'What each side gives and gets',
          },
        ],
      },
    ],
  },
  { label: 'Journal', href: '/blog/', groups: [] },
  {
    label: 'Shop',
    href: '/shop/index',
    groups: [
      {
        label: 'Browse',
        links: [
          { label: 'Shop front', href: '/shop/index', description: 'New, favourites and on sale' },
          { label: 'All products', href: '/shop/grid', description: 'Filter by price, colour and size' },
          { label: 'Cart', href: '/shop/cart' },
          { label: 'Wishlist', href: '/account/wishlist' },
        ],
      },
    ],
  },
  {
    label: 'Company',
    href: '/about/v1',
    groups: [
      {
        label: 'Who we are',
        links: [
          { label: 'Our story', href: '/about/v1', description: 'From one rented room in 2017' },
          { label: 'Facts and figures', href: '/company', description: 'Offices, leadership, press kit' },
          { label: 'What we hold to', href: '/about/v3', description: 'Written down, signed' },
          { label: 'The team', href: '/team', description: 'Everyone, by name' },
        ],
      },
      {
        label: 'Work with us',
        links: [
          { label: 'Careers', href: '/career', description: 'Open roles with pay ranges' },
          { label: 'Partners', href: '/partner-with-us', description: 'Campuses, sponsors, resellers' },
        ],
      },
      {
        label: 'Reach us',
        links: [
          { label: 'Contact', href: '/contact', description: 'The right person, first time' },
          { label: 'Book a call', href: '/contact/v2', description: 'Pick a half hour' },
          { label: 'Help centre', href: '/help/center', description: 'Guides for every product' },
          { label: 'Questions', href: '/faq', description: 'The ones people really ask' },
        ],
      },
    ],
  },
];

export const headerAction: NavigationLink = { label: 'Start a project', href: '/contact' };

export const footerColumns: readonly NavigationGroup[] = [
  {
    label: 'Products',
    links: [
      { label: 'The six products', href: '/products' },
      { label: 'HackMatrix', href: '/products/hackmatrix' },
      { label: 'Converge', href: '/products/converge' },
      { label: 'Bridge', href: '/products/bridge' },
      { label: 'EvalEdge', href: '/products/evaledge' },
      { label: 'HackWise', href: '/products/hackwise' },
      { label: 'TaskFlow', href: '/products/taskflow' },
      { label: 'What comes next', href: '/coming-soon' },
      { label: 'Pricing', href: '/pricing' },
    ],
  },
  {
    label: 'Product tours',
    links: [
      { label: 'For organisers', href: '/saas/v1' },
      { label: 'For communities', href: '/saas/v2' },
      { label: 'For hiring teams', href: '/saas/v3' },
      { label: 'For small teams', href: '/saas/v4' },
      { label: 'The suite', href: '/saas/v5' },
      { label: 'Every feature', href: '/saas/features' },
      { label: 'Judging in depth', href: '/saas/feature-single' },
      { label: 'Integrations', href: '/saas/integrations' },
      { label: 'One integration', href: '/saas/integration-single' },
      { label: 'HackMatrix on one page', href: '/demos/product-landing' },
      { label: 'Converge on the phone', href: '/demos/mobile-app' },
    ],
  },
  {
    label: 'Services',
    links: [
      { label: 'Which service fits', href: '/services/v1' },
      { label: 'Week by week', href: '/services/v2' },
      { label: 'The quick audit', href: '/services/single' },
      { label: 'Custom web development', href: '/services/custom-web-development' },
      { label: 'AI-supported learning', href: '/services/ai-powered-learning-solutions' },
      { label: 'Training workshops', href: '/services/professional-training-workshops' },
      { label: 'Hackathon organisation', href: '/services/hackathon-organization' },
      { label: 'For finance teams', href: '/demos/finance-consulting' },
      { label: 'Digital studio', href: '/demos/agency/digital' },
      { label: 'Design studio', href: '/demos/agency/design' },
      { label: 'Search studio', href: '/demos/agency/seo' },
    ],
  },
  {
    label: 'Work',
    links: [
      { label: 'Wall of work', href: '/portfolio/masonry' },
      { label: 'One at a time', href: '/portfolio/showcase' },
      { label: 'Work as a list', href: '/portfolio/list' },
      { label: 'A long read', href: '/portfolio/case-study/v1' },
      { label: 'An engineering case', href: '/portfolio/case-study/v2' },
      { label: 'Customer stories', href: '/customer/stories' },
      { label: 'One story in depth', href: '/customer/story-single' },
    ],
  },
  {
    label: 'Company',
    links: [
      { label: 'Our story', href: '/about/v1' },
      { label: 'Facts and figures', href: '/company' },
      { label: 'What we hold to', href: '/about/v3' },
      { label: 'Tessera in plain type', href: '/demos/classic' },
      { label: 'The team', href: '/team' },
      { label: 'Careers', href: '/career' },
      { label: 'Latest open role', href: '/career/read' },
      { label: 'Partners', href: '/partner-with-us' },
      { label: 'Journal', href: '/blog/' },
      { label: 'Journal archive', href: '/blog/list-sidebar' },
      { label: 'Picture essay', href: '/blog/single/v2' },
    ],
  },
  {
    label: 'Help and shop',
    links: [
      { label: 'Contact', href: '/contact' },
      { label: 'Book a call', href: '/contact/v2' },
      { label: 'Help centre', href: '/help/center' },
      { label: 'Where is my order?', href: '/help/detail' },
      { label: 'Questions', href: '/faq' },
      { label: 'Shop front', href: '/shop/index' },
      { label: 'All products', href: '/shop/grid' },
      { label: 'Cart', href: '/shop/cart' },
      { label: 'Your account', href: '/account/profile' },
      { label: 'Your orders', href: '/account/order-history' },
      { label: 'Sign in', href: '/auth/sign-in' },
      { label: 'Create an account', href: '/auth/sign-up' },
    ],
  },
];

export const legalLinks: readonly NavigationLink[] = [
  { label: 'Terms of use', href: '/terms-of-use' },
  { label: 'Privacy', href: '/privacy' },
  { label: 'Refunds and returns', href: '/refund-policy' },
];
