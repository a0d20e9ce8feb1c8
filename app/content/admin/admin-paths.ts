/*
 * Paths of the back office. They are not in `paths`, because every fully hydrated page loads that module.
 */

const withSearch = (path: string, search: string) => (search ? `${path}?${search}` : path);

/** What there is about a person without an account. */
export const GUEST_DATA_FILE = 'everything.zip';

/** `search` is the serialised query of the list, which the URL of an order holds as well. */
export const adminPaths = {
  today: (search = '') => withSearch('/admin', search),
  search: () => '/admin/search',
  inbox: (search = '') => withSearch('/admin/inbox', search),
  lead: (id: string, search = '') => withSearch(`/admin/inbox/${id}`, search),
  leadFile: (id: string, fileId: string) => `/admin/inbox/${id}/files/${fileId}`,
  quotes: (search = '') => withSearch('/admin/quotes', search),
  newQuote: (search = '') => withSearch('/admin/quotes/new', search),
  quote: (id: string, search = '') => withSearch(`/admin/quotes/${id}`, search),
  editQuote: (id: string) => `/admin/quotes/${id}/edit`,
  projects: (search = '') => withSearch('/admin/projects', search),
  newProject: () => '/admin/projects/new',
  project: (id: string, search = '') => withSearch(`/admin/projects/${id}`, search),
  editProject: (id: string) => `/admin/projects/${id}/edit`,
  projectUpdates: (id: string, search = '') => withSearch(`/admin/projects/${id}/updates`, search),
  projectHours: (id: string, search = '') => withSearch(`/admin/projects/${id}/hours`, search),
  projectHoursExport: (id: string) => `/admin/projects/${id}/hours.csv`,
  projectHistory: (id: string, search = '') => withSearch(`/admin/projects/${id}/history`, search),
  projectFile: (id: string, fileId: string) => `/admin/projects/${id}/files/${fileId}`,
  applications: (search = '') => withSearch('/admin/careers', search),
  application: (id: string, search = '') => withSearch(`/admin/careers/${id}`, search),
  applicationFile: (id: string, fileId: string) => `/admin/careers/${id}/files/${fileId}`,
  roles: (search = '') => withSearch('/admin/careers/roles', search),
  newRole: () => '/admin/careers/roles/new',
  role: (id: string, search = '') => withSearch(`/admin/careers/roles/${id}`, search),
  rolePreview: (id: string) => `/admin/careers/roles/${id}/preview`,
  calls: (search = '') => withSearch('/admin/calls', search),
  /** `id` is that of the message of the call. */
  call: (id: string, search = '') => withSearch(`/admin/calls/${id}`, search),
  callHours: (search = '') => withSearch('/admin/calls/hours', search),
  replyTemplates: (search = '') => withSearch('/admin/inbox/templates', search),
  shipOrders: () => '/admin/orders/ship',
  /** `search` is the serialised query of the list. */
  markMatching: (search: string) => withSearch('/admin/orders/mark-matching', search),
  orders: (search = '') => withSearch('/admin/orders', search),
  /** `search` is the serialised query of the new order. */
  newOrder: (search = '') => withSearch('/admin/orders/new', search),
  order: (number: string, search = '') => withSearch(`/admin/orders/${number}`, search),
  ordersExport: (search = '') => withSearch('/admin/orders/export.csv', search),
  /** The numbers follow as the query `numbers=…&numbers=…`. */
  packingSlips: () => '/admin/orders/packing-slips',
  shippingLabels: () => '/admin/orders/labels.pdf',
  /** The label of one order, on A6. */
  shippingLabel: (number: string) => `/admin/orders/labels.pdf?numbers=${number}`,
  returnPhoto: (number: string, returnId: string) => `/admin/orders/${number}/returns/${returnId}/photo`,
  customers: (search = '') => withSearch('/admin/customers', search),
  customersExport: (search = '') => withSearch('/admin/customers/export.csv', search),
  /** `number` is the number of any order of the customer. */
  customer: (number: string, search = '') => withSearch(`/admin/customers/${number}`, search),
  discounts: (search = '') => withSearch('/admin/discounts', search),
  newDiscount: () => '/admin/discounts/new',
  discount: (id: string, search = '') => withSearch(`/admin/discounts/${id}`, search),
  giftCards: (search = '') => withSearch('/admin/gift-cards', search),
  giftCard: (id: string, search = '') => withSearch(`/admin/gift-cards/${id}`, search),
  /** The QR code of a ticket holds this path with its code. */
  checkIn: (code = '') => withSearch('/admin/check-in', code && new URLSearchParams({ code }).toString()),
  events: (search = '') => withSearch('/admin/events', search),
  /** `key` is that of `formatEventKey`. */
  event: (key: string, search = '') => withSearch(`/admin/events/${key}`, search),
  printedGuests: (key: string) => `/admin/events/${key}/print`,
  guestsExport: (key: string, search = '') => withSearch(`/admin/events/${key}/guests.csv`, search),
  newEventEmail: (key: string, search = '') => withSearch(`/admin/events/${key}/email`, search),
  eventEmail: (key: string, id: string, search = '') =>
    withSearch(`/admin/events/${key}/email/${id}`, search),
  eventEmailBody: (key: string, id: string) => `/admin/events/${key}/email/${id}/preview.html`,
  orderInvoice: (number: string, fileName: string) => `/admin/orders/${number}/invoices/${fileName}`,
  revenue: (search = '') => withSearch('/admin/revenue', search),
  revenueCsv: (search = '') => withSearch('/admin/revenue/products.csv', search),
  invoices: (search = '') => withSearch('/admin/invoices', search),
  gstCsv: (month: string) => `/admin/invoices/gst.csv?month=${month}`,
  invoicesZip: (month: string) => `/admin/invoices/pdfs.zip?month=${month}`,
  /** Without a month: the one whose tax is due next. */
  gstReturn: (month = '') => withSearch('/admin/invoices/gst-return', month && `month=${month}`),
  gstReturnCsv: (month: string) => `/admin/invoices/gst-return.csv?month=${month}`,
  payments: (search = '') => withSearch('/admin/payments', search),
  products: (search = '') => withSearch('/admin/products', search),
  /** `from`: the id of the product that it is a copy of. */
  newProduct: (from = '') => withSearch('/admin/products/new', from && `from=${from}`),
  product: (id: string, search = '') => withSearch(`/admin/products/${id}`, search),
  /** Where the stock of the product is changed. */
  productStock: (id: string) => `/admin/products/${id}#stock-title`,
  productPreview: (id: string) => `/admin/products/${id}/preview`,
  productsExport: () => '/admin/products/export.csv',
  productsImport: () => '/admin/products/import',
  categories: (search = '') => withSearch('/admin/products/categories', search),
  newCategory: () => '/admin/products/categories/new',
  category: (id: string, search = '') => withSearch(`/admin/products/categories/${id}`, search),
  stockCount: (search = '') => withSearch('/admin/products/stock-count', search),
  reviews: (search = '') => withSearch('/admin/reviews', search),
  review: (id: string, search = '') => withSearch(`/admin/reviews/${id}`, search),
  articles: (search = '') => withSearch('/admin/articles', search),
  /** `title` is the one with which it begins. */
  newArticle: (title = '') =>
    withSearch('/admin/articles/new', title && new URLSearchParams({ title }).toString()),
  article: (id: string, search = '') => withSearch(`/admin/articles/${id}`, search),
  articlePreview: (id: string) => `/admin/articles/${id}/preview`,
  /** Gets what is typed. `id` is that of the article, when it is stored already. */
  typedArticlePreview: (id = '') => withSearch('/admin/articles/preview', id && `id=${id}`),
  articleRevision: (id: string, version: number) => `/admin/articles/${id}/versions/${version}`,
  /** Help articles; `search` with `kind=question`: the questions. */
  help: (search = '') => withSearch('/admin/help', search),
  newHelpEntry: (search = '') => withSearch('/admin/help/new', search),
  helpEntry: (id: string, search = '') => withSearch(`/admin/help/${id}`, search),
  helpPreview: (id: string) => `/admin/help/${id}/preview`,
  typedHelpPreview: (id = '') => withSearch('/admin/help/preview', id && `id=${id}`),
  helpRevision: (id: string, version: number) => `/admin/help/${id}/versions/${version}`,
  newsletter: (search = '') => withSearch('/admin/newsletter', search),
  subscribers: (search = '') => withSearch('/admin/newsletter/subscribers', search),
  subscribersExport: (search = '') => withSearch('/admin/newsletter/subscribers/export.csv', search),
  newEdition: () => '/admin/newsletter/new',
  edition: (id: string, search = '') => withSearch(`/admin/newsletter/${id}`, search),
  editionBody: (id: string) => `/admin/newsletter/${id}/preview.html`,
  announcements: (search = '') => withSearch('/admin/announcements', search),
  newAnnouncement: () => '/admin/announcements/new',
  announcement: (id: string, search = '') => withSearch(`/admin/announcements/${id}`, search),
  announcementPreview: (id: string) => `/admin/announcements/${id}/preview`,
  redirects: (search = '') => withSearch('/admin/redirects', search),
  /** `from` is the path at which it begins. */
  newRedirect: (from = '') =>
    withSearch('/admin/redirects/new', from && new URLSearchParams({ from }).toString()),
  redirect: (id: string, search = '') => withSearch(`/admin/redirects/${id}`, search),
  webhooks: (search = '') => withSearch('/admin/webhooks', search),
  newWebhook: () => '/admin/webhooks/new',
  webhook: (id: string, search = '') => withSearch(`/admin/webhooks/${id}`, search),
  apiKeys: (search = '') => withSearch('/admin/api-keys', search),
  newApiKey: () => '/admin/api-keys/new',
  gaps: (search = '') => withSearch('/admin/gaps', search),
  backups: (done?: 'started' | 'stale' | 'off') => withSearch('/admin/backups', done ? `done=${done}` : ''),
  backupFile: (name: string) => `/admin/backups/${name}`,
  people: () => '/admin/people',
  dataRequests: (done?: 'erased' | 'stale') => withSearch('/admin/data-requests', done ? `done=${done}` : ''),
  guestDataExport: () => `/admin/data-requests/${GUEST_DATA_FILE}`,
  person: (id: string, search = '') => withSearch(`/admin/people/${id}`, search),
  audit: (search = '') => withSearch('/admin/audit', search),
  auditExport: (search = '') => withSearch('/admin/audit/export.csv', search),
  jobs: (search = '') => withSearch('/admin/jobs', search),
  job: (id: string, search = '') => withSearch(`/admin/jobs/${id}`, search),
  mail: (search = '') => withSearch('/admin/mail', search),
  email: (id: string, search = '') => withSearch(`/admin/mail/${id}`, search),
  emailBody: (id: string) => `/admin/mail/${id}/body.html`,
  measurements: (days?: number, filter: { device?: string | undefined; page?: string | undefined } = {}) => {
    const query = Object.entries({ days: days && String(days), ...filter }).filter(
      (entry): entry is [string, string] => Boolean(entry[1]),
    );
    return withSearch('/admin/measurements', new URLSearchParams(query).toString());
  },
  settings: () => '/admin/settings',
  books: (check?: 'checked' | 'started') => withSearch('/admin/books', check ? `check=${check}` : ''),
} as const;

/** Whether the path is one of the back office. */
export const isBackOfficePath = (pathname: string): boolean =>
  pathname === adminPaths.today() || pathname.startsWith(`${adminPaths.today()}/`);
