import type { AdminPage, AdminPageGroup } from './admin-page';
import { adminPaths } from './admin-paths';

/** The rail. A page is listed when it exists. */
export const adminPageGroups: readonly AdminPageGroup[] = [
  {
    pages: [
      {
        label: 'Today',
        href: adminPaths.today(),
        keywords: 'dashboard figures revenue to do',
        permission: 'back-office.enter',
      },
    ],
  },
  {
    title: 'Shop',
    pages: [
      {
        label: 'Orders',
        href: adminPaths.orders(),
        keywords: 'pack ship refund return enter telephone',
        permission: 'orders.manage',
        waiting: 'orders',
      },
      {
        label: 'Payments',
        href: adminPaths.payments(),
        keywords: 'bank statement upi transfer match csv',
        permission: 'orders.manage',
      },
      {
        label: 'Invoices',
        href: adminPaths.invoices(),
        keywords: 'gst return tax credit note accountant gstr-1 gstr-3b hsn month csv zip pdf',
        permission: 'invoices.read',
      },
      {
        label: 'Revenue',
        href: adminPaths.revenue(),
        keywords:
          'sales report turnover earnings month quarter year best sellers top products statistics gst',
        permission: 'invoices.read',
      },
      {
        label: 'Products',
        href: adminPaths.products(),
        keywords: 'catalogue shop price sale stock pictures publish csv import export',
        permission: 'products.manage',
      },
      {
        label: 'Reviews',
        href: adminPaths.reviews(),
        keywords: 'ratings stars moderation approve refuse answer buyers photos',
        permission: 'reviews.manage',
        waiting: 'reviews',
      },
      {
        label: 'Customers',
        href: adminPaths.customers(),
        keywords: 'buyers people name email phone',
        permission: 'orders.manage',
      },
      {
        label: 'Discounts',
        href: adminPaths.discounts(),
        keywords: 'codes coupons vouchers campaign',
        permission: 'discounts.manage',
      },
      {
        label: 'Gift cards',
        href: adminPaths.giftCards(),
        keywords: 'voucher balance code void',
        permission: 'gift-cards.manage',
      },
      {
        label: 'Events',
        href: adminPaths.events(),
        keywords: 'guest list guests attendees tickets seats workshop hackathon print csv',
        permission: 'tickets.check-in',
      },
      {
        label: 'Check-in',
        href: adminPaths.checkIn(),
        keywords: 'tickets seats event entrance guest qr scan',
        permission: 'tickets.check-in',
      },
    ],
  },
  {
    title: 'Clients',
    pages: [
      {
        label: 'Inbox',
        href: adminPaths.inbox(),
        keywords: 'messages contact enquiries leads feedback reply',
        permission: 'leads.manage',
        waiting: 'inbox',
      },
      {
        label: 'Calls',
        href: adminPaths.calls(),
        keywords: 'calendar week booked move cancel hours days off',
        permission: 'leads.manage',
        waiting: 'calls',
      },
      {
        label: 'Quotes',
        href: adminPaths.quotes(),
        keywords: 'offer estimate proposal client gst send accept',
        permission: 'quotes.manage',
      },
      {
        label: 'Projects',
        href: adminPaths.projects(),
        keywords: 'milestones clients updates files hours comments members overdue',
        permission: 'projects.manage',
        waiting: 'milestones',
      },
    ],
  },
  {
    title: 'Website',
    pages: [
      {
        label: 'Articles',
        href: adminPaths.articles(),
        keywords: 'journal blog write draft publish schedule markdown pictures versions content',
        permission: 'articles.manage',
      },
      {
        label: 'Help and FAQ',
        href: adminPaths.help(),
        keywords: 'help centre articles questions answers faq write edit draft publish support content',
        permission: 'help.manage',
      },
      {
        label: 'Newsletter',
        href: adminPaths.newsletter(),
        keywords: 'edition subscribers export email compose send schedule unsubscribe bounces test',
        permission: 'newsletter.manage',
      },
      {
        label: 'Announcements',
        href: adminPaths.announcements(),
        keywords: 'banner bar message notice news top of pages offer',
        permission: 'announcements.manage',
      },
      {
        label: 'Redirects',
        href: adminPaths.redirects(),
        keywords: 'moved links paths old addresses 301 302 410 gone not found',
        permission: 'redirects.manage',
      },
      {
        label: 'Not found',
        href: adminPaths.gaps(),
        keywords: 'gaps searches without result unanswered questions did not help votes unknown paths 404',
        permission: 'gaps.manage',
      },
      {
        label: 'Measurements',
        href: adminPaths.measurements(),
        keywords:
          'visits views visitors sources referrers funnel conversion analytics statistics devices web vitals speed lcp inp cls',
        permission: 'measurements.read',
      },
    ],
  },
  {
    title: 'Staff',
    pages: [
      {
        label: 'Applications',
        href: adminPaths.applications(),
        keywords: 'careers jobs roles hiring candidates cv interview offer board',
        permission: 'applications.manage',
        waiting: 'applications',
      },
      {
        label: 'People',
        href: adminPaths.people(),
        keywords: 'staff admin roles permissions invite invitation sessions users colleagues',
        permission: 'users.manage',
      },
      {
        label: 'Data requests',
        href: adminPaths.dataRequests(),
        keywords: 'privacy personal data erase delete export download guest access request dpdp',
        permission: 'users.manage',
      },
      {
        label: 'Audit log',
        href: adminPaths.audit(),
        keywords: 'changes history who what when before after security csv',
        permission: 'audit.read',
      },
    ],
  },
  {
    title: 'System',
    pages: [
      {
        label: 'Books',
        href: adminPaths.books(),
        keywords: 'proof check totals stock numbers differences audit',
        permission: 'books.check',
        waiting: 'differences',
      },
      {
        label: 'Jobs',
        href: adminPaths.jobs(),
        keywords: 'queue worker failed retry waiting late background',
        permission: 'jobs.manage',
        waiting: 'failedJobs',
      },
      {
        label: 'Mail',
        href: adminPaths.mail(),
        keywords: 'email sent outbox delivery resend address template',
        permission: 'jobs.manage',
      },
      {
        label: 'Webhooks',
        href: adminPaths.webhooks(),
        keywords: 'integration zapier events orders endpoint url secret post accounting courier automation',
        permission: 'webhooks.manage',
      },
      {
        label: 'API keys',
        href: adminPaths.apiKeys(),
        keywords:
          'api token secret integration json rest openapi read orders invoices products stock accounting',
        permission: 'api-keys.manage',
      },
      {
        label: 'Backups',
        href: adminPaths.backups(),
        keywords: 'backup restore copy export download database disaster',
        permission: 'backups.manage',
      },
      {
        label: 'Settings',
        href: adminPaths.settings(),
        keywords: 'doctor check environment secrets database mail server https worker',
        permission: 'jobs.manage',
      },
    ],
  },
];

/** All pages of the rail. */
export const adminPages: readonly AdminPage[] = adminPageGroups.flatMap(({ pages }) => pages);
